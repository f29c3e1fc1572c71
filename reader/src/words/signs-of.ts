import { fold } from '@wayfare/atlas';
import type { Gazetteer, Message } from '../marked.ts';
import type { Cover } from './name-cover.ts';
import { coverNames } from './name-cover.ts';
import type { Token } from './tokenize.ts';

const shapes = ['lower', 'title', 'upper', 'letter', 'mixed', 'number', 'break', 'emoji', 'sign'] as const;
const numbers = [
  '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'to20', 'to31', 'to100', 'to1000',
  'year', 'more', 'clock', 'decimal',
] as const; // prettier-ignore
const kindsOfName = ['city', 'country', 'region', 'sight', 'airport'] as const;
const placing = ['first', 'last', 'afterBreak', 'afterStop', 'afterComma', 'inBrackets', 'begins', 'ends'] as const;
const context = [
  'noTrip', 'trip', 'said', 'saidAsks', 'inAnswer', 'noCapitals', 'short', 'long',
  'ofStop', 'ofStopGoesOn', 'ofItem', 'ofItemGoesOn', 'wordOfItem',
] as const; // prettier-ignore

/** Every sign that a token may carry; its number is its place in the list. */
export const signNames = [
  ...shapes.map((shape) => `shape.${shape}`),
  ...numbers.map((number) => `number.${number}`),
  ...[0, 1, 2, 3, 4, 5].map((rank) => `rank.${rank}`),
  ...kindsOfName.flatMap((kind) => [`name.${kind}`, `name.${kind}GoesOn`]),
  ...[0, 1, 2, 3].map((weight) => `weight.${weight}`),
  'name.ofManyWords',
  'name.written',
  ...placing.map((place) => `placing.${place}`),
  ...context.map((part) => `context.${part}`),
] as const;

const numberOf = new Map<string, number>(signNames.map((name, at) => [name, at]));
/** The sign's number; throws on a name that does not exist. */
function sign(name: string): number {
  const number = numberOf.get(name);
  if (number === undefined) throw new Error(`no sign ${name}`);
  return number;
}

const shapeOf = (text: string): (typeof shapes)[number] => {
  if (text === '\n') return 'break';
  if (/^\d/.test(text)) return 'number';
  if (/^\p{Extended_Pictographic}/u.test(text)) return 'emoji';
  if (!/\p{L}/u.test(text)) return 'sign';
  if (/^\p{Lu}\P{Ll}*$/u.test(text)) return text.length === 1 ? 'letter' : 'upper';
  if (/^\p{Lu}\P{Lu}*$/u.test(text)) return 'title';
  return /\p{Lu}/u.test(text) ? 'mixed' : 'lower';
};

function sizeOf(text: string): (typeof numbers)[number] {
  if (text.includes(':')) return 'clock';
  const value = Number(text.replace(/,(?=\d{3}\b)/g, ''));
  if (!Number.isInteger(value)) return 'decimal';
  if (value <= 12) return String(value) as (typeof numbers)[number];
  if (value >= 1900 && value < 2100) return 'year';
  return value <= 20 ? 'to20' : value <= 31 ? 'to31' : value <= 100 ? 'to100' : value <= 1000 ? 'to1000' : 'more';
}

const rankOf = (rank: number) => [500, 2000, 6000, 15_000, Infinity].filter((least) => rank >= least).length;

function signsOfName(cover: Cover, token: Token): number[] {
  const { known, at, length } = cover;
  const signs = [
    sign(at === 0 ? `name.${known.kind}` : `name.${known.kind}GoesOn`),
    sign(`weight.${Math.min(3, Math.floor(known.weight * 4))}`),
  ];
  if (length > 1) signs.push(sign('name.ofManyWords'));
  if (/^\p{Lu}/u.test(token.text)) signs.push(sign('name.written'));
  return signs;
}

const wordsOf = (name: string) => fold(name).split(' ');

/** Marks the tokens that repeat one of these names: `begin` the first of a name, `on` the others. */
function markNames(folded: readonly string[], names: readonly string[], mark: (at: number, begin: boolean) => void) {
  for (const name of names) {
    const words = wordsOf(name);
    for (let from = 0; from + words.length <= folded.length; from += 1)
      if (words.every((word, at) => folded[from + at] === word))
        for (const at of words.keys()) mark(from + at, at === 0);
  }
}

function signsOfTrip(message: Message, tokens: readonly Token[], signs: readonly number[][]) {
  const { trip } = message;
  if (trip === null) return;
  const folded = tokens.map(({ text }) => fold(text));
  markNames(folded, trip.stops, (at, begin) => signs[at]!.push(sign(begin ? 'context.ofStop' : 'context.ofStopGoesOn')));
  markNames(folded, trip.items, (at, begin) => signs[at]!.push(sign(begin ? 'context.ofItem' : 'context.ofItemGoesOn')));
  const words = new Set(trip.items.flatMap(wordsOf).filter((word) => word.length > 3));
  for (const [at, word] of folded.entries()) if (words.has(word)) signs[at]!.push(sign('context.wordOfItem'));
}

function signsOfPlacing(tokens: readonly Token[], at: number, depth: number): number[] {
  const signs: number[] = [];
  const before = tokens[at - 1]?.text;
  if (before === undefined) signs.push(sign('placing.first'));
  if (at === tokens.length - 1) signs.push(sign('placing.last'));
  if (before === '\n') signs.push(sign('placing.afterBreak'));
  if (before !== undefined && /^[.!?]/.test(before)) signs.push(sign('placing.afterStop'));
  if (before === ',') signs.push(sign('placing.afterComma'));
  if (depth > 0) signs.push(sign('placing.inBrackets'));
  if (at < tokens.length / 8) signs.push(sign('placing.begins'));
  if (at >= (tokens.length * 7) / 8) signs.push(sign('placing.ends'));
  return signs;
}

/** What the signs of a message are read from, beside its words. */
export interface Sources {
  gazetteer: Gazetteer;
  /** How common a word is: its place in a list by frequency; a large number where it is unknown. */
  rank(word: string): number;
}

/** The signs of each token of the message's text: everything that can be known of it but its letters. */
export function signsOf(
  message: Message & { inAnswer?: true },
  tokens: readonly Token[],
  { gazetteer, rank }: Sources,
): number[][] {
  const { text, trip, lastAnswer, inAnswer } = message;
  const shared = [sign(trip === null ? 'context.noTrip' : 'context.trip')];
  if (inAnswer) shared.push(sign('context.inAnswer'));
  if (lastAnswer !== undefined) shared.push(sign('context.said'));
  if (lastAnswer?.trimEnd().endsWith('?')) shared.push(sign('context.saidAsks'));
  if (!/\p{Lu}/u.test(text)) shared.push(sign('context.noCapitals'));
  if (tokens.length < 12) shared.push(sign('context.short'));
  if (tokens.length > 60) shared.push(sign('context.long'));
  const covers = coverNames(text, tokens, (name) => gazetteer.lookup(name));
  let depth = 0;
  const signs = tokens.map((token, at) => {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    const shape = shapeOf(token.text);
    const own = [...shared, sign(`shape.${shape}`), ...signsOfPlacing(tokens, at, depth)];
    if (shape === 'number') own.push(sign(`number.${sizeOf(token.text)}`));
    else own.push(sign(`rank.${rankOf(rank(token.text))}`));
    const cover = covers[at];
    return cover ? [...own, ...signsOfName(cover, token)] : own;
  });
  signsOfTrip(message, tokens, signs);
  return signs;
}
