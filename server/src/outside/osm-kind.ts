import type { FoundKind } from '@wayfare/contracts/vocabulary';

/** Kinds by key and value; `*` stands for every other value of the key. */
const kinds: Record<string, Record<string, FoundKind>> = {
  tourism: {
    hotel: 'hotel',
    hostel: 'hotel',
    guest_house: 'hotel',
    motel: 'hotel',
    apartment: 'hotel',
    chalet: 'hotel',
    alpine_hut: 'hotel',
    wilderness_hut: 'hotel',
    camp_site: 'hotel',
    caravan_site: 'hotel',
    museum: 'museum',
    gallery: 'museum',
    aquarium: 'museum',
    '*': 'other',
  },
  amenity: {
    restaurant: 'restaurant',
    fast_food: 'restaurant',
    food_court: 'restaurant',
    biergarten: 'restaurant',
    pub: 'restaurant',
    cafe: 'cafe',
    ice_cream: 'cafe',
    bar: 'cafe',
    bus_station: 'station',
    ferry_terminal: 'station',
    pharmacy: 'shop',
    marketplace: 'shop',
    '*': 'other',
  },
  shop: { bakery: 'cafe', '*': 'shop' },
  railway: { '*': 'station' },
  public_transport: { '*': 'station' },
  leisure: { park: 'park', garden: 'park', nature_reserve: 'park', playground: 'park', '*': 'other' },
  boundary: { national_park: 'park', protected_area: 'park', administrative: 'town', '*': 'other' },
  natural: { '*': 'park' },
  highway: { bus_stop: 'station', '*': 'street' },
  place: { house: 'address', square: 'street', '*': 'town' },
  building: { hotel: 'hotel', train_station: 'station', '*': 'address' },
};

/** What a thing of OpenStreetMap is to a traveller, by its main tag. */
export const kindOfTag = (key: string | undefined, value: string | undefined): FoundKind => {
  const values = kinds[key ?? ''];
  return values?.[value ?? ''] ?? values?.['*'] ?? 'other';
};

/** The keys by which a thing with many tags is known, the most telling first. */
const telling = ['tourism', 'amenity', 'shop', 'leisure', 'railway', 'public_transport', 'boundary', 'place'];

/** The same by all tags of a thing. */
export function kindOfTags(tags: Readonly<Record<string, string>>): FoundKind {
  const key = [...telling, 'natural', 'highway', 'building'].find((one) => tags[one] !== undefined);
  return kindOfTag(key, tags[key ?? '']);
}
