import type { Category } from '../catalogue/categories.ts';
import type { RawPlace } from './extract-row.ts';

export type Tags = Readonly<Record<string, unknown>>;

/** Which category a tag means; the first that fits wins. */
const categoryByTag: readonly (readonly [key: string, value: string, category: Category])[] = [
  ['tourism', 'museum', 'museum'],
  ['tourism', 'gallery', 'gallery'],
  ['tourism', 'zoo', 'zoo'],
  ['tourism', 'aquarium', 'aquarium'],
  ['tourism', 'theme_park', 'theme_park'],
  ['tourism', 'viewpoint', 'viewpoint'],
  ['historic', 'castle', 'castle'],
  ['historic', 'palace', 'palace'],
  ['historic', 'ruins', 'ruins'],
  ['historic', 'archaeological_site', 'ruins'],
  ['historic', '*', 'historic'],
  ['amenity', 'place_of_worship', 'religious'],
  ['amenity', 'theatre', 'theatre'],
  ['amenity', 'arts_centre', 'theatre'],
  ['amenity', 'marketplace', 'market'],
  ['amenity', 'restaurant', 'food'],
  ['amenity', 'cafe', 'food'],
  ['amenity', 'food_court', 'food'],
  ['amenity', 'fast_food', 'food'],
  ['amenity', 'ice_cream', 'food'],
  ['amenity', 'bar', 'nightlife'],
  ['amenity', 'pub', 'nightlife'],
  ['amenity', 'nightclub', 'nightlife'],
  ['amenity', 'grave_yard', 'cemetery'],
  ['amenity', 'public_bath', 'wellness'],
  ['leisure', 'garden', 'garden'],
  ['leisure', 'park', 'park'],
  ['leisure', 'nature_reserve', 'nature'],
  ['leisure', 'beach_resort', 'beach'],
  ['landuse', 'cemetery', 'cemetery'],
  ['natural', 'beach', 'beach'],
  ['natural', '*', 'nature'],
  ['boundary', 'national_park', 'national_park'],
  ['place', 'square', 'square'],
  ['place', 'island', 'island'],
  ['man_made', 'bridge', 'bridge'],
  ['shop', '*', 'shopping'],
  ['tourism', 'attraction', 'landmark'],
  ['tourism', 'artwork', 'landmark'],
];

function text(tags: Tags, key: string): string | undefined {
  const value = tags[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** What a place is to a traveller, by its tags; null where it is nothing. */
export function categoryOfTags(tags: Tags): Category | null {
  for (const [key, value, category] of categoryByTag) {
    const own = text(tags, key);
    if (own !== undefined && own !== 'no' && (value === '*' || own === value)) return category;
  }
  return null;
}

function addressOf(tags: Tags): string {
  const street = [text(tags, 'addr:housenumber'), text(tags, 'addr:street')].filter(Boolean).join(' ');
  return [street, text(tags, 'addr:city')].filter(Boolean).join(', ');
}

/** The fee of a place: what is charged where that is said, else whether there is one. */
function feeOf(tags: Tags): string | undefined {
  const fee = text(tags, 'fee');
  const isPaid = fee !== undefined && fee !== 'no';
  return isPaid || fee === undefined ? (text(tags, 'charge') ?? (isPaid ? 'yes' : undefined)) : 'no';
}

/** Names in other languages, old ones left out. */
const isOtherName = (key: string): boolean =>
  /^(?:alt_name|official_name|short_name|int_name|name|alt_name:en|name:[a-z]{2,3})$/.test(key);

/** What the tags of OpenStreetMap say of a place. */
export function placeOfTags(tags: Tags): Omit<RawPlace, 'lat' | 'lon' | 'id'> {
  const own = text(tags, 'name');
  const name = text(tags, 'name:en') ?? own ?? '';
  return {
    name,
    localName: own === name ? undefined : own,
    otherNames: Object.keys(tags)
      .filter(isOtherName)
      .map((key) => text(tags, key)),
    category: categoryOfTags(tags),
    description: text(tags, 'description:en') ?? text(tags, 'description'),
    hours: text(tags, 'opening_hours'),
    address: addressOf(tags),
    url: text(tags, 'website') ?? text(tags, 'contact:website') ?? text(tags, 'url'),
    phone: text(tags, 'phone') ?? text(tags, 'contact:phone'),
    wheelchair: text(tags, 'wheelchair'),
    fee: feeOf(tags),
    wikidata: text(tags, 'wikidata'),
  };
}
