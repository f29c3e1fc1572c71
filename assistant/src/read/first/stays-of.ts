import { readLength } from '../read-length.ts';
import type { Stay } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { between, labelled } from '../spans.ts';
import type { Named } from './place-mentions.ts';

const stayable = new Set(['stop', 'base', 'maybe', 'end', 'via', 'origin', 'hotel']);

/** How far words that stand between a length and its place keep them apart. */
function cost(gap: string, isAhead: boolean): number {
  const words = gap.trim().toLowerCase();
  if (/\n/.test(gap)) return 12 + words.length / 10;
  const breaks = (gap.match(/[.;!?]/g)?.length ?? 0) * 8 + (gap.match(/,/g)?.length ?? 0) * 2.5;
  const joins = isAhead
    ? /^(?:in|at|on|to|around|near|for|exploring|of|-|:)?(?: the)?$/.test(words)
    : /^(?:\(|for|:|-|–|—|x|=|\*|about|around|say)?$/.test(words) || /\bfor$/.test(words);
  const other = isAhead ? /\b(?:then|and|before|after|plus)\b/ : /\b(?:then|plus|followed|and|in)\b/;
  return breaks + (joins ? 0 : 1 + words.split(/\s+/).length * 0.6) + (other.test(words) ? 3 : 0) + (isAhead ? 0 : 0.3);
}

/** What it costs to leave a length without a place. */
const ALONE = 9;

interface Way {
  cost: number;
  pairs: Map<Placed, Named>;
  /** The last place that has its length. */
  last: Named | null;
}

/** "Bratislava, Vienna, Budapest: 1, 2 and 2 nights": as many lengths behind as many places, in their order. */
function inRows(lengths: readonly Placed[], places: readonly Named[]): Map<Placed, Named> | null {
  const isRow = lengths.length > 1 && lengths.length === places.length;
  const allBefore = places.every(({ span }) => span.end <= (lengths[0]?.start ?? 0));
  return isRow && allBefore ? new Map(lengths.map((length, index) => [length, places[index]!])) : null;
}

/** Gives each length the place before or behind it, so that all of them together stand nearest to theirs. */
function pairUp(text: string, lengths: readonly Placed[], places: readonly Named[]): Map<Placed, Named> {
  let ways: Way[] = [{ cost: 0, pairs: new Map(), last: null }];
  for (const length of lengths) {
    const after = places.find(({ span }) => span.start >= length.end);
    const before = places.findLast(({ span }) => span.end <= length.start);
    const next: Way[] = ways.map((way) => ({ ...way, cost: way.cost + ALONE }));
    for (const way of ways)
      for (const [place, isAhead] of [[before, false], [after, true]] as const) {
        if (place === undefined || [...way.pairs.values()].includes(place)) continue;
        const gap = isAhead ? between(text, length, place.span) : between(text, place.span, length);
        next.push({ cost: way.cost + cost(gap, isAhead), pairs: new Map([...way.pairs, [length, place]]), last: place });
      }
    // Of the ways that end with the same place only the cheapest can be the best in the end.
    ways = [...new Map(next.toSorted((one, other) => other.cost - one.cost).map((way) => [way.last, way])).values()];
  }
  return ways.toSorted((one, other) => one.cost - other.cost)[0]?.pairs ?? new Map();
}

export interface StaysRead {
  stays: Stay[];
  /** Lengths that belong to no place. */
  rest: Placed[];
}

/** Joins lengths to places: "3 nights in Rome", "Rome 3 nights", "Rome (3)". */
export function readStays(text: string, spans: readonly Placed[], named: readonly Named[]): StaysRead {
  const lengths = labelled(spans, 'nights');
  const places = named.filter(({ span, mention }) => stayable.has(span.label) && mention.role !== 'excluded');
  const given = inRows(lengths, places) ?? pairUp(text, lengths, places);
  const stays: Stay[] = [];
  const rest: Placed[] = [];
  for (const span of lengths) {
    const place = given.get(span);
    const length = readLength(span.text, 'nights');
    if (place === undefined || length === null) rest.push(span);
    else if (length.nights !== undefined) stays.push({ mention: place.mention, nights: length.nights });
    else if (length.days !== undefined) {
      const isWeeks = /week|wk|fortnight|month/i.test(span.text);
      stays.push({ mention: place.mention, ...(isWeeks ? { nights: length.days } : { days: length.days }) });
    }
  }
  return { stays, rest };
}
