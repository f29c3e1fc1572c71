import type { Atlas, City } from '@wayfare/atlas';
import { limits } from '@wayfare/contracts/limits';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import type { LodgingStay } from './lodging-stays.ts';
import { townAt } from './town-at.ts';

function townOf(atlas: Atlas, { items }: PlanDay) {
  const place = items.find((item) => item.place)?.place;
  return place ? townAt(atlas, place) : null;
}

const toStop = (city: City, index: number): Stop => ({
  id: `stop${index + 1}`,
  place: {
    placeId: city.id,
    name: city.name,
    kind: 'city',
    latitude: city.lat,
    longitude: city.lon,
    countryCode: city.countryCode,
    timeZone: city.timeZone,
    status: 'atlas',
  },
  nights: 0,
});

/**
 * The route that days tell without saying so: the town of each day, its nights as many as its days. Where one sleeps
 * that night says it before what one does.
 */
export function stopsFromDays(
  atlas: Atlas,
  days: readonly PlanDay[],
  stays: readonly LodgingStay[],
): { stops: Stop[]; days: PlanDay[]; stopOf: ReadonlyMap<LodgingStay, string> } {
  const stops: Stop[] = [];
  const stopOf = new Map<LodgingStay, string>();
  const withStops = days.map((day, index) => {
    const stay = stays.find(({ from, until }) => day.on !== null && from <= day.on && day.on < until);
    const city = stay?.town ?? townOf(atlas, day);
    const last = stops.at(-1);
    const movesOn = last?.place.placeId !== city?.id || (stay && !stopOf.has(stay) && stopOf.size > 0);
    if (city && movesOn && stops.length < limits.stops) stops.push(toStop(city, stops.length));
    const stop = stops.at(-1);
    if (stop && stay && !stopOf.has(stay)) {
      stopOf.set(stay, stop.id);
      if (stay.lodging) stop.lodging = stay.lodging;
      if (stay.note) stop.note = stay.note;
    }
    // The last day is spent there, but not its night.
    if (stop && index < days.length - 1) stop.nights += 1;
    return { ...day, stopId: stop?.id ?? null };
  });
  return { stops, days: withStops, stopOf };
}
