import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';

/** Google's addresses take nine places between the first and the last. */
const mostBetween = 9;
const mostPoints = mostBetween + 2;

const point = ({ latitude, longitude }: PlaceRef) => `${latitude},${longitude}`;

function address(points: readonly string[], mode: string) {
  const query = new URLSearchParams({
    api: '1',
    origin: points[0]!,
    destination: points.at(-1)!,
    travelmode: mode,
  });
  const between = points.slice(1, -1);
  if (between.length > 0) query.set('waypoints', between.join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The places of a day in order, from its base to its end; the same place twice in a row is one. */
function stationsOf({ base, endBase, items }: Pick<PlanDay, 'base' | 'endBase' | 'items'>) {
  const places = [base, ...items.map(({ place }) => place), endBase].flatMap((place) => place ?? []);
  return places.map(point).filter((at, index, all) => at !== all[index - 1]);
}

/**
 * A day's route as addresses of Google Maps: one, or several that follow each other where the day has more places than
 * one address takes. None for a day with fewer than two places.
 */
export function googleMapsLinks(day: Pick<PlanDay, 'base' | 'endBase' | 'items'>): string[] {
  const points = stationsOf(day);
  const drives = day.items.some(({ travel }) => travel?.mode === 'drive');
  const links: string[] = [];
  for (let first = 0; first < points.length - 1; first += mostPoints - 1) {
    links.push(address(points.slice(first, first + mostPoints), drives ? 'driving' : 'walking'));
  }
  return links;
}
