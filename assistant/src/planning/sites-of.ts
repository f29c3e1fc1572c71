import type { Atlas, Attraction } from '@wayfare/atlas';
import type { ProblemSite } from '@wayfare/planner';

/** The nearest sight before one in its site's order that is among those given; what is not is passed over. */
function firstOf(atlas: Atlas, sight: Attraction, given: ReadonlyMap<string, number>): number | null {
  const passed = new Set<string>();
  let { after } = sight;
  while (after !== undefined && !passed.has(after)) {
    const found = given.get(after);
    if (found !== undefined) return found;
    passed.add(after);
    after = atlas.attraction(sight.cityId, after)?.after;
  }
  return null;
}

/** What of some sights is seen on one ticket, and after what each is seen. */
export function sitesOf(atlas: Atlas, sights: readonly Attraction[]): ProblemSite[] {
  const byTicket = new Map<string, number[]>();
  sights.forEach(({ cityId, ticket }, index) => {
    if (ticket === undefined) return;
    const key = `${cityId}/${ticket}`;
    byTicket.set(key, [...(byTicket.get(key) ?? []), index]);
  });
  return [...byTicket.values()].flatMap((places) => {
    if (places.length < 2) return [];
    const given = new Map(places.map((place) => [sights[place]!.slug, place]));
    const order = places.flatMap((place): [number, number][] => {
      const first = firstOf(atlas, sights[place]!, given);
      return first === null ? [] : [[first, place]];
    });
    return [{ places, order }];
  });
}
