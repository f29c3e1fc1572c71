import type { TripRequest } from '@wayfare/contracts/request';

/** A route that a first visitor finds among the featured trips: cities by their atlas ids, with nights. */
export interface FeaturedRoute {
  name: string;
  cities: readonly (readonly [cityId: string, nights: number])[];
  request: TripRequest;
  notes: string;
}

export const featuredRoutes: readonly FeaturedRoute[] = [
  {
    name: 'Japan by train, old capitals first',
    cities: [
      ['jp-tokyo', 4],
      ['jp-kanazawa', 2],
      ['jp-kyoto', 4],
      ['jp-hiroshima', 2],
      ['jp-osaka', 2],
    ],
    request: {
      adults: 2,
      interests: ['history', 'food', 'architecture'],
      transport: ['train'],
      season: 'autumn',
    },
    notes: 'West along the new line to Kanazawa, then south: every leg is under three hours by train.',
  },
  {
    name: 'Bangkok, the north and the islands',
    cities: [
      ['th-bangkok', 3],
      ['th-chiang-mai', 4],
      ['th-krabi', 5],
    ],
    request: { adults: 2, interests: ['food', 'beach', 'religion'], season: 'winter' },
    notes: 'Temples and markets while you are fresh, the hills in the cool season, and the sea to end on.',
  },
  {
    name: 'Vietnam from north to south',
    cities: [
      ['vn-hanoi', 3],
      ['vn-hue', 2],
      ['vn-hoi-an', 3],
      ['vn-ho-chi-minh-city', 3],
    ],
    request: { adults: 2, interests: ['food', 'history', 'photography'], season: 'spring' },
    notes:
      'The railway runs the whole way; the stretch over the Hai Van pass between Hue and Da Nang is worth the seat by the window.',
  },
  {
    name: 'Singapore with children',
    cities: [['sg-singapore', 4]],
    request: {
      adults: 2,
      children: 2,
      childAges: [6, 9],
      interests: ['family', 'wildlife', 'food'],
      pace: 'relaxed',
    },
    notes: 'Short ways, shade and a swim in the middle of each day.',
  },
  {
    name: 'Rome, Florence, Venice without a car',
    cities: [
      ['it-rome', 4],
      ['it-florence', 3],
      ['it-venice', 2],
    ],
    request: {
      adults: 2,
      interests: ['art', 'history', 'food'],
      transport: ['train', 'no_car'],
      season: 'spring',
    },
    notes: 'Fast trains join the three in under two hours each. Book the big museums before the hotel.',
  },
  {
    name: 'A long weekend in Lisbon',
    cities: [['pt-lisbon', 3]],
    request: { adults: 2, interests: ['food', 'architecture', 'music'], days: 4 },
    notes: 'Hills in the morning, the river at sunset, Sintra if a fourth day is dry.',
  },
  {
    name: 'Andalusia and Madrid by rail',
    cities: [
      ['es-madrid', 3],
      ['es-seville', 3],
      ['es-granada', 2],
    ],
    request: {
      adults: 2,
      interests: ['art', 'architecture', 'food'],
      transport: ['train'],
      season: 'spring',
    },
    notes: 'The Alhambra sets the dates: get its tickets first and fit the rest around them.',
  },
  {
    name: 'London and Paris in one week',
    cities: [
      ['gb-london', 4],
      ['fr-paris', 4],
    ],
    request: { adults: 2, interests: ['art', 'history', 'shopping'], transport: ['train', 'no_flights'] },
    notes: 'The train under the sea is quicker from centre to centre than any flight.',
  },
  {
    name: 'New York for the first time',
    cities: [['us-new-york', 5]],
    request: { adults: 2, interests: ['art', 'architecture', 'food', 'nightlife'], pace: 'packed' },
    notes: 'One neighbourhood a day, on foot, with the subway only in between.',
  },
  {
    name: 'Mexico City and Oaxaca, slowly',
    cities: [
      ['mx-mexico-city', 4],
      ['mx-oaxaca', 4],
    ],
    request: { adults: 2, interests: ['food', 'history', 'art'], season: 'autumn' },
    notes: 'Museums in the capital, then a valley of markets, weavers and mezcal.',
  },
  {
    name: 'Buenos Aires and the glaciers',
    cities: [
      ['ar-buenos-aires', 4],
      ['ar-el-calafate', 3],
    ],
    request: { adults: 2, interests: ['nature', 'food', 'hiking'], season: 'summer' },
    notes: 'Three hours of flight between the avenues and the ice. Take layers.',
  },
  {
    name: 'Peru: Lima to Machu Picchu',
    cities: [
      ['pe-lima', 3],
      ['pe-cusco', 5],
    ],
    request: { adults: 2, interests: ['history', 'food', 'hiking'], season: 'winter' },
    notes: 'Two quiet days in Cusco before anything steep: the town lies at 3,400 metres.',
  },
  {
    name: 'Sydney, the reef and Melbourne',
    cities: [
      ['au-sydney', 4],
      ['au-cairns', 3],
      ['au-melbourne', 3],
    ],
    request: { adults: 2, interests: ['beach', 'wildlife', 'food'], season: 'spring' },
    notes: 'Harbour, reef, laneways; two flights of three hours in between.',
  },
  {
    name: 'New Zealand, both islands',
    cities: [
      ['nz-auckland', 2],
      ['nz-rotorua', 2],
      ['nz-wellington', 2],
      ['nz-christchurch', 1],
      ['nz-queenstown', 4],
    ],
    request: {
      adults: 2,
      interests: ['nature', 'hiking', 'adventure'],
      transport: ['car', 'ferry'],
      season: 'summer',
    },
    notes:
      'Drive on the left, take the ferry across the strait by daylight, and leave a spare day for weather.',
  },
  {
    name: 'Cape Town and its coast',
    cities: [['za-cape-town', 6]],
    request: { adults: 2, interests: ['nature', 'wine', 'beach'], transport: ['car'], season: 'summer' },
    notes: 'Go up the mountain on the first clear day, whatever the plan says.',
  },
  {
    name: 'Morocco: Marrakech and Fes',
    cities: [
      ['ma-marrakech', 4],
      ['ma-fes', 3],
    ],
    request: {
      adults: 2,
      interests: ['architecture', 'food', 'shopping'],
      transport: ['train'],
      season: 'spring',
    },
    notes: 'Seven hours of railway between two old cities; bring a book and fruit from the station market.',
  },
];
