import type { DaySaid, Intent, ItemSaid, PlaceSaid, WhenSaid } from '@wayfare/contracts/intent';
import type { MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';
import type { DateContext } from '../dates/read-dates-said.ts';
import { readDay } from '../read-day.ts';
import type { HourSaid } from '../read-hour.ts';
import { readHour } from '../read-hour.ts';
import { partMinutes, readPart } from '../read-part.ts';
import { plainText } from '../words-in.ts';

/** The trip as far as reading needs it. */
export interface TripTalkedOf {
  stops: readonly string[];
  /** The nights of each stop. */
  nights?: readonly number[];
  items: readonly string[];
  startOn: string | null;
  days: number | null;
}

/** What was spoken of last: "it", "there", "that day". */
export interface Memory {
  stop?: string;
  item?: string;
  day?: DaySaid[];
  /** The hour at which what was told of is over: "nothing before that". */
  hour?: number;
  /** The places of the question before, in the same message. */
  asked?: PlaceSaid[];
  /** Nights or days taken from somewhere in this message: "give them to Kyoto". */
  spare?: number;
}

/** What a follow-up is read against. */
export interface Conversation extends DateContext {
  trip: TripTalkedOf | null;
  lastAnswer?: string;
  /** What the traveller said before. */
  lastSaid?: string;
  /** The currency of the reader's locale; null where that says none. */
  currency: string | null;
}

type WithoutSource<T> = T extends unknown ? Omit<T, 'from' | 'sure'> : never;
/** An intent before it is said from which words it was read. */
export type Wanted = WithoutSource<Intent>;

/** A clause while intents are made of it: which of its spans were used, and what was spoken of before. */
export interface ClauseView {
  clause: MarkedClause;
  /** The words of the clause, folded. */
  words: string;
  used: Set<MarkedSpan>;
  memory: Memory;
  talk: Conversation;
}

/** Spans of these labels in order; taking them says that the intent rests on them. */
export function take({ clause, used }: ClauseView, ...labels: readonly SpanLabel[]): MarkedSpan[] {
  const found = clause.spans.filter(({ label }) => labels.includes(label));
  for (const span of found) used.add(span);
  return found;
}

/** Whether the clause has such a span, without using it. */
export const has = ({ clause }: ClauseView, ...labels: readonly SpanLabel[]): boolean =>
  clause.spans.some(({ label }) => labels.includes(label));

/** The words of the clause before a span. */
export const ahead = ({ clause }: ClauseView, span: MarkedSpan): string =>
  plainText(clause.text.slice(0, span.start - clause.start));

/** The words of the clause after a span. */
export const behind = ({ clause }: ClauseView, span: MarkedSpan): string =>
  plainText(clause.text.slice(span.end - clause.start));

const MOST = 200;
const article = /^(?:the|a|an|our|that|this|those|these)\s+/i;

/** "Trinidad, Cuba" is a name and its country. */
export function placeOf(text: string): PlaceSaid {
  const [, name = '', country = ''] = /^([^,(]+),\s*([^,()]+)$/.exec(text.trim()) ?? [];
  return name === ''
    ? { name: text.trim().slice(0, MOST) }
    : { name: name.slice(0, MOST), country: country.slice(0, MOST) };
}

const compact = (name: string) =>
  plainText(name)
    .replace(article, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ofOrder = /^(?:the )?(?:very )?(\p{L}+) (?:stop|place|city|town|destination)$/u;

/** "The second place", "the last stop". */
function stopInOrder(text: string, stops: readonly string[]): string | undefined {
  const word = ofOrder.exec(plainText(text))?.[1] ?? '';
  return /^(?:last|final)$/.test(word) ? stops.at(-1) : stops[ordinals.indexOf(word)];
}

/** A stop that is told by its place in the order anywhere in the words: "away from the last place". */
export function stopSpokenOf({ words, talk }: ClauseView): string | undefined {
  const [said] = /\b\p{L}+ (?:stop|place|city|town|destination)\b/u.exec(words) ?? [];
  return said === undefined ? undefined : stopInOrder(said, talk.trip?.stops ?? []);
}

/** The stop of the trip that is meant by a name, a part of it, or its place in the order. */
export function stopNamed({ talk }: ClauseView, text: string): string | undefined {
  const asked = compact(text);
  if (asked.length < 2) return undefined;
  const stops = talk.trip?.stops ?? [];
  return (
    stopInOrder(text, stops) ??
    stops.find((stop) => compact(stop) === asked) ??
    stops.find((stop) => asked.length >= 4 && compact(stop).startsWith(asked)) ??
    stops.find(
      (stop) => ` ${compact(stop)} `.includes(` ${asked} `) || ` ${asked} `.includes(` ${compact(stop)} `),
    )
  );
}

export function hourOf(view: ClauseView, span: MarkedSpan, earliestHour = 7): HourSaid | null {
  return readHour(span.text, { ahead: ahead(view, span).slice(-40), earliestHour });
}

/** "Late afternoon" is its second half, "early morning" its first. */
function halfOf(text: string, part: NonNullable<WhenSaid['part']>): WhenSaid {
  const [from, until] = partMinutes[part];
  const middle = Math.round((from + until) / 2 / 30) * 30;
  if (/\blate\b/i.test(text) && part !== 'night') return { fromMinute: middle };
  return /\bearly\b/i.test(text) ? { untilMinute: middle } : {};
}

export const thatDay = /^(?:that|(?:the )?same) day$/i;
const dayAfter = /\b(?:day after|next day|following day)\b/i;

/** When, by the days, parts and hours of the clause; nothing where none was said. */
export function takeWhen(
  view: ClauseView,
  { withHour = true, only }: { withHour?: boolean; only?: readonly MarkedSpan[] } = {},
): WhenSaid | undefined {
  const { talk, memory } = view;
  const startOn = talk.trip?.startOn;
  // "The 3rd of May" is that of the trip.
  const within = startOn == null || startOn <= talk.today ? talk : { ...talk, today: startOn };
  const stops = talk.trip?.stops ?? [];
  const when: WhenSaid = {};
  const days: DaySaid[] = [];
  const spans = only ?? take(view, 'day');
  const own = spans.filter(({ text }) => !thatDay.test(text));
  // "Swap everything on day 2 for something under a roof that day": the same day.
  for (const span of own.length > 0 ? own : spans) {
    const said = readDay(span.text, stops, /today|tomorrow|tonight|tmrw/i.test(span.text) ? talk : within);
    const [known] = memory.day ?? [];
    if (said === null && dayAfter.test(span.text) && known?.number !== undefined)
      days.push({ ...known, number: known.number + 1 });
    if (said === null) continue;
    if (said.each === true) when.each = true;
    if (said.part !== undefined) when.part = said.part;
    const same = said.days?.some(({ ofItem }) => ofItem === 'that' || ofItem === 'it') === true;
    days.push(...(same && memory.day !== undefined ? memory.day : (said.days ?? [])));
  }
  for (const { text } of take(view, 'part')) {
    const part = readPart(text);
    if (part !== null) when.part = part;
    if (part !== null) Object.assign(when, halfOf(text, part));
    if (/\b(?:every|each)\b/i.test(text)) when.each = true;
  }
  if (days.length > 0) when.days = days.slice(0, 30);
  if (when.days !== undefined) memory.day = when.days;
  for (const span of withHour ? take(view, 'hour') : []) {
    const hour = hourOf(view, span);
    const from = hour?.at ?? hour?.from;
    if (from !== undefined) when.fromMinute = from;
    if (hour?.until !== undefined) when.untilMinute = hour.until;
  }
  return Object.keys(when).length === 0 ? undefined : when;
}

/** The same time at a stop: "a concert in Vienna" is on a day in Vienna. */
export function atStop(when: WhenSaid | undefined, stop: string | undefined): WhenSaid | undefined {
  if (stop === undefined || when?.each === true) return when;
  if (when?.days !== undefined)
    return { ...when, days: when.days.map((day) => ({ ...day, atStop: day.atStop ?? stop })) };
  return { ...when, days: [{ atStop: stop.slice(0, MOST) }] };
}

export const withWhen = (when: WhenSaid | undefined): { when?: WhenSaid } =>
  when === undefined ? {} : { when };

/** "The Louvre on day 3 and the Eiffel Tower on day 1": things that each have a day right behind; null for others. */
export function onOwnDays(
  view: ClauseView,
  labels: readonly SpanLabel[],
): { item: MarkedSpan; when: WhenSaid | undefined }[] | null {
  const spans = view.clause.spans.filter(({ label }) => label === 'day' || labels.includes(label));
  const items = spans.filter(({ label }) => label !== 'day');
  const isPaired = spans.every(({ label }, at) => (label === 'day') === (at % 2 === 1));
  if (items.length < 2 || spans.length !== 2 * items.length || !isPaired) return null;
  take(view, 'day', ...labels);
  return items.map((item, at) => ({ item, when: takeWhen(view, { only: [spans[2 * at + 1]!] }) }));
}

/** Words that point back at what was spoken of. */
export const pronoun = /^(?:it|that|this|that one|this one|that thing|them|one|those)$/i;

/** What words point at; "it" is what was spoken of last. */
export function itemOf(view: ClauseView, text: string, when?: WhenSaid): ItemSaid {
  const isPronoun = pronoun.test(text.trim());
  const words = (isPronoun ? (view.memory.item ?? text) : text).trim().slice(0, MOST);
  if (!isPronoun) view.memory.item = words;
  return { words, ...withWhen(when) };
}
