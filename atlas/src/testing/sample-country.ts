import type { AttractionEntry, CityEntry, CountryEntry } from '../catalogue/catalogue-schema.ts';

/** A small made-up attraction that passes every check, for tests. */
export function sampleAttraction(changes: Partial<AttractionEntry> = {}): AttractionEntry {
  const slug = changes.slug ?? 'old-bridge';
  return {
    slug,
    name: slug.replaceAll('-', ' '),
    lat: 50.0123,
    lon: 10.0123,
    category: 'bridge',
    tags: ['history'],
    visit: [60, 30],
    hours: 'daily 09:00-18:00',
    price: 0,
    priceBand: 0,
    setting: 'outdoor',
    goodFor: ['views'],
    fame: 50,
    why: `Walk over ${slug} in the morning, when the market stalls are being set up and the river lies still.`,
    ...changes,
  };
}

const kinds = [
  'bridge',
  'museum',
  'park',
  'square',
  'castle',
  'religious',
  'food',
  'food',
  'food',
  'market',
  'viewpoint',
  'street',
] as const;

/** A small made-up city that passes every check, for tests. */
export function sampleCity(changes: Partial<CityEntry> = {}): CityEntry {
  const sentence = 'A made-up town on a made-up river, with a bridge, a castle and a square to sit in. ';
  return {
    slug: 'testburg',
    name: 'Testburg',
    lat: 50.0101,
    lon: 10.0101,
    knownFor: 'Its bridge, its castle and the long evenings on the square by the river.',
    intro: `${sentence.repeat(2).trim()}\n\n${sentence.repeat(2).trim()}`,
    bestMonths: [5, 6, 9],
    climate: {
      high: [3, 5, 9, 14, 19, 22, 24, 24, 20, 14, 8, 4],
      low: [-2, -2, 1, 4, 9, 12, 14, 13, 10, 6, 2, -1],
      rainDays: [10, 9, 9, 8, 10, 10, 10, 9, 8, 9, 10, 11],
    },
    neighbourhoods: [
      { name: 'Old Town', lat: 50.0111, lon: 10.0111, character: 'Lanes, inns and the castle hill.' },
      { name: 'Riverside', lat: 50.0121, lon: 10.0131, character: 'Quiet streets under old trees.' },
    ],
    gettingAround: 'Everything in the old town is within a walk of a quarter of an hour.',
    fromAirport: 'A train every half hour reaches the main station in twenty minutes.',
    food: ['dumplings', 'trout', 'plum cake'].map((name) => ({ name, what: `The town's own ${name}.` })),
    safety: 'A quiet town; mind the usual pickpockets on market days.',
    etiquette: 'Say good day when you enter a shop, and goodbye when you leave.',
    dailyCostEuro: [60, 120, 240],
    typicalNights: [1, 3],
    attractions: kinds.map((category, index) =>
      sampleAttraction({
        slug: `sight-number-${index + 1}`,
        category,
        lat: 50.0123 + index / 1000,
        fame: 95 - index * 6,
      }),
    ),
    ...changes,
  };
}

/** A small made-up country file that passes every check, for tests. */
export function sampleCountry(changes: Partial<CountryEntry> = {}): CountryEntry {
  return {
    code: 'de',
    facts: {
      plugs: ['C', 'F'],
      volts: 230,
      hertz: 50,
      languages: ['German'],
      emergency: { all: '112' },
      tipping: 'Round up, or leave about five to ten per cent.',
      tapWater: 'safe',
      visaHint: 'Many nationalities may stay for ninety days without a visa.',
      goodToKnow: 'Shops are closed on Sundays, and some places take cash only.',
    },
    cities: [sampleCity()],
    ...changes,
  };
}
