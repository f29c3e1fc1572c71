import { hashOf } from '../words/hash-of.ts';
import { tokenize } from '../words/tokenize.ts';

/** So many rows the features are spread over. */
export const CLAUSE_ROWS = 2 ** 17;

/** A clause with what stands around it. */
export interface ClauseSeen {
  text: string;
  /** Spans by their place in the clause's text. */
  spans: readonly { label: string; start: number; end: number }[];
  hasTrip: boolean;
  /** The message answers a question of the assistant's. */
  isAnswer: boolean;
  /** What the clause before it does. */
  before: string | null;
  at: number;
  count: number;
}

const MOST_TOKENS = 60;
const GRAM = 4;

interface Word {
  text: string;
  start: number;
}

/** The words of a clause, and the same with each span's words put as its label: "skip [item]". */
function wordsOf({ text, spans }: ClauseSeen): { plain: string[]; shape: string[] } {
  const words: Word[] = tokenize(text)
    .slice(0, MOST_TOKENS)
    .map((token) => ({ text: token.text.toLowerCase(), start: token.start }));
  const shape: string[] = [];
  for (const { text: word, start } of words) {
    const span = spans.find((one) => start >= one.start && start < one.end);
    const put = span === undefined ? word : `<${span.label}>`;
    if (span === undefined || shape.at(-1) !== put) shape.push(put);
  }
  return { plain: words.map((word) => word.text), shape };
}

/** What a clause is known by: runs of its words with and without what its spans say, letter groups, and where it stands. */
export function clauseFeatures(clause: ClauseSeen): Int32Array {
  const { plain, shape } = wordsOf(clause);
  const context = clause.hasTrip ? 'T' : 'N';
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature, 11) % CLAUSE_ROWS);
  add('always');
  add(`context ${context}`);
  add(`answer ${clause.isAnswer}`);
  add(`before ${clause.before ?? '-'}`);
  add(`count ${Math.min(clause.count, 4)}`);
  add(`at ${Math.min(clause.at, 3)}`);
  add(`long ${Math.min(8, Math.floor(plain.length / 3))}`);
  add(`spans ${[...new Set(clause.spans.map(({ label }) => label))].toSorted().join()}`);
  for (const [name, words] of [['s', ['^', ...shape, '$']] as const, ['p', ['^', ...plain, '$']] as const]) {
    for (let size = 1; size <= 3; size += 1)
      for (let from = 0; from + size <= words.length; from += 1) {
        const run = `${name}${words.slice(from, from + size).join(' ')}`;
        add(run);
        if (size < 3) add(context + run);
      }
  }
  for (let at = 0; at + 2 < shape.length; at += 1) add(`skip ${shape[at]} ${shape[at + 2]}`);
  for (const word of plain)
    for (let at = 0; at + GRAM <= word.length && word.length > GRAM; at += 1)
      add(`g${word.slice(at, at + GRAM)}`);
  return Int32Array.from(found);
}
