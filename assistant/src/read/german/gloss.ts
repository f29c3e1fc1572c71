import type { Marked, MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';
import { germanNumber } from './german-number.ts';
import { LONGEST_PHRASE, germanForm, meaningOf } from './known-word.ts';

/** Words of a traveller that stand for others, with what was really written. */
interface AsWritten {
  written?: string;
}

/** What was written where words stand for it. */
export const writtenIn = (part: MarkedSpan | MarkedClause): string =>
  (part as AsWritten).written ?? part.text;

/** What people, places and things are called stays as it is. */
const named = new Set<SpanLabel>([
  'stop', 'origin', 'end', 'via', 'base', 'outing', 'see', 'seen', 'not', 'maybe', 'hotel', 'meet', 'airport', 'about', 'name', 'event', 'flight', 'extra',
]); // prettier-ignore
/** Nouns are joined to one word: the last one says of what kind it is. */
const joins = new Set<SpanLabel>([
  'like',
  'dislike',
  'item',
  'by',
  'notby',
  'day',
  'part',
  'dates',
  'pace',
  'access',
  'money',
  'diet',
  'ages',
  'kids',
  'length',
  'nights',
]);
const SHORTEST_HEAD = 3;

/** "Freitagabend", "Weihnachtsmarkt": both parts where both are known, or the last one. */
function ofJoined(word: string, label: SpanLabel | undefined): string | undefined {
  if (label === undefined || !joins.has(label)) return undefined;
  const form = germanForm(word);
  for (let at = SHORTEST_HEAD; at <= form.length - SHORTEST_HEAD; at += 1) {
    const tail = meaningOf(form.slice(at), label === 'day' || label === 'dates' ? 'part' : label);
    if (tail === undefined || tail === '') continue;
    const start = form.slice(0, at);
    const head = germanNumber(start)?.toString() ?? meaningOf(start.replace(/s$/, ''), undefined);
    if (head !== undefined) return `${head} ${tail}`;
    if (form.length - at > SHORTEST_HEAD + 1) return tail;
  }
  return undefined;
}

const word = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const half = (hour: number, minutes: string) => `${(hour + 23) % 24 || 24}:${minutes}`;

interface Piece {
  text: string;
  start: number;
  end: number;
}

/** "Halb neun" is half past eight, "dreiviertel neun" a quarter to it. */
function halfHour(pieces: readonly Piece[], at: number): string | null {
  const minutes = { halb: '30', dreiviertel: '45' }[germanForm(pieces[at]!.text)];
  const next = pieces[at + 1]?.text;
  const hour = next === undefined ? null : /^\d+$/.test(next) ? Number(next) : germanNumber(next);
  return minutes === undefined || hour === null ? null : half(hour, minutes);
}

/** "Am 3. Tag": a figure with a point before a word that is counted. */
const isCounted = (gap: string, next: string | undefined) =>
  gap === '. ' && next !== undefined && /^(?:tag|nacht|abend|woch|morgen|stopp|halt)/.test(germanForm(next));

/** "Am Morgen" is the morning, "morgen" the day after today. */
const morning = /(?:am|jeden|frühen|nächsten)\s+$/i;

/** The words of a text with those that the grammars know in the place of the German ones. */
export function glossWords(text: string, label?: SpanLabel): string {
  const pieces = [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
  let result = '';
  let done = 0;
  const put = (from: number, to: number, meaning: string) => {
    result += text.slice(done, pieces[from]!.start) + meaning;
    done = pieces[to]!.end;
  };
  for (let at = 0; at < pieces.length; at += 1) {
    const clock = halfHour(pieces, at);
    if (clock !== null) {
      put(at, at + 1, clock);
      at += 1;
      continue;
    }
    const piece = pieces[at]!;
    const next = pieces[at + 1];
    if (/^\d/.test(piece.text)) {
      if (!isCounted(text.slice(piece.end, next?.start), next?.text)) continue;
      put(at, at, `${piece.text}th`);
      done += 1;
      continue;
    }
    for (let size = Math.min(LONGEST_PHRASE, pieces.length - at); size > 0; size -= 1) {
      const phrase = text.slice(piece.start, pieces[at + size - 1]!.end).replace(/\s+/g, ' ');
      const number = size === 1 ? germanNumber(phrase) : null;
      const meaning =
        number === null
          ? (meaningOf(phrase, label) ?? (size === 1 ? ofJoined(phrase, label) : undefined))
          : String(number);
      if (meaning === undefined) continue;
      put(at, at + size - 1, meaning);
      at += size - 1;
      break;
    }
  }
  return result + text.slice(done);
}

/** Builds a text anew part by part, and knows where each part stands in it. */
class Written {
  text = '';

  add(words: string): { start: number; end: number; text: string } {
    const start = this.text.length;
    this.text += words;
    return { start, end: this.text.length, text: words };
  }
}

/** What the trip is made of, as it is called there. */
export interface TripNames {
  isItem(words: string): boolean;
  /** A stop of the trip by its own name: "Florenz" is Florence; all other names stay as they are. */
  stopOf(name: string): string;
}

function glossClause(clause: MarkedClause, text: string, into: Written, names: TripNames): MarkedClause {
  const start = into.text.length;
  const spans: MarkedSpan[] = [];
  let at = clause.start;
  for (const span of clause.spans) {
    into.add(glossWords(text.slice(at, span.start)));
    const isMorning = /^morgen$/i.test(span.text) && morning.test(text.slice(clause.start, span.start));
    const isKept = named.has(span.label) || (span.label === 'item' && names.isItem(span.text));
    const words = isKept
      ? names.stopOf(span.text)
      : isMorning
        ? 'morning'
        : glossWords(span.text, span.label);
    spans.push({ ...span, ...into.add(words), ...(words !== span.text && { written: span.text }) });
    at = span.end;
  }
  if (at < clause.end) into.add(glossWords(text.slice(at, clause.end)));
  const glossed = { ...clause, start, end: into.text.length, text: into.text.slice(start), spans };
  return { ...glossed, written: clause.text } as MarkedClause;
}

/**
 * A German message with the words that the grammars know in the place of those that mean the same. It was read in German;
 * what its marks say of its words, and all names in it, stay as they are.
 */
export function glossGerman(
  text: string,
  { clauses }: Marked,
  names: TripNames,
): { text: string; marked: Marked } {
  const into = new Written();
  let at = 0;
  const glossed = clauses.map((clause) => {
    into.add(text.slice(at, clause.start));
    at = clause.end;
    return glossClause(clause, text, into, names);
  });
  into.add(text.slice(at));
  return { text: into.text, marked: { clauses: glossed } };
}
