import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City, PlaceHit } from '@wayfare/atlas';
import { classicRoutes } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Point, Reachable } from './reachable.ts';
import { scoreAttraction } from './score-attraction.ts';

/** A city that is to be a stop, with what was said of the time there. */
export interface WantedStop {
  city: City;
  nights?: number;
  /** It was named by the traveller, not chosen here. */
  named: boolean;
  /** The region or country it stands for, where that was named and this is its only stop. */
  forArea?: { id: string; surface: string };
}

type Spot = Pick<City, 'lat' | 'lon'>;

const MOST_LOOKED_AT = 24;
const FAR_KM = 900;
/** Two towns so near to each other are one to stay in. */
const NEXT_DOOR_KM = 25;

/** Kilometres from one town to another. */
export const kmApart = (one: Spot, other: Spot): number => distanceKm(one.lat, one.lon, other.lat, other.lon);

/** How much there is for these travellers in a city. */
export function cityWorth(atlas: Atlas, city: City, request: TripRequest): number {
  const best = atlas.topAttractions(city.id, 14).map((one) => scoreAttraction(one, request));
  return best.reduce((sum, value) => sum + value, 0) + Math.log10(Math.max(10, city.population)) * 6;
}

const TOWN_NIGHTS = 2;
const NEIGHBOUR_KM = 80;

/** Where wishes say what one likes, what others do counts less, and in a few days nothing. */
const SHARE_BESIDE_WISHES = 0.5;
const FEW_DAYS = 5;

/** How much the classic routes through an area speak for each of its cities: the share of them that stop there. */
function sharesOfRoutes(area: PlaceHit, { interests = [], days }: TripRequest) {
  const routes = days !== undefined && days <= FEW_DAYS ? [] : classicRoutes(area.id);
  const weight = (interests.length === 0 ? 1 : SHARE_BESIDE_WISHES) / routes.length;
  const shares = new Map<string, number>();
  for (const { stops } of routes)
    for (const { city } of stops) shares.set(city, (shares.get(city) ?? 0) + weight);
  return shares;
}

/**
 * What a city is worth on a journey through its country: small towns, and those seen in a day, come after the large,
 * and what the classic routes lead through comes first.
 */
function drawOf(atlas: Atlas, city: City, request: TripRequest, routed: number): number {
  const [least, most] = atlas.cityInfo(city.id)?.guide.typicalNights ?? [1, 1];
  const size = 0.5 + Math.log10(Math.max(10, city.population)) / 14;
  return (
    cityWorth(atlas, city, request) * size * ((least + most) / 2 >= TOWN_NIGHTS ? 1 : 0.85) * (1 + routed)
  );
}

/** Towns for a night beside a better city are seen from there, so they come last. */
function withTownsLast(atlas: Atlas, cities: readonly City[]): City[] {
  const isTown = (city: City, index: number): boolean =>
    (atlas.cityInfo(city.id)?.guide.typicalNights[1] ?? 1) <= TOWN_NIGHTS &&
    cities.slice(0, index).some((better) => kmApart(better, city) < NEIGHBOUR_KM);
  return [
    ...cities.filter((city, index) => !isTown(city, index)),
    ...cities.filter((city, index) => isTown(city, index)),
  ];
}

/** The cities of a country or region that a visitor would choose from, the most worthwhile first. */
export function citiesOf(atlas: Atlas, area: PlaceHit, request: TripRequest): City[] {
  const region = area.kind === 'region' ? atlas.region(area.id) : null;
  const listed = region?.cityIds.map((id) => atlas.city(id)).filter((city) => city !== null) ?? [];
  const catalogued = atlas
    .catalogueCities()
    .filter(({ countryCode, regionName }) =>
      region === null
        ? countryCode === area.countryCode
        : regionName === region.name && region.countryCodes.includes(countryCode),
    );
  const cities = [...new Map([...listed, ...catalogued].map((city) => [city.id, city])).values()];
  // A region's own cities are listed by somebody who knows it.
  if (listed.length > 0) return cities.slice(0, MOST_LOOKED_AT);
  const shares = sharesOfRoutes(area, request);
  const known = cities
    .slice(0, MOST_LOOKED_AT * 2)
    .map((city) => ({ city, draw: drawOf(atlas, city, request, shares.get(city.id) ?? 0) }));
  known.sort((left, right) => right.draw - left.draw);
  if (known.length > 0)
    return withTownsLast(
      atlas,
      known.slice(0, MOST_LOOKED_AT).map(({ city }) => city),
    );
  const large: City[] = [];
  for (const city of atlas.cities(40_000))
    if (city.countryCode === area.countryCode && (region === null || city.regionName === region.name))
      large.push(city);
  if (large.length === 0)
    for (const city of atlas.cities(1000)) if (city.countryCode === area.countryCode) large.push(city);
  return large
    .sort((left, right) => Number(right.capital) - Number(left.capital) || right.population - left.population)
    .slice(0, MOST_LOOKED_AT);
}

/** How many cities fit a length: one more for every three days or so, slower when a relaxed pace is wished. */
export function fittingCount(days: number, request: TripRequest): number {
  const each = request.pace === 'relaxed' ? 4.5 : request.pace === 'packed' ? 2.4 : 3.2;
  return Math.max(1, Math.min(8, Math.round(days / each)));
}

const reaches = (company: readonly Point[], city: City, reachable: Reachable): boolean =>
  company.some((one) => one.id === city.id || reachable(one, city));

/** The best city from which most of the next best can be reached. */
const mainland = (cities: readonly City[], reachable: Reachable): City | undefined =>
  cities.slice(0, 5).find((city) => {
    const others = cities.slice(0, 7).filter(({ id }) => id !== city.id);
    return others.filter((one) => reachable(city, one)).length * 2 >= others.length;
  });

/** How one gets to the cities of an area, where wishes for transport say it, and from where. */
export interface Reach {
  reachable: Reachable;
  from: Point | null;
}

/** Where one sets out from among the cities of an area, and which of them come into question at all. */
function withinReach(
  cities: readonly City[],
  chosen: readonly City[],
  { reachable, from }: Reach,
  alone: boolean,
): { cities: readonly City[]; base: readonly City[] } {
  const near = from === null ? [] : cities.filter((city) => reachable(from, city));
  if (alone && near.length > 0) return { cities: near, base: near };
  if (chosen.length > 0) return { cities, base: chosen };
  const first = (near.length > 0 ? near[0] : mainland(cities, reachable)) ?? cities[0];
  return { cities, base: first === undefined ? [] : [first] };
}

/**
 * Picks cities of an area: worthwhile ones that lie not too far from those already chosen and, where wishes for
 * transport say how one goes, can be reached so from one of these: rather fewer cities than one that cannot.
 */
export function pickCities(
  listed: readonly City[],
  count: number,
  chosen: readonly City[] = [],
  reach: Reach | null = null,
): City[] {
  const picked: City[] = [];
  const { cities, base } =
    reach === null
      ? { cities: listed, base: [] }
      : withinReach(listed, chosen, reach, count + chosen.length < 2);
  const isOpen = (city: City): boolean =>
    ![...chosen, ...picked].some(({ id }) => id === city.id) &&
    (reach === null || reaches([...base, ...picked], city, reach.reachable));
  const suits = (city: City): boolean => {
    const company = [...chosen, ...picked];
    return (
      (company.length === 0 || company.some((one) => kmApart(one, city) < FAR_KM)) &&
      company.every((one) => kmApart(one, city) > NEXT_DOOR_KM)
    );
  };
  while (picked.length < count) {
    const next = cities.find((city) => isOpen(city) && suits(city)) ?? cities.find(isOpen);
    if (next === undefined) break;
    picked.push(next);
  }
  return picked;
}
