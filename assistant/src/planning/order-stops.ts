import { distanceKm } from '@wayfare/almanac/distance';
import type { City } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { CitiesResult, RouteEvent } from '@wayfare/planner';
import { orderCities } from '@wayfare/planner';

/** What the order of stops must keep. */
export interface OrderWishes {
  origin: PlaceRef | null;
  end: PlaceRef | null;
  events?: readonly RouteEvent[];
  /** Only between these cities (by index) one can travel directly. */
  connected?: ((from: number, to: number) => boolean) | null;
  first?: number | null;
  last?: number | null;
}

/** A rough length of the way: ordering compares, the legs are estimated properly afterwards. */
function roughMinutes(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const km = distanceKm(a.lat, a.lon, b.lat, b.lon);
  return Math.round(km < 700 ? 30 + km * 0.75 : 330 + (km - 700) * 0.075);
}

const at = ({ latitude: lat, longitude: lon }: PlaceRef): { lat: number; lon: number } => ({ lat, lon });

/** Puts the cities in the order with the least travel that keeps events and connections. */
export function orderStops(
  cities: readonly City[],
  nights: readonly number[],
  wishes: OrderWishes,
): CitiesResult {
  const travelMinutes = cities.map((from, row) =>
    cities.map((to, column) =>
      row === column
        ? 0
        : wishes.connected != null && !wishes.connected(row, column)
          ? Number.POSITIVE_INFINITY
          : roughMinutes(from, to),
    ),
  );
  const { origin, end, events = [] } = wishes;
  return orderCities({
    cities: cities.map((_, index) => ({
      nights: { least: nights[index] ?? 0, most: nights[index] ?? 0 },
      ...(wishes.first === index && { position: 0 }),
      ...(wishes.last === index && wishes.first !== index && { position: cities.length - 1 }),
    })),
    events,
    travelMinutes,
    ...(origin !== null && { fromStart: cities.map((city) => roughMinutes(at(origin), city)) }),
    ...(end !== null && { toEnd: cities.map((city) => roughMinutes(city, at(end))) }),
  });
}
