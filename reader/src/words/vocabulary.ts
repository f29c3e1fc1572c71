import { readFileSync } from 'node:fs';

/** The words that have a vector, the most common first; row 0 is nobody's. */
export interface Vocabulary {
  row(word: string): number;
}

export function openVocabulary(path: URL): Vocabulary {
  const rows = new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((word, at) => [word, at + 1]),
  );
  return { row: (word) => rows.get(word) ?? 0 };
}
