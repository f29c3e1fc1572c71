import type { SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { monthOf, weekdayNamed } from '../dates/calendar-words.ts';
import type { Placed } from '../spans.ts';
import { tokensOf } from '../words-in.ts';

const timed = new Set<SpanLabel>(['dates', 'start', 'finish', 'day']);
const figures = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/;
const hasDay = /\d|day\b/i;
/** "The 5th", "Friday the 5th", "7th to the 18th". */
const dayAlone = /^\D*\b\d{1,2}(?:st|nd|rd|th)?(?:\D{1,12}\d{1,2}(?:st|nd|rd|th)?)?$/i;

/** "From 13.09.2027": a written date that was taken for an hour. */
const mendHours = (spans: readonly Placed[]): Placed[] =>
  spans.map((span) =>
    span.label === 'hour' && figures.test(span.text) ? { ...span, label: 'dates' as const } : span,
  );

const year = /^(?:st|nd|rd|th)?,?\s+20\d\d\b/;
const ordinal = /^(?:st|nd|rd|th)\b/;

/** "9 August" with ", 2027" behind it: the year belongs to its date. */
function withYears(spans: readonly Placed[], text: string): Placed[] {
  const whole = spans.map((span) => {
    if (!timed.has(span.label) || !/\d/.test(span.text)) return span;
    const rest = text.slice(span.end);
    const more = (year.exec(rest) ?? ordinal.exec(rest))?.[0].length ?? 0;
    return { ...span, end: span.end + more, text: text.slice(span.start, span.end + more) };
  });
  return whole.filter(
    (span) =>
      !timed.has(span.label) ||
      !whole.some((other) => other !== span && other.start < span.start && other.end >= span.end),
  );
}

const isWeekday = ({ label, text }: Placed) =>
  timed.has(label) && tokensOf(text).every((word) => weekdayNamed(word) >= 0);
const gap = /^,?\s+(?:the\s+)?$/;

/** "Saturday", "October 23": one day, not two. */
function joinWeekdays(spans: readonly Placed[], text: string): Placed[] {
  const result: Placed[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const isBeside = last !== undefined && gap.test(text.slice(last.end, span.start));
    const isDate = timed.has(span.label) && /\d/.test(span.text);
    if (isBeside && isDate && isWeekday(last)) {
      const label = [last.label, span.label].find((one) => one === 'start' || one === 'finish') ?? 'dates';
      result[result.length - 1] = {
        ...span,
        label,
        start: last.start,
        text: text.slice(last.start, span.end),
      };
    } else if (!(isBeside && isWeekday(span) && timed.has(last.label) && /\d/.test(last.text)))
      result.push(span);
  }
  return result;
}

const home = anyOf('home, back, return*, go again, leave again');
const away = anyOf('leav*, depart*, fly out, flying out, out of, out on, drop*, flight out, end*, finish*');
const begin = anyOf('begin*, start*, arriv*, land, landing, fly into, flying into, check in, pick*');
const flownIn = /\bfl(?:y|ies|ying)\s(?:(?:me|us)\s)?in\b/i;
const partOf = /\b(?:until|till)\s+(?:the\s+)?\p{L}+\s+of\s+(?:the\s+)?$/iu;

const ahead = (span: Placed, text: string) =>
  text
    .slice(Math.max(0, span.start - 48), span.start)
    .split(/[;!?\n(]|[.,](?=\s)/)
    .at(-1)!
    .split(/\band\b/)
    .at(-1)!;

const until = /^[^.;!?\n]{0,24}\b(?:till?|until|through|thru|up to)\s+(?:the\s+)?$/i;

/** "Fly home on the 12th", "leaving Monday the 8th": the last day, where the first was said before it. */
function mendEnds(spans: readonly Placed[], text: string): Placed[] {
  const said = (span: Placed) => `${ahead(span, text)} ${span.text.split(' ')[0]!}`;
  const isDay = (span: Placed) => timed.has(span.label) && hasDay.test(span.text);
  const lastHome = spans.findLast((span) => isDay(span) && home.test(said(span)));
  let isBegun = false;
  let hasStart = false;
  let last: Placed | undefined;
  return spans.map((span) => {
    if (!isDay(span)) return span;
    const gone = last === undefined ? '' : text.slice(last.end, span.start);
    const isBeside = last?.label === 'finish' && /^,?(?: the)? ?$/.test(gone);
    const isAway = away.test(said(span));
    const isOut = isAway && lastHome !== undefined && lastHome.start > span.start;
    const isOff = isAway && isBegun && (span.label !== 'start' || hasStart) && !isOut;
    const isUntil = partOf.test(text.slice(0, span.start));
    const isLast =
      isUntil || home.test(said(span)) || isOff || isBeside || (last !== undefined && until.test(gone));
    const isFirst = span.label !== 'start' && (isOut || begin.test(said(span)));
    isBegun ||= span.label !== 'day' && /\d/.test(span.text);
    hasStart ||= span.label === 'start' && /\d/.test(span.text);
    if (/\d/.test(span.text) && isLast) last = { ...span, label: 'finish' };
    else {
      const isIn = flownIn.test(said(span)) && dayAlone.test(span.text);
      const isStart = isIn || (isFirst && span.label !== 'day');
      last = isStart && /\d/.test(span.text) ? { ...span, label: 'start' } : span;
    }
    return last;
  });
}

const denied = /\b(?:can['’]?t|cannot|won['’]?t) be (?:on )?(?:the )?$/i;

/** "It cannot be the 19th": a date that is taken back, wherever it stands. */
function withoutDenied(spans: readonly Placed[], text: string): Placed[] {
  const words = spans
    .filter(({ label, start }) => timed.has(label) && denied.test(text.slice(0, start)))
    .map((span) => span.text.toLowerCase());
  return spans.filter(({ label, text: said }) => !timed.has(label) || !words.includes(said.toLowerCase()));
}

const firstOfTwo = /\b\d{1,2}(?:st|nd|rd|th)?\s*(?:to|-|–|until|till|through)\s*(?:the\s+)?$/i;

/** "From the 8th to the 10th of March": the first of the two belongs to the second. */
function mendRanges(spans: readonly Placed[], text: string): Placed[] {
  const added = new Map<Placed, number>();
  for (const span of spans) {
    const first = firstOfTwo.exec(text.slice(0, span.start))?.[0].length ?? 0;
    if (span.label === 'dates' && first > 0 && /\p{L}{3}/u.test(span.text)) added.set(span, first);
  }
  const isTaken = (one: Placed) =>
    [...added].some(
      ([span, first]) => one !== span && one.start >= span.start - first && one.end <= span.start,
    );
  return spans
    .filter((span) => !isTaken(span))
    .map((span) => {
      const start = span.start - (added.get(span) ?? 0);
      return start === span.start ? span : { ...span, start, text: text.slice(start, span.end) };
    });
}

const monthIn = ({ text }: Placed) => tokensOf(text).find((word) => monthOf(word) > 0);
const firstOf = new Set<SpanLabel>(['dates', 'start']);
const dayNumber = /^day (\d{1,2})$/i;
const beginning = /\b(?:begin|start)\p{L}*\s+(?:at|on|from|with)?\s*(?:the\s+)?$/iu;

/** "In July, beginning at day 5": of the month, for a trip that has no days yet. */
const withDaysOfMonth = (spans: readonly Placed[], text: string): Placed[] =>
  spans.map((span) => {
    const day = dayNumber.exec(span.text)?.[1];
    const isFirst = timed.has(span.label) && beginning.test(text.slice(0, span.start));
    return day === undefined || !isFirst ? span : { ...span, label: 'start' as const, text: day };
  });

/** "It has to be October … we land on the 5th": a day is of the month that was said last before it, or else next. */
function withMonthsSaid(spans: readonly Placed[], text: string): Placed[] {
  const isDated = (span: Placed) => timed.has(span.label) && /\d/.test(span.text);
  const said = spans.filter((span) => firstOf.has(span.label) && monthIn(span) !== undefined);
  if (said.length === 0 || said.some(isDated)) return [...spans];
  return withDaysOfMonth(spans, text).map((span) => {
    if (!firstOf.has(span.label) || !dayAlone.test(span.text)) return span;
    const month = said.findLast(({ end }) => end <= span.start) ?? said[0]!;
    return { ...span, text: `${span.text} ${monthIn(month)}` };
  });
}

/** Dates that are whole, and that say which end of the trip they are. */
export const mendDates = (spans: readonly Placed[], text: string): Placed[] =>
  withMonthsSaid(
    mendEnds(
      joinWeekdays(withoutDenied(withYears(mendHours(mendRanges(spans, text)), text), text), text),
      text,
    ),
    text,
  );
