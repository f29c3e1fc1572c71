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
const HALF = 0.5;
const BESIDE_THE_POINT = 0.4;

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
  // A route for one of many likes serves the others less than one for everybody.
  const meant = interests.filter((one) => route.for?.includes(one)).length / Math.max(1, interests.length);
  const special = route.for === undefined ? 0 : meant < HALF ? meant - BESIDE_THE_POINT : meant;
  const length = route.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const near = 1 - Math.abs(length - nights) / (nights + length);
  const tooLong = isOneCity && nights > ENOUGH_FOR_ONE ? LONGER_THAN_USUAL : 0;
  return near - tooLong + special + (route.by === undefined ? 0 : 1);
}

/** The nights of a route brought to another length: the longest stays give first, and take first. */
function stretch(nights: readonly number[], total: number): number[] {
  const shared = [...nights];
  let open = total - shared.reduce((sum, one) => sum + one, 0);
  while (open !== 0) {
    // Of stays that are as full as each other the longest takes and gives.
    const relative = shared.map((one, index) => one / nights[index]! - (Math.sign(open) * one) / 1000);
    const at = open > 0 ? relative.indexOf(Math.min(...relative)) : relative.indexOf(Math.max(...relative));
    shared[at]! += Math.sign(open);
    open -= Math.sign(open);
  }
  return shared;
}

/** The cities that a route must lead through, and the ones that it must begin and end in. */
export interface Through {
  cities: readonly string[];
  first: string | null;
  last: string | null;
}

const RIGHT_ENDS = 0.6;

type RouteStops = ClassicRoute['stops'];

const keepsEnds = (stops: RouteStops, { first, last }: Through): boolean =>
  (first === null || stops[0]?.city === first) && (last === null || stops.at(-1)?.city === last);

/** A route's stops as they are gone, the other way round where only that begins and ends as it is to. */
function inItsOrder({ stops }: ClassicRoute, through: Through): { stops: RouteStops; keeps: boolean } {
  const back = stops.toReversed();
  const isBack = !keepsEnds(stops, through) && keepsEnds(back, through);
  return { stops: isBack ? back : stops, keeps: isBack || keepsEnds(stops, through) };
}

/**
 * The classic route through an area that suits a length, a season, wishes and the cities named best, and whether it
 * begins and ends where it is to; null where there is none.
 */
export function classicRoute(
  atlas: Atlas,
  area: PlaceHit,
  nights: number,
  request: TripRequest,
  { away, through }: { away: ReadonlySet<string | undefined>; through: Through },
): { stops: ClassicStop[]; keepsEnds: boolean } | null {
  const fitting = classicRoutes(area.id)
    .map((route) => {
      const { stops, keeps } = inItsOrder(route, through);
      return { stops, keeps, fit: fitOf(route, nights, request), bonus: keeps ? RIGHT_ENDS : 0 };
    })
    .filter(
      ({ stops, fit }) =>
        fit > 0 &&
        stops.every(({ city }) => !away.has(city)) &&
        through.cities.every((id) => stops.some(({ city }) => city === id)),
    )
    .toSorted((one, other) => other.fit + other.bonus - one.fit - one.bonus);
  for (const { stops, keeps } of fitting) {
    const cities = stops.map(({ city }) => atlas.city(city));
    if (cities.some((city) => city === null) || cities.length > nights) continue;
    const shared = stretch(
      stops.map((stop) => stop.nights),
      nights,
    );
    if (shared.every((one) => one > 0))
      return {
        stops: cities.map((city, index) => ({ city: city!, nights: shared[index]! })),
        keepsEnds: keeps,
      };
  }
  return null;
}
