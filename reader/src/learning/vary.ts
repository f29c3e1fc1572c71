import { fold } from '@wayfare/atlas';
import type { TextEdit } from '../corpus/edit-marked.ts';
import { editMarked } from '../corpus/edit-marked.ts';
import type { MarkedText } from '../corpus/parse-marked.ts';
import type { Example } from '../corpus/read-corpus.ts';
import { targetOf } from '../corpus/target-of.ts';
import type { SpanLabel } from '../labels.ts';
import type { Gazetteer } from '../marked.ts';
import { tokenize } from '../words/tokenize.ts';
import type { PlaceNames } from './place-names.ts';
import type { Lot } from './random.ts';
import { openedOtherwise, otherVerbs } from './say-otherwise.ts';

const placeLabels: ReadonlySet<SpanLabel> = new Set([
  'stop', 'origin', 'end', 'via', 'base', 'outing', 'seen', 'not', 'maybe', 'about', 'see', 'item',
] as const); // prettier-ignore
const countLabels: ReadonlySet<SpanLabel> = new Set([
  'nights', 'length', 'ages', 'people', 'money', 'day', 'hour', 'dates', 'start', 'finish',
] as const); // prettier-ignore
/** By language: a month is only put in the place of one that is written in the same. */
const months = [
  [
    'january', 'february', 'march', 'april', 'may', 'june',
    'july', 'august', 'september', 'october', 'november', 'december',
  ],
  [
    'januar', 'februar', 'märz', 'april', 'mai', 'juni',
    'juli', 'august', 'september', 'oktober', 'november', 'dezember',
  ],
]; // prettier-ignore
/** The months among which this one stands; April, August and the others of both languages count as English. */
const monthsLike = (word: string) => months.find((names) => names.includes(word.toLowerCase()));

/** A name written as another one was: small letters stay small. */
const writtenLike = (name: string, like: string) => (like === like.toLowerCase() ? name.toLowerCase() : name);

/** Other places of the same kind, the same name always by the same; the trip's own names change with the text. */
function movePlaces(example: Example, lot: Lot, names: PlaceNames, gazetteer: Gazetteer): Example {
  const chosen = new Map<string, string>();
  const other = (name: string) => {
    const folded = fold(name);
    const kind = gazetteer.lookup(folded)?.kind;
    if (kind === undefined || kind === 'airport') return null;
    if (!chosen.has(folded) && lot.happens(0.7)) chosen.set(folded, lot.of(names[kind]));
    return chosen.get(folded) ?? null;
  };
  const { text, spans } = example.marks;
  const edits = spans
    .filter(({ label }) => placeLabels.has(label))
    .flatMap(({ start, end }) => {
      const was = text.slice(start, end);
      const put = other(was);
      return put === null ? [] : [{ start, end, text: writtenLike(put, was) }];
    });
  const renamed = (name: string) => chosen.get(fold(name)) ?? name;
  const { trip } = example.message;
  const moved = trip && { stops: trip.stops.map(renamed), items: trip.items.map(renamed) };
  const marks = editMarked(example.marks, edits);
  return { ...example, marks, message: { ...example.message, trip: moved, text: marks.text } };
}

/** Other numbers and months where something is counted or dated. */
function otherNumbers(marks: MarkedText, lot: Lot): TextEdit[] {
  const counted = marks.spans.filter(({ label }) => countLabels.has(label));
  return tokenize(marks.text).flatMap(({ text, start, end }) => {
    if (!counted.some((span) => span.start <= start && end <= span.end) || lot.happens(0.3)) return [];
    if (/^\d{1,2}$/.test(text))
      return [{ start, end, text: String(1 + lot.under(Number(text) > 12 ? 28 : 12)) }];
    if (/^\d{3,5}$/.test(text) && !text.startsWith('20'))
      return [{ start, end, text: String((1 + lot.under(90)) * 10 ** (text.length - 2)) }];
    const like = monthsLike(text);
    if (like === undefined) return [];
    const month = lot.of(like);
    return [{ start, end, text: /^\p{Lu}/u.test(text) ? month[0]!.toUpperCase() + month.slice(1) : month }];
  });
}

function misspelt(word: string, lot: Lot): string {
  const at = 1 + lot.under(word.length - 2);
  const [head, letter, next, tail] = [word.slice(0, at), word[at]!, word[at + 1] ?? '', word.slice(at + 2)];
  return lot.of([head + next + letter + tail, head + next + tail, head + letter + letter + next + tail]);
}

function misspellings({ text }: MarkedText, lot: Lot): TextEdit[] {
  return tokenize(text)
    .filter((token) => /^\p{L}{4,}$/u.test(token.text) && lot.happens(0.07))
    .map(({ text: word, start, end }) => ({ start, end, text: misspelt(word, lot) }));
}

/** A text as it is spoken into a telephone: no punctuation but in numbers. */
function withoutPunctuation({ text }: MarkedText, lot: Lot): TextEdit[] {
  const gone = lot.happens(0.5) ? /^[,.;:!?]+$/ : /^['’]\p{L}+$|^n['’]t$|^,$/u;
  return tokenize(text)
    .filter((token) => gone.test(token.text))
    .map(({ text: sign, start, end }) => ({ start, end, text: sign.replace(/^[,.;:!?]+|['’]/g, '') }));
}

function withoutCapitals({ text }: MarkedText): TextEdit[] {
  return tokenize(text)
    .filter((token) => token.text !== token.text.toLowerCase())
    .map(({ text: word, start, end }) => ({ start, end, text: word.toLowerCase() }));
}

/** The same message as another person might have written it: what is marked stays marked. */
export function vary(example: Example, lot: Lot, names: PlaceNames, gazetteer: Gazetteer): Example {
  const moved = lot.happens(0.5) ? movePlaces(example, lot, names, gazetteer) : example;
  let { marks } = moved;
  const maybe = (chance: number, edits: (marks: MarkedText, lot: Lot) => TextEdit[]) => {
    if (lot.happens(chance)) marks = editMarked(marks, edits(marks, lot));
  };
  maybe(0.5, otherVerbs);
  maybe(0.25, openedOtherwise);
  maybe(0.3, otherNumbers);
  maybe(0.15, misspellings);
  maybe(0.12, withoutPunctuation);
  maybe(0.15, withoutCapitals);
  const varied = { ...moved, marks, message: { ...moved.message, text: marks.text } };
  return staysMarked(varied) ? varied : example;
}

/** A changed word may run into its neighbour, and a mark would then end inside of the two. */
function staysMarked(example: Example): boolean {
  const tokens = tokenize(example.message.text);
  if (tokens.length === 0) return false;
  try {
    targetOf(example, tokens);
    return true;
  } catch {
    return false;
  }
}
