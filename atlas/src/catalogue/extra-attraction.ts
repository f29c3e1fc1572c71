import type { Attraction, City } from '../atlas.ts';
import type { ExtraPlace } from '../import/extra-place.ts';
import type { AttractionEntry } from './catalogue-schema.ts';
import type { Category } from './categories.ts';

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
/** What has no door to shut: one may always walk there. */
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

/** Whether a kind of place lies under the open sky. */
export const isOpenAir = (category: Category): boolean => openAir.includes(category);

/** An imported place in the form of a sight. What its source does not say stays unknown. */
export function extraAttraction(place: ExtraPlace, category: Category, city: City): Attraction {
  const { id, slug, name, localName, cityId, countryCode, lat, lon, hours, closedOn, price } = place;
  const unsure = hours === null ? 'low' : place.hoursAtLeast ? 'core' : undefined;
  return {
    id,
    slug,
    cityId,
    cityName: city.name,
    countryCode,
    timeZone: city.timeZone,
    name,
    ...(localName !== null && { localName }),
    lat,
    lon,
    category,
    tags: [],
    visit: usualVisit[category] ?? [60, 30],
    hours: hours ?? 'unknown',
    ...(closedOn !== null && { closedOn: [...closedOn] }),
    price,
    priceBand: price === 0 ? 0 : null,
    setting: isOpenAir(category) ? 'outdoor' : 'mixed',
    goodFor: [],
    fame: extraFame,
    why: place.description,
    ...(unsure !== undefined && { confidence: unsure }),
    imported: [place],
    ...(hours !== null && { hoursFrom: place }),
  };
}
