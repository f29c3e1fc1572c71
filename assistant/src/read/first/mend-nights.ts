import { readLength } from '../read-length.ts';
import type { Placed } from '../spans.ts';
import { between, labelled } from '../spans.ts';
import { withRowsOfNights } from './rows-of-nights.ts';

const ahead = /^[\s:(=,–-]{0,3}(?:for )?$/;
const behind = /^\s*(?:(?:in|at|on|around|exploring)\s+)?(?:the\s+)?$/i;
/** What comes after it is one more stay, not a part of it. */
const next = /\b(?:then|and|plus|followed by|after(?:wards)?|before)\b/i;
const inside = /\b(?:with|including|incl|of which|of them|total|altogether|all)\b|:/i;
/** "Two nights each". */
export const each = /^\s*(?:in |at )?each\b|^\s*(?:per|in every)\s+(?:city|place|stop|town)/i;

/** "Two more in Portland". */
const more = /^\s*(?:nights?|days?)?\s*(?:in|at|on)\s+(?:the\s+)?$/i;

/** The place that a length stands right beside. */
function placeOf(span: Placed, places: readonly Placed[], text: string): Placed | undefined {
  const before = places.findLast(({ end }) => end <= span.start);
  const after = places.find(({ start }) => start >= span.end);
  if (after !== undefined && behind.test(between(text, span, after))) return after;
  return before !== undefined && ahead.test(between(text, before, span)) ? before : undefined;
}

const isNights = ({ text }: Placed) => readLength(text)?.nights !== undefined;
const daysOf = ({ text }: Placed) => readLength(text, 'nights')?.days ?? readLength(text)?.nights ?? 0;

/** "8 days in total, 5 days in Milan": a part of the whole that is said too. */
function partsOfWhole(spans: readonly Placed[], text: string): Placed[] {
  const lengths = labelled(spans, 'length');
  const places = labelled(spans, 'stop', 'base', 'maybe');
  const beside = lengths.filter((span) => placeOf(span, places, text) !== undefined);
  const whole = Math.max(0, ...lengths.filter((span) => !beside.includes(span)).map(daysOf));
  return beside.filter((span) => daysOf(span) < whole);
}

/** Whether the lengths of a message are those of its places: several of them beside one each, or one beside such nights. */
function lengthsOfPlaces(spans: readonly Placed[], text: string): Placed[] {
  const lengths = labelled(spans, 'length');
  const places = labelled(spans, 'stop', 'base', 'maybe');
  const own = lengths.filter((span) => placeOf(span, places, text) !== undefined);
  const given = new Set(own.map((span) => placeOf(span, places, text)));
  const nights = labelled(spans, 'nights').filter((span) => !given.has(placeOf(span, places, text)));
  const isAlone = (span: Placed) => {
    const other = [...nights, ...own].find(
      (one) => one.start > span.start && placeOf(one, places, text) !== undefined,
    );
    if (other === undefined) return false;
    const gap = between(text, span, other);
    return next.test(gap) && !inside.test(gap) && !/[;\n]/.test(gap);
  };
  if (own.length === lengths.length && own.length > 1 && given.size === own.length)
    return own.every(isNights) || own.slice(0, -1).every(isAlone) ? own : [];
  if (own.length !== 1 || nights.length === 0) return [];
  return isAlone(own[0]!) || isLastOfThem(own[0]!, nights, places, text) ? own : [];
}

/** "Hanoi 3 nights, Hoi An 4 nights": the last of several stays that are each told so. */
function isLastOfThem(
  span: Placed,
  nights: readonly Placed[],
  places: readonly Placed[],
  text: string,
): boolean {
  const last = nights.findLast((one) => one.end <= span.start && placeOf(one, places, text) !== undefined);
  const place = placeOf(span, places, text);
  if (!isNights(span) || last === undefined || place === undefined || place.start < last.end) return false;
  return !inside.test(text.slice(last.end, place.start));
}

/** "Two days in Cambridge, then two more in Portland". */
function withMore(spans: readonly Placed[], text: string): Placed[] {
  const places = labelled(spans, 'stop', 'base', 'maybe');
  const lengths = labelled(spans, 'length', 'nights').filter(
    (one) => placeOf(one, places, text) !== undefined,
  );
  return spans.map((span) => {
    const place = places.find(({ start }) => start >= span.end);
    const isMore = span.label === 'count' && lengths.length > 0 && place !== undefined;
    return isMore && more.test(between(text, span, place)) ? { ...span, label: 'nights' as const } : span;
  });
}

/** "7 nights, 8 days" are one length that is said twice, and that of the whole trip. */
const wholeTwice = (nights: readonly Placed[], all: readonly Placed[], text: string): Placed[] =>
  nights.filter((span) =>
    all.some((other) => {
      const [first, last] = other.start < span.start ? [other, span] : [span, other];
      const isBeside = /^\s*(?:[,/&(-]|and)?\s*$/.test(between(text, first, last));
      return isBeside && readLength(other.text)?.days === (readLength(span.text)?.nights ?? 0) + 1;
    }),
  );

/** "Rome 4 nights, Bari 5 nights": several lengths are those of the places beside them. */
export function mendNights(all: readonly Placed[], text: string): Placed[] {
  const spans = withMore(withRowsOfNights(all, text), text);
  const lengths = labelled(spans, 'length').filter(isNights);
  const own = [...lengthsOfPlaces(spans, text), ...partsOfWhole(spans, text)];
  const isThere = ({ end }: Placed) => /^\s*there\b/i.test(text.slice(end));
  const isEach = ({ end }: Placed) => each.test(text.slice(end));
  const whole = wholeTwice(lengths, labelled(spans, 'length'), text);
  return spans
    .filter(({ label, start, end }) => {
      const isOfAnother = lengths.some((one) => start >= one.start && end <= one.end);
      const isBig = /\bbig\s$/i.test(text.slice(0, start));
      return label !== 'nights' || !(isOfAnother || isBig);
    })
    .map((span) => {
      const isOwn =
        span.label === 'length' &&
        !whole.includes(span) &&
        (own.includes(span) || isThere(span) || isEach(span));
      return isOwn ? { ...span, label: 'nights' as const } : span;
    });
}
