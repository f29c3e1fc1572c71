import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../marked.ts';
import type { MarkedText } from './parse-marked.ts';
import { parseMarked } from './parse-marked.ts';

const kinds = ['first', 'next', 'ask', 'other'] as const;
export type MessageKind = (typeof kinds)[number];

/** A message of the corpus with its marks. */
export interface Example {
  /** File and line. */
  at: string;
  kind: MessageKind;
  message: Message;
  marks: MarkedText;
}

export interface Corpus {
  examples: Example[];
  /** What is wrong, each with file and line. */
  faults: string[];
}

/** `Tokyo 4, Hakone 1 | Senso-ji, Tsukiji Market`. */
function parseTrip(line: string): Message['trip'] {
  const [stops = '', items = ''] = line.split('|');
  const names = (list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return { stops: names(stops).map((stop) => stop.replace(/\s+\d+$/, '')), items: names(items) };
}

/** The examples of one file's text. */
export function parseCorpus(file: string, text: string): Corpus {
  const corpus: Corpus = { examples: [], faults: [] };
  let trip: Message['trip'] = null;
  let lastAnswer: string | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const [, command, rest = ''] = /^@(trip|said|none)\s*(.*)$/.exec(line) ?? [];
    if (command === 'trip') trip = parseTrip(rest);
    else if (command === 'none') trip = null;
    else if (command === 'said') lastAnswer = rest.replaceAll('\\n', '\n');
    else if (line !== '' && !line.startsWith('#')) {
      const [kind, marked = ''] = line.split('\t');
      try {
        if (!kinds.includes(kind as MessageKind)) throw new Error(`no such kind: ${kind}`);
        const marks = parseMarked(marked);
        const message = { text: marks.text, trip: kind === 'first' ? null : trip };
        corpus.examples.push({
          at: `${file}:${at + 1}`,
          kind: kind as MessageKind,
          message: lastAnswer === undefined ? message : { ...message, lastAnswer },
          marks,
        });
      } catch (error) {
        corpus.faults.push(`${file}:${at + 1}: ${(error as Error).message}`);
      }
      lastAnswer = undefined;
    }
  }
  return corpus;
}

/** All messages of a folder's `.txt` files, by the files' names. */
export function readCorpus(folder: string): Corpus {
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => parseCorpus(name, readFileSync(join(folder, name), 'utf8')));
  return {
    examples: parts.flatMap(({ examples }) => examples),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
