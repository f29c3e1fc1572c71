import { writeFileSync } from 'node:fs';
import { learnClauses } from '../clauses/learn-clauses.ts';
import type { Example } from '../corpus/read-corpus.ts';
import { targetOf } from '../corpus/target-of.ts';
import { acts, spanLabels } from '../labels.ts';
import { featuresOf } from '../linear/features-of.ts';
import type { Lesson } from '../linear/learn-linear.ts';
import { learnLinear } from '../linear/learn-linear.ts';
import { writeLinear } from '../linear/linear-model.ts';
import type { Gazetteer } from '../marked.ts';
import { encode } from '../words/encode.ts';
import { openVocabulary } from '../words/vocabulary.ts';
import { actTags, spanTags } from './lesson-tags.ts';
import { Lot } from './random.ts';
import type { TrainingSettings } from './settings.ts';

/** Learns the linear models of spans and of acts and writes them beside the network. */
export function learnLinearHalves(
  examples: readonly Example[],
  gazetteer: Gazetteer,
  weights: URL,
  { seed, linear: { spanEpochs, actEpochs, most, mostOfActs } }: TrainingSettings,
) {
  const vocabulary = openVocabulary(weights);
  const read = examples.map((example) => {
    const encoded = encode(example.message, gazetteer, vocabulary);
    return { encoded, target: targetOf(example, encoded.tokens) };
  });
  const ofSpans = read.map(({ encoded, target }): Lesson => ({
    features: featuresOf(encoded).spans,
    tags: spanTags(target),
  }));
  const spans = learnLinear(ofSpans, 1 + 2 * spanLabels.length, 0, new Lot(seed), {
    epochs: spanEpochs,
    most,
  });
  writeFileSync(new URL('spans.bin', weights), writeLinear(spans));
  const ofActs = read.map(({ encoded, target }): Lesson => ({
    features: featuresOf(encoded).acts,
    tags: actTags(target),
  }));
  // A clause always does something: none, the first tag, is not to be chosen.
  const doings = learnLinear(ofActs, 1 + 2 * acts.length, 1, new Lot(seed), {
    epochs: actEpochs,
    most: mostOfActs,
  });
  writeFileSync(new URL('acts.bin', weights), writeLinear(doings));
  writeFileSync(new URL('clauses.bin', weights), writeLinear(learnClauses(examples, new Lot(seed))));
}
