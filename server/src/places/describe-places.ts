import type { AttractionInfo } from '@wayfare/contracts/attraction-info';
import type { CountryInfo } from '@wayfare/contracts/country-info';
import type { CityInfo, CitySummary } from '@wayfare/contracts/place-endpoints';
import { hoursFromOf, toImportedFacts } from './describe-imports.ts';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import {
  type Atlas,
  type Attraction,
  type City,
  hoursInWords,
  localTime,
  type PlaceHit,
} from '@wayfare/atlas';
import { addDays } from '@wayfare/almanac/local-date';
import { feastsOf } from './feasts-of.ts';
import { drawingOf } from './sight-scene.ts';

const refKinds: Record<string, PlaceRef['kind']> = {
  city: 'city',
  attraction: 'attraction',
  extra: 'attraction',
  airport: 'airport',
};

/** A sight as it stands in the guide of the city where it is. */
export function atHome(atlas: Atlas, attraction: Attraction): Attraction {
  const [cityId = '', slug = ''] = attraction.sameAs?.split('/') ?? [];
  return atlas.attraction(cityId, slug) ?? attraction;
}

/** Where a place has its page, a sight in its own city; null where it has none. */
export function pathOf(atlas: Atlas, id: string): string | null {
  const [from = '', slug = ''] = id.split('/');
  const listed = slug === '' ? null : atlas.attraction(from, slug);
  const [cityId = '', attractionSlug] = (listed?.sameAs ?? id).split('/');
  const city = atlas.city(cityId);
  if (!city?.inCatalogue) return null;
  return attractionSlug
    ? `/attraction-guide/${city.countrySlug}/${city.slug}/${attractionSlug}`
    : `/city-guide/${city.countrySlug}/${city.slug}`;
}

/** A place that a search found, as trips hold it. A region or country stands at its middle. */
export const toPlaceRef = (atlas: Atlas, hit: PlaceHit): PlaceRef => ({
  placeId: hit.id,
  name: hit.name,
  kind: refKinds[hit.kind] ?? 'custom',
  latitude: hit.lat,
  longitude: hit.lon,
  ...(hit.countryCode && { countryCode: hit.countryCode }),
  timeZone: atlas.timeZoneAt(hit.lat, hit.lon),
  status: 'atlas',
});

/** A catalogue city as lists show it. */
export function toCitySummary(atlas: Atlas, city: City): CitySummary {
  const info = atlas.cityInfo(city.id);
  return {
    id: city.id,
    name: city.name,
    ...(info?.guide.localName && { localName: info.guide.localName }),
    country: city.countryName,
    countryCode: city.countryCode,
    countrySlug: city.countrySlug,
    citySlug: city.slug,
    region: atlas.featuredRegionOf(city.countryCode),
    latitude: city.lat,
    longitude: city.lon,
    knownFor: info?.guide.knownFor ?? '',
    bestMonths: [...(info?.guide.bestMonths ?? [])],
    attractionCount: info?.attractionCount ?? 0,
  };
}

const currencyOf = (atlas: Atlas, countryCode: string) => atlas.country(countryCode)?.currencies[0] ?? 'EUR';

/** When an attraction is open on a date; none is closed all day, or not known. */
export const windowsOn = (atlas: Atlas, attraction: Attraction, on: string) =>
  attraction.hours === 'unknown'
    ? []
    : atlas.openWindows(attraction, on).map(({ startMinute, endMinute }) => ({ startMinute, endMinute }));

/** When an attraction is open on each of the next seven days of its own; null where that is not surely known. */
export function weekOf(atlas: Atlas, attraction: Attraction, now: number) {
  const { hours, confidence, timeZone } = attraction;
  if (hours === 'unknown' || confidence === 'low' || confidence === 'core') return null;
  const today = localTime(new Date(now), timeZone).on;
  return [0, 1, 2, 3, 4, 5, 6].map((days) => {
    const on = addDays(today, days);
    return { on, windows: windowsOn(atlas, attraction, on) };
  });
}

/** An attraction with whether it is open at this moment, in its own time zone. */
export function toAttractionInfo(atlas: Atlas, attraction: Attraction, now: number): AttractionInfo {
  const at = new Date(now);
  const state = atlas.openNow(attraction, at);
  const today = localTime(at, attraction.timeZone).on;
  return {
    id: attraction.id,
    cityId: attraction.cityId,
    slug: attraction.slug,
    name: attraction.name,
    ...(attraction.localName && { localName: attraction.localName }),
    latitude: attraction.lat,
    longitude: attraction.lon,
    category: attraction.category,
    tags: [...attraction.tags],
    visitMinutes: { typical: attraction.visit[0], quick: attraction.visit[1] },
    hours: attraction.hours,
    closedOn: [...(attraction.closedOn ?? [])],
    hoursInWords: hoursInWords(attraction),
    ...(attraction.lastEntry !== undefined && { lastEntryMinutes: attraction.lastEntry }),
    openToday: windowsOn(atlas, attraction, today),
    openNow: state.open && !state.lastEntryPassed,
    timeZone: attraction.timeZone,
    hoursKnown: attraction.hours !== 'unknown',
    ...(attraction.hoursFrom && { hoursFrom: hoursFromOf(attraction.hoursFrom) }),
    ...(attraction.price !== null && {
      price: {
        amountCents: Math.round(attraction.price * 100),
        currency: currencyOf(atlas, attraction.countryCode),
      },
    }),
    ...(attraction.priceFor && { priceFor: attraction.priceFor }),
    ...(attraction.priceBand !== null && { priceBand: attraction.priceBand }),
    setting: attraction.setting,
    ...(attraction.bestTime && { bestTime: attraction.bestTime }),
    goodFor: [...attraction.goodFor],
    fame: attraction.fame,
    ...(attraction.booking && { booking: attraction.booking }),
    why: attraction.why,
    dayTrip: attraction.dayTrip === true,
    hoursUnsure: attraction.confidence === 'low',
    hoursAtLeast: attraction.confidence === 'core',
    imported: (attraction.imported ?? []).map((facts) => toImportedFacts(facts, attraction)),
    drawing: drawingOf(attraction),
  };
}

/** The public holidays to come: what is left of the year from this month on, and the next year. */
function holidaysToCome(atlas: Atlas, code: string, now: number): CountryInfo['holidays'] {
  const month = new Date(now).toISOString().slice(0, 7);
  const year = new Date(now).getUTCFullYear();
  return [year, year + 1]
    .flatMap((of) => atlas.publicHolidays(code, of))
    .filter(({ on }) => on.slice(0, 7) >= month)
    .map(({ on, name }) => ({ on, name }));
}

/** A country's practical facts, with the public holidays to come from `now` on. */
export function toCountryInfo(atlas: Atlas, code: string, now: number): CountryInfo {
  const country = atlas.countryFacts(code);
  const { facts } = country ?? {};
  return {
    code,
    name: country?.name ?? code.toUpperCase(),
    slug: country?.slug ?? code,
    currency: currencyOf(atlas, code),
    plugs: [...(facts?.plugs ?? [])],
    ...(facts && { volts: facts.volts }),
    languages: [...(facts?.languages ?? [])],
    emergency: { ...facts?.emergency },
    ...(facts && {
      tipping: facts.tipping,
      tapWater: facts.tapWater,
      visaHint: `${facts.visaHint} Check the official source.`,
      goodToKnow: facts.goodToKnow,
    }),
    ...(country && { drivingSide: country.drivingSide }),
    holidays: holidaysToCome(atlas, code, now),
  };
}

/** Everything that the guide of a catalogue city shows; null for another city. */
export function toCityInfo(atlas: Atlas, cityId: string, now: number): CityInfo | null {
  const info = atlas.cityInfo(cityId);
  if (!info) return null;
  const { guide } = info;
  const [budget, middle, comfortable] = guide.dailyCostEuro;
  const [least, most] = guide.typicalNights;
  return {
    ...toCitySummary(atlas, info),
    intro: guide.intro,
    timeZone: info.timeZone,
    population: info.population,
    climate: {
      high: [...guide.climate.high],
      low: [...guide.climate.low],
      rainDays: [...guide.climate.rainDays],
    },
    neighbourhoods: guide.neighbourhoods.map(({ name, lat, lon, character }) => ({
      name,
      latitude: lat,
      longitude: lon,
      character,
    })),
    gettingAround: guide.gettingAround,
    fromAirport: guide.fromAirport,
    food: guide.food.map(({ name, what }) => ({ name, what })),
    safety: guide.safety,
    etiquette: guide.etiquette,
    dailyCostEuro: { budget, middle, comfortable },
    typicalNights: { least, most },
    notes: { ...guide.notes },
    feasts: feastsOf(atlas, info, new Date(now).getUTCFullYear()),
    countryInfo: toCountryInfo(atlas, info.countryCode, now),
  };
}
