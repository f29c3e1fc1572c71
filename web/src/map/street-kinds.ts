import type { PlaceRef } from '@wayfare/contracts/place-ref';

/** What a place on the street map is to a traveller: how it is marked. */
export type StreetLook = 'eat' | 'drink' | 'sleep' | 'see' | 'ride' | 'green' | 'shop' | 'help';

interface StreetKind {
  look: StreetLook;
  /** What it is, as one says it. */
  words: string;
}

const kinds = (look: StreetLook, rows: Record<string, string>): [string, StreetKind][] =>
  Object.entries(rows).map(([name, words]) => [name, { look, words }]);

/**
 * What of OpenStreetMap's kinds is drawn and can be chosen, by the words of both schemas: classes of OpenMapTiles,
 * which are finer in their subclass, and kinds of Protomaps. What a traveller does not look for is left out.
 */
const streetKinds: ReadonlyMap<string, StreetKind> = new Map([
  ...kinds('eat', {
    restaurant: 'Restaurant',
    fast_food: 'Fast food',
    food_court: 'Food court',
    ice_cream: 'Ice cream',
    bakery: 'Bakery',
  }),
  ...kinds('drink', {
    cafe: 'Café',
    bar: 'Bar',
    beer: 'Pub',
    pub: 'Pub',
    biergarten: 'Beer garden',
    nightclub: 'Night club',
  }),
  ...kinds('sleep', {
    lodging: 'Place to stay',
    hotel: 'Hotel',
    hostel: 'Hostel',
    guest_house: 'Guest house',
    motel: 'Motel',
    bed_and_breakfast: 'Bed and breakfast',
    chalet: 'Chalet',
    alpine_hut: 'Alpine hut',
    campsite: 'Camp site',
    camp_site: 'Camp site',
  }),
  ...kinds('see', {
    attraction: 'Sight',
    museum: 'Museum',
    art_gallery: 'Gallery',
    gallery: 'Gallery',
    arts_centre: 'Arts centre',
    castle: 'Castle',
    ruins: 'Ruins',
    monument: 'Monument',
    landmark: 'Landmark',
    theatre: 'Theatre',
    cinema: 'Cinema',
    music: 'Concert hall',
    zoo: 'Zoo',
    aquarium: 'Aquarium',
    theme_park: 'Theme park',
    viewpoint: 'Viewpoint',
    place_of_worship: 'Place of worship',
    stadium: 'Stadium',
    library: 'Library',
    townhall: 'Town hall',
    town_hall: 'Town hall',
  }),
  ...kinds('ride', {
    railway: 'Station',
    station: 'Station',
    halt: 'Station',
    subway: 'Underground station',
    tram_stop: 'Tram stop',
    bus_station: 'Bus station',
    ferry_terminal: 'Ferry terminal',
    aerialway: 'Cable car',
    harbor: 'Harbour',
    marina: 'Marina',
    aerodrome: 'Airport',
    international: 'Airport',
  }),
  ...kinds('green', {
    park: 'Park',
    garden: 'Garden',
    national_park: 'National park',
    nature_reserve: 'Nature reserve',
    beach: 'Beach',
    cemetery: 'Cemetery',
    golf: 'Golf course',
    golf_course: 'Golf course',
    swimming: 'Swimming',
    swimming_pool: 'Swimming pool',
    playground: 'Playground',
    picnic_site: 'Picnic site',
  }),
  ...kinds('shop', {
    shop: 'Shop',
    grocery: 'Groceries',
    supermarket: 'Supermarket',
    marketplace: 'Market',
    department_store: 'Department store',
    mall: 'Shopping centre',
    clothing_store: 'Clothes',
    clothes: 'Clothes',
    books: 'Bookshop',
    alcohol_shop: 'Wine and spirits',
    convenience: 'Groceries',
    gift: 'Souvenirs',
  }),
  ...kinds('help', {
    hospital: 'Hospital',
    pharmacy: 'Pharmacy',
    police: 'Police',
    post: 'Post office',
    post_office: 'Post office',
    bank: 'Bank',
    embassy: 'Embassy',
    information: 'Tourist information',
  }),
]);

/** The kinds of one look. */
export const kindsOf = (look: StreetLook) =>
  [...streetKinds].flatMap(([name, kind]) => (kind.look === look ? [name] : []));

/** Towns and quarters, which have no mark. */
const settlements: Readonly<Record<string, string>> = {
  town: 'Town',
  village: 'Village',
  hamlet: 'Hamlet',
  island: 'Island',
  suburb: 'District',
  macrohood: 'District',
  neighbourhood: 'Neighbourhood',
  locality: 'Place',
};

const placeKinds: Partial<Record<StreetLook, PlaceRef['kind']>> = {
  see: 'attraction',
  green: 'attraction',
  sleep: 'lodging',
  ride: 'station',
};

/** What a word of the tiles means to a traveller: in our words, and as a place of a trip; undefined for others. */
export function streetKind(word: string): { words: string; placeKind: PlaceRef['kind'] } | undefined {
  const known = streetKinds.get(word);
  if (!known) return settlements[word] ? { words: settlements[word], placeKind: 'custom' } : undefined;
  const { look, words } = known;
  return { words, placeKind: words === 'Airport' ? 'airport' : (placeKinds[look] ?? 'custom') };
}
