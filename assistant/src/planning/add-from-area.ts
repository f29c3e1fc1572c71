import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City, PlaceHit, Region } from '@wayfare/atlas';
import type { RoledMention } from '../read/reading.ts';
import type { Reading } from '../read/reading.ts';
import { classicRoute } from './classic-route.ts';
import type { Reach, WantedStop } from './choose-stops.ts';
import { citiesOf, fittingCount, pickCities } from './choose-stops.ts';
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

/** Whether the cities of an area were named, so that it says where they lie, and asks for no more of them. */
function isFilled(
  reading: Reading,
  wanted: readonly WantedStop[],
  area: RoledMention,
  hit: PlaceHit,
  atlas: Atlas,
): boolean {
  const region = atlas.region(hit.id);
  if (region !== null)
    return wanted.some(({ city }) => liesIn(city, region)) && !standsBeside(reading, area, besides);
  const named = wanted.map(({ city }) => city).filter(({ countryCode }) => countryCode === hit.countryCode);
  if (named.length === 0 || standsBeside(reading, area, andAlso)) return false;
  const isSaid = reading.stays.some(({ mention }) => mention.hit?.kind === 'city');
  if (isSaid || reading.connections !== null || reading.cityCount !== null) return true;
  // "Tanzania and Zanzibar, 10 days": the one city would be a long stay.
  const days = reading.request.days ?? 0;
  return days - 1 <= roomIn(atlas, named);
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

/** Whether nothing else was named to go to. */
const isOnlyArea = ({ mentions }: Reading, hit: PlaceHit): boolean =>
  mentions.every(
    (mention) =>
      mention.hit === null ||
      mention.hit.id === hit.id ||
      mention.role === 'origin' ||
      mention.role === 'excluded' ||
      mention.role === 'qualifier',
  );

/** Adds cities of an area to those wanted: as many as fit, none where some of its cities were named. */
export function addFromArea(
  route: Wanted,
  area: RoledMention,
  hit: PlaceHit,
  room: number,
  reading: Reading,
  atlas: Atlas,
  reach: Reach | null,
): void {
  const { wanted, chosen } = route;
  const inside = isFilled(reading, wanted, area, hit, atlas);
  if (inside && reading.cityCount === null) return;
  const away = new Set(
    reading.mentions
      .filter(({ role }) => role === 'excluded' || role === 'origin')
      .map((mention) => mention.hit?.id),
  );
  const alone = wanted.length === 0 && reading.cityCount === null && reading.connections === null;
  const lasts = nightsOfStay(reading, area, false) ?? (reading.request.days ?? 1) - 1;
  const classic =
    alone && isOnlyArea(reading, hit) ? classicRoute(atlas, hit, lasts, reading.request, away) : null;
  if (classic !== null) {
    for (const { city, nights } of classic) {
      wanted.push({ city, named: false, nights });
      chosen.push(city.name);
    }
    route.inOrder = true;
    return;
  }
  const all = citiesOf(atlas, hit, reading.request);
  const others = all.filter(({ id }) => !away.has(id));
  // A loop that begins in the only town there has its nights there too.
  const cities = others.length > 0 ? others : all;
  const [best] = cities;
  const small =
    best !== undefined &&
    cities.every(({ lat, lon }) => distanceKm(lat, lon, best.lat, best.lon) < SMALL_AREA_KM);
  const areaDays = nightsOfStay(reading, area, false);
  const fitting =
    areaDays === undefined || reading.cityCount !== null ? room : fittingCount(areaDays + 1, reading.request);
  const days = areaDays ?? reading.request.days ?? 1;
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
