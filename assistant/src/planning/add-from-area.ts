import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City, PlaceHit, Region } from '@wayfare/atlas';
import type { RoledMention } from '../read/reading.ts';
import type { Reading } from '../read/reading.ts';
import type { Through } from './classic-route.ts';
import { classicRoute } from './classic-route.ts';
import type { Reach, WantedStop } from './choose-stops.ts';
import { citiesOf, fittingCount, kmApart, pickCities } from './choose-stops.ts';
import { daysOverlap, nightsOfStay } from './said-nights.ts';

/** A region within this distance is one place to stay: an island, a bay. */
const SMALL_AREA_KM = 40;
/** So long one does not stay in one place of it. */
const LONG_STAY = 12;
const LONGER_NIGHTS = 2;
/** A city so near to a region's middle lies in it. */
const INSIDE_KM = 50;

/** The stops that a message asks for, before they are given nights and an order. */
export interface Wanted {
  wanted: WantedStop[];
  unknown: string[];
  chosen: string[];
  /** Sights of places that were named as stops, and are seen in a day from one. */
  asked: string[];
  /** The stops follow a route that is gone in this order. */
  inOrder?: true;
}

/** What the stops are chosen by. */
export interface Choice {
  reading: Reading;
  atlas: Atlas;
  reach: Reach | null;
  /** How long the trip is, said or assumed. */
  days: number;
  /** Where one both lands and leaves. */
  gate: City | null;
}

/** Whether a city stands for an area that is named beside it: "Japan, Tokyo"; but "Istanbul and Cappadocia" are two. */
function liesIn(city: City, region: Region): boolean {
  return (
    region.cityIds.includes(city.id) ||
    (city.regionName === region.name && region.countryCodes.includes(city.countryCode)) ||
    (region.countryCodes.length > 1 && region.countryCodes.includes(city.countryCode)) ||
    distanceKm(city.lat, city.lon, region.lat, region.lon) < INSIDE_KM
  );
}

/** "Tanzania and Zanzibar", while "Rome, Italy" says where Rome is. */
const andAlso = /^\s*,? ?(?:and|then|plus|&|\+) (?:(?:on to|to) )?(?:the )?$/i;
const besides = /^\s*(?:,|,? (?:and|then|plus)|&|\+)\s+(?:(?:on to|to) )?(?:the )?$/i;

/** "Las Vegas and the Grand Canyon": a region in a list of places is one more of them, even where one lies in it. */
function standsBeside({ text, mentions }: Reading, area: RoledMention, link: RegExp): boolean {
  return mentions.some(
    ({ hit, start, end }) =>
      hit !== null &&
      hit.id !== area.hit?.id &&
      (hit.kind === 'city' || hit.kind === 'region') &&
      (link.test(text.slice(end, area.start)) || link.test(text.slice(area.end, start))),
  );
}

/** Where one arrives and where the trip ends, among the cities named. */
export function saidEnds(reading: Reading, named: readonly City[], gate: City | null) {
  const { mentions, arrival, departure } = reading;
  // The way back to it is a matter of its own.
  if (gate !== null) return { first: named.find(({ id }) => id === gate.id)?.id ?? null, last: null };
  const idOf = (hit: PlaceHit | null | undefined): string | null =>
    named.find(({ id }) => id === hit?.id)?.id ?? null;
  const last = idOf(mentions.findLast(({ role }) => role === 'end')?.hit) ?? idOf(departure?.hit);
  const arrives = idOf(arrival?.hit);
  const others = named.filter(({ id }) => id !== last);
  const first = arrives ?? (last !== null && others.length === 1 ? others[0]!.id : null);
  return { first, last: last === first && named.length > 1 ? null : last };
}

/** "Ten days in Japan, into Tokyo and home from Osaka": what is named is where the way begins and ends, not all of it. */
function isBetweenEnds({ reading, gate }: Choice, named: readonly City[]): boolean {
  const { first, last } = saidEnds(reading, named, gate);
  return named.every(({ id }) => id === first || id === last);
}

/** Whether the cities of an area were named, so that it says where they lie, and asks for no more of them. */
function isFilled(wanted: readonly WantedStop[], area: RoledMention, hit: PlaceHit, choice: Choice): boolean {
  const { reading, atlas, gate } = choice;
  const region = atlas.region(hit.id);
  if (region !== null) {
    const isOnlyGate = wanted.length === 1 && wanted[0]!.city.id === gate?.id;
    const lies = wanted.some(({ city }) => liesIn(city, region));
    return lies && !isOnlyGate && !standsBeside(reading, area, besides);
  }
  const named = wanted.map(({ city }) => city).filter(({ countryCode }) => countryCode === hit.countryCode);
  const isSaid = reading.stays.some(({ mention }) => mention.hit?.kind === 'city');
  if (named.length === 0 || standsBeside(reading, area, andAlso)) return false;
  if (!isSaid && isBetweenEnds(choice, named)) return false;
  if (isSaid || reading.connections !== null || reading.cityCount !== null) return true;
  // "Tanzania and Zanzibar, 10 days": the one city would be a long stay.
  return (reading.request.days ?? 0) - 1 <= roomIn(atlas, named);
}

/** How many nights the cities are good for, by their guides. */
const roomIn = (atlas: Atlas, cities: readonly City[]): number =>
  cities
    .map(({ id }) => (atlas.cityInfo(id)?.guide.typicalNights[1] ?? 1) + LONGER_NIGHTS)
    .reduce((sum, nights) => sum + nights, 0);

/** Rather some nights longer in towns that a guide describes than days without a sight in others. */
function rightCount(atlas: Atlas, cities: readonly City[], most: number, days: number): number {
  const described = cities.filter(({ inCatalogue }) => inCatalogue);
  const isEnough = described.length > 0 && days - 1 <= roomIn(atlas, described);
  return isEnough ? Math.min(most, described.length) : most;
}

/** Whether nothing was named to go to but the area, and stops in it whose nights are open. */
const isOnlyArea = ({ mentions }: Reading, hit: PlaceHit, wanted: readonly WantedStop[]): boolean =>
  wanted.every(({ nights, city }) => nights === undefined && city.countryCode === hit.countryCode) &&
  mentions.every(
    (mention) =>
      mention.hit === null ||
      mention.hit.id === hit.id ||
      wanted.some(({ city }) => city.id === mention.hit?.id) ||
      mention.role === 'origin' ||
      mention.role === 'excluded' ||
      mention.role === 'qualifier',
  );

/** How much longer a way may become for a stop on it, before others come first. */
const MOST_DETOUR = 1.8;

/** Cities between where the way begins and ends before those that lie aside. */
function nearTheWayFirst(
  cities: readonly City[],
  wanted: readonly WantedStop[],
  { reading, gate }: Choice,
): readonly City[] {
  const named = wanted.map(({ city }) => city);
  const ends = saidEnds(reading, named, gate);
  const [from, to] = [ends.first, ends.last].map((end) => named.find(({ id }) => id === end));
  if (from === undefined || to === undefined) return cities;
  const isNear = (city: City): boolean =>
    kmApart(from, city) + kmApart(city, to) <= MOST_DETOUR * kmApart(from, to);
  return [...cities.filter(isNear), ...cities.filter((city) => !isNear(city))];
}

/** Adds the stops of a classic route through an area; false where none suits. */
function addClassic(
  route: Wanted,
  area: RoledMention,
  hit: PlaceHit,
  choice: Choice,
  away: Set<string>,
): boolean {
  const { wanted, chosen } = route;
  const { reading, atlas, days, gate } = choice;
  const isOpen = reading.cityCount === null && reading.connections === null;
  if (!isOpen || !isOnlyArea(reading, hit, wanted)) return false;
  const named = wanted.map(({ city }) => city);
  // A round can be gone from any of its towns.
  const ends = gate === null ? saidEnds(reading, named, gate) : { first: null, last: null };
  const through: Through = { cities: named.map(({ id }) => id), ...ends };
  const lasts = nightsOfStay(reading, area, false) ?? days - 1;
  const classic = classicRoute(atlas, hit, lasts, reading.request, { away, through });
  if (classic === null) return false;
  wanted.length = 0;
  for (const { city, nights } of classic.stops) {
    const isNamed = through.cities.includes(city.id);
    wanted.push({ city, named: isNamed, nights });
    if (!isNamed) chosen.push(city.name);
  }
  if (classic.keepsEnds && (gate === null || classic.stops[0]!.city.id === gate.id)) route.inOrder = true;
  return true;
}

/** Adds cities of an area to those wanted: as many as fit, none where some of its cities were named. */
export function addFromArea(
  route: Wanted,
  area: RoledMention,
  hit: PlaceHit,
  room: number,
  choice: Choice,
): void {
  const { wanted, chosen } = route;
  const { reading, atlas, reach } = choice;
  const inside = isFilled(wanted, area, hit, choice);
  if (inside && reading.cityCount === null) return;
  const away = new Set(
    reading.mentions
      .filter(({ role }) => role === 'excluded' || role === 'origin')
      .flatMap((mention) => mention.hit?.id ?? []),
  );
  if (addClassic(route, area, hit, choice, away)) return;
  const all = citiesOf(atlas, hit, reading.request);
  const others = all.filter(({ id }) => !away.has(id));
  // A loop that begins in the only town there has its nights there too.
  const cities = nearTheWayFirst(others.length > 0 ? others : all, wanted, choice);
  const [best] = cities;
  const small =
    best !== undefined &&
    cities.every(({ lat, lon }) => distanceKm(lat, lon, best.lat, best.lon) < SMALL_AREA_KM);
  const areaDays = nightsOfStay(reading, area, false);
  const fitting =
    areaDays === undefined || reading.cityCount !== null ? room : fittingCount(areaDays + 1, reading.request);
  const days = areaDays ?? choice.days;
  const bases = days < LONG_STAY ? 1 : Math.min(2, cities.length);
  const most = small ? bases : reading.connections !== null ? 1 : Math.max(inside ? 0 : 1, fitting);
  const count = reading.cityCount === null ? rightCount(atlas, cities, most, days) : most;
  const picked = pickCities(
    cities,
    count,
    wanted.map(({ city }) => city),
    reach,
  );
  const nights = picked.length === 1 ? nightsOfStay(reading, area, daysOverlap(reading)) : undefined;
  for (const city of picked) {
    wanted.push({
      city,
      named: false,
      ...(picked.length === 1 && { forArea: { id: hit.id, surface: area.surface } }),
      ...(nights !== undefined && { nights }),
    });
    if (!small) chosen.push(city.name);
  }
}
