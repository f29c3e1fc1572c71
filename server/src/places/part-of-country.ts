import type { Atlas, City } from '@wayfare/atlas';

type Axis = 'lat' | 'lon';
interface Side {
  name: string;
  /** On which axes, and at which end: 1 the upper, −1 the lower, 0 the middle. */
  ends: readonly (readonly [Axis, -1 | 0 | 1])[];
}

const north = ['lat', 1] as const;
const south = ['lat', -1] as const;
const east = ['lon', 1] as const;
const west = ['lon', -1] as const;
const named: Readonly<Record<string, Side>> = {
  north: { name: 'Northern', ends: [north] },
  south: { name: 'Southern', ends: [south] },
  east: { name: 'Eastern', ends: [east] },
  west: { name: 'Western', ends: [west] },
  northeast: { name: 'Northeastern', ends: [north, east] },
  northwest: { name: 'Northwestern', ends: [north, west] },
  southeast: { name: 'Southeastern', ends: [south, east] },
  southwest: { name: 'Southwestern', ends: [south, west] },
  central: {
    name: 'Central',
    ends: [
      ['lat', 0],
      ['lon', 0],
    ],
  },
};
const middle = new Set(['centre', 'center', 'middle', 'mid', 'heart', 'interior']);

/** The side that a word names: "northern", "south", "centre". */
export const sideOf = (word: string): Side | null =>
  named[middle.has(word) ? 'central' : word.replace(/ern$/, '')] ?? null;

const filling = new Set(['of', 'the', 'in', 'part', 'coast']);

/** The side that words begin with, and how many words say so: "south of france" is two, "northern italy" one. */
export function sideBefore(words: readonly string[]): { side: Side; length: number } | null {
  const side = sideOf(words[0] ?? '');
  if (!side) return null;
  let length = 1;
  while (filling.has(words[length] ?? '')) length += 1;
  return { side, length };
}

/** A city lies at an end where it is so far on the way from the middle city to the last; of two ends, less far. */
const [onOne, onBoth] = [0.4, 0.1];
const outlying = 0.2;
/** So many of the cities, those nearest to the middle of them all, are the middle. */
const middling = 0.3;

/** The cities of a country that lie at a side of it, in their order. */
export function citiesAt(atlas: Atlas, ids: readonly string[], { ends }: Side): string[] {
  const cities = ids.flatMap((id) => atlas.city(id) ?? []);
  const isAt = ends.map(([axis, end]): ((city: City) => boolean) => {
    const sorted = cities.map((city) => city[axis]).toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)]!;
    if (end === 0) {
      const away = sorted.map((one) => Math.abs(one - median)).toSorted((one, other) => one - other);
      const most = away[Math.floor(away.length * Math.sqrt(middling))]!;
      return (city) => Math.abs(city[axis] - median) <= most;
    }
    // An island far out moves no border.
    const out = Math.floor(sorted.length * outlying);
    const last = end > 0 ? sorted.at(-1 - out)! : sorted[out]!;
    const from = median + (last - median) * (ends.length > 1 ? onBoth : onOne);
    return (city) => (city[axis] - from) * end >= 0;
  });
  return cities.filter((city) => isAt.every((holds) => holds(city))).map(({ id }) => id);
}
