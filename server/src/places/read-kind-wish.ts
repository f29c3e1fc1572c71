import { fold } from '@wayfare/atlas';
import type { TagFilters } from '../outside/overpass.ts';

/** Something of a kind, near where one is or near a place that was named. */
export interface KindWish {
  filters: TagFilters;
  /** What one that has no name of its own is called. */
  called: string;
  /** Null where it is to be near the trip. */
  nearPlace: string | null;
}

/** What people ask for by its kind, and how OpenStreetMap tags it. Words of one kind stand together, the first names it. */
const kinds: readonly (readonly [words: string, tags: readonly string[]])[] = [
  ['restaurant, restaurants, place to eat, dinner, lunch', ['amenity=restaurant']],
  ['cafe, cafes, coffee, coffee shop', ['amenity=cafe']],
  ['bar, bars, pub, pubs', ['amenity=bar', 'amenity=pub']],
  ['bakery, bakeries', ['shop=bakery']],
  ['ice cream, gelato', ['amenity=ice_cream']],
  ['fast food, takeaway', ['amenity=fast_food']],
  ['supermarket, supermarkets, groceries, grocery', ['shop=supermarket', 'shop=convenience']],
  ['market, markets', ['amenity=marketplace']],
  ['shopping centre, mall', ['shop=mall', 'shop=department_store']],
  ['bookshop, bookstore', ['shop=books']],
  ['pharmacy, pharmacies, chemist', ['amenity=pharmacy']],
  ['hospital, hospitals', ['amenity=hospital']],
  ['doctor, doctors, clinic', ['amenity=doctors', 'amenity=clinic']],
  ['dentist', ['amenity=dentist']],
  ['police, police station', ['amenity=police']],
  ['bank, banks', ['amenity=bank']],
  ['atm, cash machine', ['amenity=atm']],
  ['post office', ['amenity=post_office']],
  ['toilet, toilets', ['amenity=toilets']],
  ['drinking water, water fountain', ['amenity=drinking_water']],
  ['laundry, launderette', ['shop=laundry', 'shop=dry_cleaning']],
  ['playground, playgrounds', ['leisure=playground']],
  ['swimming pool, pool', ['leisure=swimming_pool', 'leisure=water_park']],
  ['gym, fitness', ['leisure=fitness_centre']],
  ['library', ['amenity=library']],
  ['cinema', ['amenity=cinema']],
  ['hotel, hotels', ['tourism=hotel', 'tourism=guest_house']],
  ['hostel, hostels', ['tourism=hostel']],
  ['campsite, camp site, camping', ['tourism=camp_site']],
  ['parking, car park', ['amenity=parking']],
  ['petrol station, gas station', ['amenity=fuel']],
  ['charging station', ['amenity=charging_station']],
  ['bike hire, bike rental', ['amenity=bicycle_rental']],
  ['car hire, car rental', ['amenity=car_rental']],
  ['taxi, taxi rank', ['amenity=taxi']],
  ['train station, railway station', ['railway=station']],
  ['metro station, metro, subway', ['station=subway']],
  ['bus stop', ['highway=bus_stop']],
  ['tourist information', ['tourism=information']],
  ['vet', ['amenity=veterinary']],
];

const diets = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free', 'lactose_free'];
const fillers = new Set(['a', 'an', 'the', 'any', 'some', 'good', 'nice', 'best', 'find', 'me']);
const here = new Set([
  '',
  'here',
  'me',
  'us',
  'by',
  'the hotel',
  'our hotel',
  'my hotel',
  'hotel',
  'our place',
]);
const nearWords = / (?:near|nearby|close to|next to|around|by|in) ?(.*)$/;
const longestWish = 80;

const bySaying = new Map(
  kinds.flatMap(([words, tags]) => {
    const sayings = words.split(', ');
    const entry = { called: sayings[0]!, tags };
    return sayings.map((saying) => [saying, entry] as const);
  }),
);

const filterOf = (tag: string) => {
  const [key, value] = tag.split('=');
  return `["${key}"="${value}"]`;
};

/** Words before a kind: a diet, a wheelchair, or else what is cooked there; null where they are none of these. */
function narrowing(words: readonly string[], isFood: boolean): string | null {
  const filters = words.map((word) => {
    const diet = word.replaceAll('-', '_').replace(/^glutenfree$/, 'gluten_free');
    if (diets.includes(diet)) return `["diet:${diet}"~"^(yes|only)$"]`;
    if (word === 'wheelchair' || word === 'accessible') return '["wheelchair"="yes"]';
    return isFood && isPlainWord.test(word) ? `["cuisine"~"(^|;)${word}($|;)"]` : null;
  });
  return filters.includes(null) ? null : filters.join('');
}

/** The words of a wish, and the place that it is to be near. */
function splitWish(text: string) {
  const said = ` ${fold(text.slice(0, longestWish)).replaceAll('gluten free', 'gluten_free')}`;
  const [, nearPlace = ''] = nearWords.exec(said) ?? [];
  const words = said
    .replace(nearWords, '')
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));
  return { words, nearPlace: here.has(nearPlace.trim()) ? null : nearPlace.trim() };
}

const isPlainWord = /^[a-z]{3,20}$/;

/** Whether a text asks for a dish, such as "ramen near here"; null where it names none of these. */
export function readDishWish(text: string, dishes: ReadonlySet<string>): KindWish | null {
  const { words, nearPlace } = splitWish(text);
  const [dish = '', ...others] = words;
  if (others.length > 0 || !isPlainWord.test(dish) || !dishes.has(dish)) return null;
  const served = `["amenity"~"^(restaurant|fast_food|cafe)$"]["cuisine"~"(^|;)${dish}($|;)"]`;
  return { filters: [served], called: 'Restaurant', nearPlace };
}

/** Whether a text asks for something of a kind, such as "vegan restaurant near here"; null where it is a name. */
export function readKindWish(text: string): KindWish | null {
  if (text.length > longestWish) return null;
  const { words, nearPlace } = splitWish(text);
  for (let from = 0; from < words.length; from += 1) {
    const entry = bySaying.get(words.slice(from).join(' '));
    if (!entry) continue;
    const isFood = entry.tags.some((tag) => /=(restaurant|cafe|fast_food)$/.test(tag));
    const more = narrowing(words.slice(0, from), isFood);
    if (more === null) return null;
    return {
      filters: entry.tags.map((tag) => filterOf(tag) + more),
      called: entry.called.charAt(0).toUpperCase() + entry.called.slice(1),
      nearPlace,
    };
  }
  return null;
}

/** A name without the kind that people say before or after it: "st john restaurant"; null where there is none. */
export function withoutKind(text: string): string | null {
  const words = fold(text).split(' ');
  if (words.length < 2) return null;
  if (bySaying.has(words.at(-1)!)) return words.slice(0, -1).join(' ');
  return bySaying.has(words[0]!) ? words.slice(1).join(' ') : null;
}
