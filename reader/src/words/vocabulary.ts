import { readFileSync } from 'node:fs';

/** The words that have a vector, the most common first; row 0 is nobody's. */
export interface Vocabulary {
  row(word: string): number;
  /** Two for each row, of words that are used alike: one of 128 large groups, one of 1024 small ones. */
  clusters: Uint16Array;
}

/** Reads `words.txt` and `clusters.bin` of a folder. */
export function openVocabulary(folder: URL): Vocabulary {
  const words = readFileSync(new URL('words.txt', folder), 'utf8').split('\n');
  const rows = new Map(words.map((word, at) => [word, at + 1]));
  const bytes = readFileSync(new URL('clusters.bin', folder));
  const clusters = new Uint16Array(2 * (words.length + 1));
  for (let at = 0; at < bytes.length / 2; at += 1) clusters[at + 2] = 1 + bytes.readUInt16LE(2 * at);
  return { row: (word) => rows.get(word) ?? 0, clusters };
}
