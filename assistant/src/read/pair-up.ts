import type { Stretch } from './rows-in.ts';
import { rowBeside, rowsIn } from './rows-in.ts';

/** "Three nights, then Kanazawa": what comes then is another stay. */
const nextStay = /^,?\s*(?:and )?then\b/;

/** How far words that stand between a length and its place keep them apart. */
function cost(gap: string, isAhead: boolean): number {
  const words = gap.trim().toLowerCase();
  if (/\n/.test(gap)) return 12 + words.length / 10;
  const breaks = (gap.match(/[.;!?]/g)?.length ?? 0) * 8 + (gap.match(/,/g)?.length ?? 0) * 2.5;
  const joins = isAhead
    ? /^(?:in|at|on|to|around|near|for|exploring|of|-|:)?(?: the)?$/.test(words)
    : /^(?:\(|for|:|-|–|—|x|=|\*|about|around|say)?$/.test(words) || /\bfor$/.test(words);
  const other = isAhead ? /\b(?:then|and|before|after|plus)\b/ : /\b(?:then|plus|followed|and|in)\b/;
  return (
    breaks +
    (joins ? 0 : 1 + words.split(/\s+/).length * 0.6) +
    (other.test(words) ? 3 : 0) +
    (isAhead && nextStay.test(words) ? 3 : 0) +
    (isAhead ? 0 : 0.3)
  );
}

/** What it costs to leave a length without a place. */
const ALONE = 9;

interface Way<Length, Place> {
  cost: number;
  pairs: Map<Length, Place>;
  /** The last place that has its length. */
  last: Place | null;
}

/** "Bratislava, Vienna, Budapest: 1, 2 and 2 nights": as many lengths behind as many places, in their order. */
function inRows<Length extends Stretch, Place extends Stretch>(
  lengths: readonly Length[],
  places: readonly Place[],
): Map<Length, Place> | null {
  const isRow = lengths.length > 1 && lengths.length === places.length;
  const allBefore = places.every(({ end }) => end <= (lengths[0]?.start ?? 0));
  return isRow && allBefore ? new Map(lengths.map((length, index) => [length, places[index]!])) : null;
}

/** "3 and 4 nights in Seville and Granada, from Leeds": a row of lengths goes with the row of as many places beside it. */
function besideRows<Length extends Stretch, Place extends Stretch>(
  text: string,
  lengths: readonly Length[],
  places: readonly Place[],
): Map<Length, Place> {
  return new Map(
    rowsIn(text, lengths).flatMap((row) => {
      const whole = { start: row[0]!.start, end: row.at(-1)!.end };
      const beside = row.length > 1 ? rowBeside(text, whole, places, row.length) : undefined;
      return beside === undefined ? [] : row.map((one, index) => [one, beside[index]!] as const);
    }),
  );
}

/** Gives each length the place before or behind it, so that all of them together stand nearest to theirs. */
export function pairUp<Length extends Stretch, Place extends Stretch>(
  text: string,
  all: readonly Length[],
  everywhere: readonly Place[],
): Map<Length, Place> {
  const rows = inRows(all, everywhere);
  if (rows !== null) return rows;
  const inPairs = besideRows(text, all, everywhere);
  const taken = new Set(inPairs.values());
  const lengths = all.filter((one) => !inPairs.has(one));
  const places = everywhere.filter((one) => !taken.has(one));
  let ways: Way<Length, Place>[] = [{ cost: 0, pairs: new Map(), last: null }];
  for (const length of lengths) {
    const after = places.find(({ start }) => start >= length.end);
    const before = places.findLast(({ end }) => end <= length.start);
    const next: Way<Length, Place>[] = ways.map((way) => ({ ...way, cost: way.cost + ALONE }));
    for (const way of ways)
      for (const [place, isAhead] of [
        [before, false],
        [after, true],
      ] as const) {
        if (place === undefined || [...way.pairs.values()].includes(place)) continue;
        const gap = isAhead ? text.slice(length.end, place.start) : text.slice(place.end, length.start);
        next.push({
          cost: way.cost + cost(gap, isAhead),
          pairs: new Map([...way.pairs, [length, place]]),
          last: place,
        });
      }
    // Of the ways that end with the same place only the cheapest can be the best in the end.
    ways = [
      ...new Map(next.toSorted((one, other) => other.cost - one.cost).map((way) => [way.last, way])).values(),
    ];
  }
  const best = ways.toSorted((one, other) => one.cost - other.cost)[0]?.pairs ?? [];
  return new Map([...inPairs, ...best]);
}
