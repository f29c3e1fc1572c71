import type { Atlas, City, ClassicRoute, PlaceHit } from '@wayfare/atlas';
import { classicRoutes } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';

/** A stop of a classic route with the nights it has in a trip of this length. */
export interface ClassicStop {
  city: City;
  nights: number;
}

const monthOf = ({ month, startOn }: TripRequest): number | undefined =>
  startOn === undefined ? month : Number(startOn.slice(5, 7));

/** Who names a country wants more of it than one city, where the days allow it. */
const ENOUGH_FOR_ONE = 4;
const LONGER_THAN_USUAL = 0.2;

const ownWheels = new Set(['car', 'campervan']);

/** How well a route fits: nought where it does not, more for what it is meant for. */
function fitOf(route: ClassicRoute, nights: number, request: TripRequest): number {
  const [least, most] = route.nights as [number, number];
  const isOneCity = route.stops.length === 1;
  const begins = isOneCity || nights <= ENOUGH_FOR_ONE ? least : least - 1;
  if (nights < begins || nights > most) return 0;
  const month = monthOf(request);
  if (route.months !== undefined && month !== undefined && !route.months.includes(month)) return 0;
  const { transport = [], interests = [] } = request;
  const wished = transport.filter((one) => !one.startsWith('no_'));
  if (route.by !== undefined && !route.by.some((one) => wished.includes(one as never))) return 0;
  if (transport.includes('no_car') && route.by?.every((one) => ownWheels.has(one)) === true) return 0;
  const meant = route.for?.some((one) => interests.includes(one as never)) ?? null;
  const length = route.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const near = 1 - Math.abs(length - nights) / (nights + length);
  const tooLong = isOneCity && nights > ENOUGH_FOR_ONE ? LONGER_THAN_USUAL : 0;
  return (
    near - tooLong + (meant === true ? 1 : meant === false ? -0.4 : 0) + (route.by === undefined ? 0 : 1)
  );
}

/** The nights of a route brought to another length: the longest stays give first, and take first. */
function stretch(nights: readonly number[], total: number): number[] {
  const shared = [...nights];
  let open = total - shared.reduce((sum, one) => sum + one, 0);
  while (open !== 0) {
    const relative = shared.map((one, index) => one / nights[index]!);
    const at = open > 0 ? relative.indexOf(Math.min(...relative)) : relative.indexOf(Math.max(...relative));
    shared[at]! += Math.sign(open);
    open -= Math.sign(open);
  }
  return shared;
}

/** The classic route through an area that suits a length, a season and wishes best; null where there is none. */
export function classicRoute(
  atlas: Atlas,
  area: PlaceHit,
  nights: number,
  request: TripRequest,
  away: ReadonlySet<string | undefined>,
): ClassicStop[] | null {
  const fitting = classicRoutes(area.id)
    .map((route) => ({ route, fit: fitOf(route, nights, request) }))
    .filter(({ route, fit }) => fit > 0 && route.stops.every(({ city }) => !away.has(city)))
    .toSorted((one, other) => other.fit - one.fit);
  for (const { route } of fitting) {
    const cities = route.stops.map(({ city }) => atlas.city(city));
    if (cities.some((city) => city === null) || cities.length > nights) continue;
    const shared = stretch(
      route.stops.map((stop) => stop.nights),
      nights,
    );
    if (shared.every((one) => one > 0))
      return cities.map((city, index) => ({ city: city!, nights: shared[index]! }));
  }
  return null;
}
