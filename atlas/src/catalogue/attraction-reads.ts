import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction, ExtraPlace, ExtraPlaces } from '../atlas.ts';
import type { AttractionEntry } from './catalogue-schema.ts';
import type { Category } from './categories.ts';
import type { CityTable } from '../world/city-table.ts';
import type { CatalogueReader } from './catalogue-reader.ts';

/** How long a place of a kind usually takes, where nobody has said: typical and quick minutes. */
const usualVisit: Partial<Record<Category, AttractionEntry['visit']>> = {
  museum: [120, 60],
  gallery: [90, 45],
  food: [75, 45],
  market: [60, 30],
  nightlife: [120, 60],
  viewpoint: [30, 15],
  park: [60, 30],
  nature: [120, 60],
  beach: [150, 60],
  zoo: [180, 120],
  theme_park: [360, 240],
  national_park: [360, 180],
};
/** Hours taken where the source says nothing: shown with "check hours". */
const usualHours: Partial<Record<Category, string>> = {
  museum: 'daily 10:00-17:00',
  gallery: 'daily 10:00-17:00',
  food: 'daily 12:00-21:30',
  market: 'daily 08:00-14:00',
  nightlife: 'daily 18:00-24:00',
  shopping: 'daily 10:00-19:00',
  zoo: 'daily 10:00-17:00',
  aquarium: 'daily 10:00-17:00',
  theme_park: 'daily 10:00-18:00',
  religious: 'daily 09:00-17:00',
  castle: 'daily 10:00-17:00',
  palace: 'daily 10:00-17:00',
};
const openAir: readonly Category[] = [
  'park',
  'garden',
  'viewpoint',
  'beach',
  'nature',
  'square',
  'street',
  'bridge',
  'national_park',
  'island',
  'village',
  'cemetery',
  'ruins',
];
const extraFame = 25;

function asEntry(place: ExtraPlace): AttractionEntry {
  const outdoor = openAir.includes(place.category);
  return {
    slug: place.slug,
    name: place.name,
    ...(place.localName ? { localName: place.localName } : {}),
    lat: place.lat,
    lon: place.lon,
    category: place.category,
    tags: [],
    visit: usualVisit[place.category] ?? [60, 30],
    hours: place.hours ?? usualHours[place.category] ?? (outdoor ? 'always' : 'daily 10:00-18:00'),
    price: 0,
    priceBand: 0,
    setting: outdoor ? 'outdoor' : 'mixed',
    goodFor: [],
    fame: extraFame,
    why: place.description,
    confidence: 'low',
  };
}

/** The reads of attractions over the catalogue and an operator's extra places alike. */
export function attractionReads(
  catalogue: CatalogueReader,
  cities: CityTable,
  extras: ExtraPlaces | null,
): Pick<Atlas, 'topAttractions' | 'attraction' | 'attractionsNear'> {
  function toAttraction(place: ExtraPlace): Attraction {
    const city = cities.city(Math.max(0, cities.indexOf(place.cityId)));
    const { id, cityId, countryCode, source, licence, url } = place;
    const origin = { source, licence, url };
    return {
      ...asEntry(place),
      id,
      cityId,
      cityName: city.name,
      countryCode,
      timeZone: city.timeZone,
      origin,
    };
  }

  return {
    topAttractions(cityId, limit = Number.MAX_SAFE_INTEGER) {
      const own = catalogue.attractions(cityId);
      if (!extras || own.length >= limit) return own.slice(0, limit);
      return [...own, ...extras.inCity(cityId).map(toAttraction)].slice(0, limit);
    },
    attraction(cityId, slug) {
      const own = catalogue.attraction(cityId, slug);
      if (own || !extras) return own;
      const place = extras.byId(`${cityId}/${slug}`);
      return place && toAttraction(place);
    },
    attractionsNear(lat, lon, radiusKm, limit = 50) {
      const own = catalogue.near(lat, lon, radiusKm, limit);
      if (!extras) return own;
      const kmTo = (place: { lat: number; lon: number }) => distanceKm(lat, lon, place.lat, place.lon);
      const others = extras.near(lat, lon, radiusKm, limit).map(toAttraction);
      return [...own, ...others].sort((a, b) => kmTo(a) - kmTo(b)).slice(0, limit);
    },
  };
}
