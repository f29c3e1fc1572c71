import { eachDay, type FeaturedRoute } from './featured-route.ts';

export const europeanRoutes: readonly FeaturedRoute[] = [
  {
    name: 'Rome, Florence, Venice without a car',
    cities: [
      ['it-rome', 4],
      ['it-florence', 3],
      ['it-venice', 2],
    ],
    request: {
      adults: 2,
      month: 4,
      interests: ['art', 'history', 'food'],
      transport: ['train', 'no_car'],
      budget: eachDay(170),
    },
    notes: 'Fast trains join the three in about two hours each. Book the big museums before the hotel.',
  },
  {
    name: 'A long weekend in Lisbon',
    cities: [['pt-lisbon', 3]],
    request: { adults: 2, month: 5, interests: ['food', 'architecture', 'music'], budget: eachDay(120) },
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
      month: 4,
      interests: ['art', 'architecture', 'food'],
      transport: ['train'],
      budget: eachDay(130),
    },
    notes: 'The Alhambra sets the dates: get its tickets first and fit the rest around them.',
  },
  {
    name: 'London and Paris in one week',
    cities: [
      ['gb-london', 4],
      ['fr-paris', 3],
    ],
    request: {
      adults: 2,
      month: 9,
      interests: ['art', 'history', 'shopping'],
      transport: ['train', 'no_flights'],
      budget: eachDay(220),
    },
    notes: 'The train under the sea is quicker from centre to centre than any flight.',
  },
  {
    name: 'Prague, Vienna, Budapest by train',
    cities: [
      ['cz-prague', 3],
      ['at-vienna', 3],
      ['hu-budapest', 3],
    ],
    request: {
      adults: 2,
      month: 10,
      interests: ['music', 'architecture', 'history'],
      transport: ['train', 'no_flights'],
      budget: eachDay(110),
    },
    notes: 'Three capitals on one line, four hours at most between them.',
  },
  {
    name: 'Athens, Santorini and Crete',
    cities: [
      ['gr-athens', 3],
      ['gr-fira', 3],
      ['gr-chania', 4],
    ],
    request: {
      adults: 2,
      month: 6,
      interests: ['beach', 'history', 'food'],
      transport: ['ferry'],
      budget: eachDay(140),
    },
    notes: 'Go before July: the same sea, half the crowd.',
  },
  {
    name: 'Edinburgh and the Highlands',
    cities: [
      ['gb-edinburgh', 3],
      ['gb-inverness', 3],
    ],
    request: {
      adults: 2,
      month: 6,
      interests: ['hiking', 'history', 'nature'],
      transport: ['train'],
      budget: eachDay(150),
    },
    notes: 'Bring a coat even in June; the evenings are light until eleven.',
  },
  {
    name: 'Istanbul and Cappadocia',
    cities: [
      ['tr-istanbul', 4],
      ['tr-goreme', 3],
    ],
    request: { adults: 2, month: 5, interests: ['history', 'food', 'photography'], budget: eachDay(100) },
    notes: 'Keep one spare morning for the balloons: the wind decides.',
  },
  {
    name: 'Northern lights: Oslo to Tromsø',
    cities: [
      ['no-oslo', 2],
      ['no-tromso', 4],
    ],
    request: { adults: 2, month: 2, interests: ['nature', 'adventure', 'photography'], budget: eachDay(240) },
    notes: 'Four nights in the north make a clear sky likely, never certain.',
  },
  {
    name: 'Copenhagen for the weekend',
    cities: [['dk-copenhagen', 2]],
    request: {
      adults: 2,
      month: 8,
      interests: ['food', 'architecture', 'art'],
      transport: ['public_transport'],
      budget: eachDay(190),
    },
    notes: 'Palaces, design and the harbour in three days; hire a bicycle, since everybody has one.',
  },
];
