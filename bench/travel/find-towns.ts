import { greatCircle } from '../../atlas/src/travel/great-circle.ts';
import type { Town } from './read-towns.ts';

/** A measured pair of town names and its straight distance where the file knows it, its road distance else. */
export interface NamedPair {
  origin: string;
  destination: string;
  meters: number;
  /** How much longer than the straight line `meters` is expected to be. */
  stretch: number;
}

const otherNames: Readonly<Record<string, string>> = {
  'New York': 'New York City',
  Washington: 'Washington, D.C.',
  "Martha's Vineyard": 'Edgartown',
  'Sun Valley': 'Ketchum',
};
const rounds = 3;
const candidatesPerName = 12;

/**
 * Tells which town each name means: the most populous of that name, unless the file's own distances, taken over all
 * the pairs of the name, plainly mean another (Peoria in Illinois, not Arizona).
 */
export function findTowns(pairs: readonly NamedPair[], towns: readonly Town[]): Map<string, Town> {
  const byName = Map.groupBy(towns, (town) => town.name);
  const candidates = new Map<string, Town[]>();
  for (const name of new Set(pairs.flatMap(({ origin, destination }) => [origin, destination]))) {
    const spellings = [
      name,
      otherNames[name],
      `${name} Island`,
      name.replace('St. ', 'Saint '),
      `${name} City`,
    ];
    const found = spellings.map((spelling) => byName.get(spelling ?? '')).find((list) => list) ?? [];
    if (found.length > 0)
      candidates.set(name, found.toSorted((a, b) => b.population - a.population).slice(0, candidatesPerName));
  }
  const chosen = new Map([...candidates].map(([name, list]) => [name, list[0]!]));
  const pairsOf = new Map<string, { other: string; meters: number }[]>();
  for (const { origin, destination, meters, stretch } of pairs) {
    for (const [name, other] of [
      [origin, destination],
      [destination, origin],
    ] as const) {
      pairsOf.set(name, [...(pairsOf.get(name) ?? []), { other, meters: meters / stretch }]);
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, list] of candidates) {
      if (list.length < 2) continue;
      const ways = pairsOf.get(name)!.flatMap(({ other, meters }) => {
        const town = chosen.get(other);
        return town ? [{ town, meters }] : [];
      });
      const misfit = (town: Town): number =>
        median(ways.map((way) => Math.abs(Math.log(way.meters / (greatCircle(town, way.town) + 1000))))) -
        Math.log(town.population + 100) * 0.015;
      chosen.set(
        name,
        list.reduce((best, town) => (misfit(town) < misfit(best) ? town : best)),
      );
    }
  }
  return chosen;
}

/** The middle value; 0 of nothing. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which a share of all values lies; 0 of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
