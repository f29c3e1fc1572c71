import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import type { Example } from '../corpus/read-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import type { Gazetteer } from '../marked.ts';
import { openVocabulary } from '../words/vocabulary.ts';
import { balanceOf } from './balance-of.ts';
import { inNoOrder } from './in-no-order.ts';
import { isHeldOut } from './is-held-out.ts';
import { learnLinearHalves } from './learn-linear-halves.ts';
import type { PlaceNames } from './place-names.ts';
import { placeNames } from './place-names.ts';
import { Lot } from './random.ts';
import type { TrainingSettings } from './settings.ts';
import { vary } from './vary.ts';
import { writeLessons } from './write-lessons.ts';
import { writeOwnWords } from './write-own-words.ts';

/** Messages of another language that are learned from too. */
function messagesAlong(corpus: string, along: TrainingSettings['along']): Example[] {
  if (along === undefined) return [];
  const { examples } = checkCorpus(join(corpus, '..', along.language));
  return inNoOrder(examples.filter((example) => !isHeldOut(example))).filter(
    (_, at) => at % along.oneIn === 0,
  );
}

/** Memory that is given back and asked for again at every step would cost more than the learning. */
const keptMemory = { MALLOC_TRIM_THRESHOLD_: '1000000000', MALLOC_MMAP_THRESHOLD_: '1000000000' };

/** Lets Python learn the network. */
function learnNetwork(
  examples: readonly Example[],
  gazetteer: Gazetteer,
  names: PlaceNames,
  weights: URL,
  { seed, variants, limit, network }: TrainingSettings,
) {
  const lessons = mkdtempSync(join(tmpdir(), 'wayfare-lessons-'));
  const options = Object.entries({ seed, limit, ...network });
  try {
    const sources = { gazetteer, vocabulary: openVocabulary(weights), names };
    writeLessons(examples, sources, lessons, new Lot(seed), variants);
    const { status } = spawnSync(
      process.env.WAYFARE_TRAINING_PYTHON ?? '/usr/bin/python3',
      [
        fileURLToPath(new URL('../../train/train.py', import.meta.url)),
        lessons,
        fileURLToPath(weights),
        ...options.flatMap(([name, value]) => [`--${name}`, String(value)]),
      ],
      { stdio: 'inherit', env: { ...process.env, ...keptMemory } },
    );
    if (status !== 0)
      throw new Error(`The training ended with ${status}: it needs Python 3 with torch and numpy.`);
  } finally {
    rmSync(lessons, { recursive: true, force: true });
  }
}

/**
 * Learns weights from a corpus and writes them into a folder, which has words with their vectors unless they are the corpus'
 * own. Without the network, which takes by far the longest, only what stands beside it is learned anew.
 */
export function train(corpus: string, weights: URL, settings: TrainingSettings, withNetwork = true) {
  const { examples, faults } = checkCorpus(corpus);
  if (faults.length > 0) throw new Error(`The corpus has faults:\n${faults.join('\n')}`);
  const own = examples.filter((example) => !isHeldOut(example));
  const heldOut = examples.filter(isHeldOut);
  const learned = inNoOrder([...own, ...messagesAlong(corpus, settings.along)]);
  if (withNetwork && settings.ownWords) writeOwnWords(own, weights, settings.ownWords);
  const atlas = openAtlas();
  const gazetteer = gazetteerOf(atlas, settings.language);
  const names = placeNames(atlas);
  if (withNetwork) learnNetwork([...learned, ...heldOut], gazetteer, names, weights, settings);
  const written = learned.slice(0, settings.limit || undefined);
  const lot = new Lot(settings.seed);
  const varied = written.map((example) => vary(example, lot, names, gazetteer));
  learnLinearHalves([...written, ...varied], gazetteer, weights, settings);
  const balance = balanceOf(gazetteer, weights, settings.linear, heldOut);
  writeFileSync(new URL('balance.json', weights), `${JSON.stringify(balance, null, 2)}\n`);
}
