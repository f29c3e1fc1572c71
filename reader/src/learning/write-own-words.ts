import { writeFileSync } from 'node:fs';
import type { Example } from '../corpus/read-corpus.ts';
import { tokenize } from '../words/tokenize.ts';
import type { TrainingSettings } from './settings.ts';

/**
 * The words of the corpus, the commonest first, for a language without word vectors: how common a word is tells an ordinary
 * word from a name. The vectors are empty; what is learned of a word is added to them.
 */
export function writeOwnWords(
  examples: readonly Example[],
  weights: URL,
  { least, width }: NonNullable<TrainingSettings['ownWords']>,
) {
  const counts = new Map<string, number>();
  for (const { marks } of examples)
    for (const { text } of tokenize(marks.text.toLowerCase()))
      if (/^\p{L}/u.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([word]) => word);
  writeFileSync(new URL('words.txt', weights), words.join('\n'));
  writeFileSync(new URL('vectors.bin', weights), new Uint8Array(words.length * width));
  writeFileSync(new URL('clusters.bin', weights), new Uint8Array(words.length * 4));
}
