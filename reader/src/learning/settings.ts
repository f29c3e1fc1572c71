/** What a training starts from; the same settings and the same corpus give the same weights. */
export interface TrainingSettings {
  /** Places are known by their names in it too; English where it is left out. */
  language?: string;
  seed: number;
  /** How many other forms of each message are made for the network. */
  variants: number;
  /** Learn from so many messages only; 0 for all. */
  limit: number;
  /** One message in so many of another language is learned from too: travellers mix, and names and numbers are alike. */
  along?: { language: string; oneIn: number };
  /** Words that the corpus has this often are known as common words; left out where the folder has words with vectors. */
  ownWords?: { least: number; width: number };
  network: { epochs: number; channels: number; dropout: number; threads: number };
  /** How often the linear half goes through the corpus, how many weights it may keep, how much its points count. */
  linear: {
    spanEpochs: number;
    actEpochs: number;
    most: number;
    mostOfActs: number;
    share: number;
    clauseShare: number;
  };
}

/** How the weights of the repository are trained. */
export const settings: TrainingSettings = {
  seed: 17,
  variants: 8,
  limit: 0,
  network: { epochs: 24, channels: 80, dropout: 0.2, threads: 1 },
  linear: { spanEpochs: 8, actEpochs: 6, most: 600_000, mostOfActs: 250_000, share: 0.015, clauseShare: 0.5 },
};

/** German has no word vectors: smaller tables, its own words, and English messages along. */
const german: TrainingSettings = {
  ...settings,
  language: 'de',
  along: { language: 'en', oneIn: 8 },
  ownWords: { least: 2, width: 24 },
  network: { epochs: 20, channels: 64, dropout: 0.2, threads: 1 },
  linear: { spanEpochs: 8, actEpochs: 6, most: 80_000, mostOfActs: 80_000, share: 0.03, clauseShare: 0.5 },
};

/** How the weights of a language are trained. */
export const settingsOf = (language: string): TrainingSettings => (language === 'de' ? german : settings);
