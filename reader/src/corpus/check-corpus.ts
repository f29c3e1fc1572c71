import { tokenize } from '../words/tokenize.ts';
import type { Example } from './read-corpus.ts';
import { readCorpus } from './read-corpus.ts';
import { targetOf } from './target-of.ts';

export interface CorpusCheck {
  faults: string[];
  examples: Example[];
  /** How many messages of each kind, and how often each act and label was marked. */
  counts: Record<string, number>;
}

/** Reads a corpus and says what is wrong with it; the examples are those that can be learned from. */
export function checkCorpus(folder: string): CorpusCheck {
  const { examples: all, faults } = readCorpus(folder);
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const seen = new Set<string>();
  const examples = all.filter((example) => {
    const { kind, message, marks, at } = example;
    const tokens = tokenize(message.text);
    // A short answer may well be given after two different questions.
    const whole = JSON.stringify([message.text.toLowerCase(), message.trip, message.lastAnswer]);
    try {
      if (tokens.length === 0) throw new Error('says nothing');
      if (seen.has(whole)) throw new Error('is there twice');
      targetOf(example, tokens);
    } catch (error) {
      faults.push(`${at}: ${(error as Error).message}`);
      return false;
    }
    seen.add(whole);
    count(kind);
    if (kind === 'first' && message.text.split(/\s+/).length >= 60) count('first of 60 words and more');
    for (const { label } of marks.spans) count(`[${label}`);
    for (const { label } of marks.clauses) count(`{${label}`);
    return true;
  });
  return { faults, examples, counts };
}

if (import.meta.main) {
  const leastMessages = 6000;
  const { faults, examples, counts } = checkCorpus(process.argv[2] ?? 'reader/corpus/en');
  for (const [what, times] of Object.entries(counts).toSorted(([, a], [, b]) => b - a))
    console.warn(`${String(times).padStart(6)}  ${what}`);
  for (const fault of faults) console.error(fault);
  console.warn(`${examples.length} messages, ${faults.length} faults; at least ${leastMessages} are wanted.`);
  if (faults.length > 0 || examples.length < leastMessages) process.exitCode = 1;
}
