import type { Atlas } from '@wayfare/atlas';
import { limits } from '@wayfare/contracts/limits';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';

const leastPeople = 20_000;

function cityOf(atlas: Atlas, { items }: PlanDay) {
  const place = items.find((item) => item.place)?.place;
  if (!place) return null;
  return (
    atlas.nearestCatalogueCity(place.latitude, place.longitude, 40) ??
    atlas.nearestCity(place.latitude, place.longitude, leastPeople)
  );
}

/** The route that days tell without saying so: the town of each day, its nights as many as its days. */
export function stopsFromDays(atlas: Atlas, days: readonly PlanDay[]): { stops: Stop[]; days: PlanDay[] } {
  const stops: Stop[] = [];
  const withStops = days.map((day, index) => {
    const city = cityOf(atlas, day);
    const last = stops.at(-1);
    if (city && last?.place.placeId !== city.id && stops.length < limits.stops) {
      stops.push({
        id: `stop${stops.length + 1}`,
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
    }
    const stop = stops.at(-1);
    // The last day is spent there, but not its night.
    if (stop && index < days.length - 1) stop.nights += 1;
    return { ...day, stopId: stop?.id ?? null };
  });
  return { stops, days: withStops };
}
