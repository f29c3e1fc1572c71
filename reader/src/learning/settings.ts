/** What a training starts from; the same settings and the same corpus give the same weights. */
export interface TrainingSettings {
  seed: number;
  /** How many other forms of each message are made for the network. */
  variants: number;
  /** Learn from so many messages only; 0 for all. */
  limit: number;
  network: { epochs: number; channels: number; dropout: number; threads: number };
  /** How often the linear half goes through the corpus, how many weights it may keep, how much its points count. */
  linear: { spanEpochs: number; actEpochs: number; most: number; share: number; clauseShare: number };
}

/** How the weights of the repository are trained. */
export const settings: TrainingSettings = {
  seed: 17,
  variants: 8,
  limit: 0,
  network: { epochs: 28, channels: 80, dropout: 0.2, threads: 2 },
  linear: { spanEpochs: 8, actEpochs: 6, most: 600_000, share: 0.015, clauseShare: 0.5 },
};
