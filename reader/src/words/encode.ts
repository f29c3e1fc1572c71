import { fold } from '@wayfare/atlas';
import type { Gazetteer, Message } from '../marked.ts';
import type { Vocabulary } from './vocabulary.ts';
import { gramsOf, ownRowOf } from './grams-of.ts';
import { signsOf } from './signs-of.ts';
import type { Token } from './tokenize.ts';
import { tokenize } from './tokenize.ts';

/** A message as the network is given it: first what the assistant said last, then what the traveller wrote. */
export interface Encoded {
  /** Of the traveller's text only. */
  tokens: readonly Token[];
  /** How many tokens of the assistant come first. */
  said: number;
  /** Rows of word vectors; 0 where a word is unknown. */
  words: number[];
  /** Rows of what was learned of words. */
  ownWords: number[];
  /** Rows of letter groups. */
  grams: number[][];
  signs: number[][];
}

const MOST_SAID = 24;

/** The last words of the assistant: what it asked stands at the end. */
function wordsSaid({ lastAnswer }: Message): { text: string; tokens: Token[] } {
  const text = lastAnswer ?? '';
  return { text, tokens: tokenize(text).slice(-MOST_SAID) };
}

export function encode(message: Message, gazetteer: Gazetteer, vocabulary: Vocabulary): Encoded {
  const tokens = tokenize(message.text);
  const said = wordsSaid(message);
  const row = (word: string) => vocabulary.row(word.toLowerCase()) || vocabulary.row(fold(word));
  const sources = { gazetteer, rank: (word: string) => row(word) || Infinity };
  const all = [...said.tokens, ...tokens];
  const answer = { text: said.text, trip: message.trip, inAnswer: true } as const;
  return {
    tokens,
    said: said.tokens.length,
    words: all.map(({ text }) => row(text)),
    ownWords: all.map(({ text }) => ownRowOf(text)),
    grams: all.map(({ text }) => gramsOf(text)),
    signs: [...signsOf(answer, said.tokens, sources), ...signsOf(message, tokens, sources)],
  };
}
