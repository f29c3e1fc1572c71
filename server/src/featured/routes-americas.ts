import { eachDay, type FeaturedRoute } from './featured-route.ts';

export const americanRoutes: readonly FeaturedRoute[] = [
  {
    name: 'New York for the first time',
    cities: [['us-new-york', 5]],
    request: {
      adults: 2,
      month: 10,
      interests: ['art', 'architecture', 'food', 'nightlife'],
      pace: 'packed',
      budget: eachDay(260),
    },
    notes: 'The harbour, the towers and the great museums, with Central Park for the last morning.',
  },
  {
    name: 'Mexico City and Oaxaca, slowly',
    cities: [
      ['mx-mexico-city', 4],
      ['mx-oaxaca', 4],
    ],
    request: { adults: 2, month: 11, interests: ['food', 'history', 'art'], budget: eachDay(85) },
    notes: 'Museums in the capital, then a valley of markets, weavers and mezcal.',
  },
  {
    name: 'San Francisco to the Grand Canyon',
    cities: [
      ['us-san-francisco', 3],
      ['us-los-angeles', 3],
      ['us-las-vegas', 2],
      ['us-grand-canyon', 2],
    ],
    request: {
      adults: 2,
      month: 5,
      interests: ['nature', 'photography', 'adventure'],
      transport: ['car'],
      budget: eachDay(200),
    },
    notes: 'The long drives are in the mornings; the canyon keeps its best light for six o’clock.',
  },
  {
    name: 'Montréal and Québec in winter',
    cities: [
      ['ca-montreal', 3],
      ['ca-quebec-city', 3],
    ],
    request: {
      adults: 2,
      month: 2,
      interests: ['food', 'history', 'music'],
      transport: ['train'],
      budget: eachDay(130),
    },
    notes: 'Dress for minus fifteen and eat for it too.',
  },
  {
    name: 'Hawaii with the family',
    cities: [
      ['us-honolulu', 3],
      ['us-kahului', 4],
    ],
    request: {
      adults: 2,
      children: 2,
      childAges: [8, 12],
      month: 7,
      interests: ['beach', 'family', 'nature'],
      pace: 'relaxed',
      transport: ['car'],
      budget: eachDay(230),
    },
    notes: 'One island for the sights, one for the sand.',
  },
  {
    name: 'Buenos Aires and the glaciers',
    cities: [
      ['ar-buenos-aires', 4],
      ['ar-el-calafate', 3],
    ],
    request: { adults: 2, month: 1, interests: ['nature', 'food', 'hiking'], budget: eachDay(110) },
    notes: 'Three hours of flight between the avenues and the ice. Take layers.',
  },
  {
    name: 'Peru: Lima to Machu Picchu',
    cities: [
      ['pe-lima', 3],
      ['pe-cusco', 5],
    ],
    request: {
      adults: 2,
      month: 6,
      interests: ['history', 'food', 'hiking'],
      mustSee: ['Machu Picchu'],
      budget: eachDay(85),
    },
    notes:
      'From the sea to Cusco at 3,400 metres: go slowly there, for Machu Picchu by train lies a thousand metres lower.',
  },
  {
    name: 'Colombia: capital, mountains, Caribbean',
    cities: [
      ['co-bogota', 3],
      ['co-medellin', 3],
      ['co-cartagena', 4],
    ],
    request: { adults: 3, month: 1, interests: ['nightlife', 'food', 'history'], budget: eachDay(70) },
    notes: 'From a cool plateau down to the walls of Cartagena, one short flight at a time.',
  },
  {
    name: 'Costa Rica with children',
    cities: [
      ['cr-san-jose', 1],
      ['cr-la-fortuna', 4],
    ],
    request: {
      adults: 2,
      children: 1,
      childAges: [10],
      month: 3,
      interests: ['wildlife', 'nature', 'family'],
      pace: 'relaxed',
      transport: ['car'],
      budget: eachDay(120),
    },
    notes: 'Sloths in the morning, hot springs in the evening.',
  },
  {
    name: 'Across the Andes in three weeks',
    cities: [
      ['pe-lima', 3],
      ['pe-cusco', 4],
      ['bo-la-paz', 2],
      ['bo-uyuni', 2],
      ['cl-san-pedro-de-atacama', 3],
      ['cl-santiago', 2],
      ['ar-buenos-aires', 4],
    ],
    request: { adults: 2, month: 5, interests: ['nature', 'adventure', 'history'], budget: eachDay(95) },
    notes: 'Gain height slowly, cross the salt by jeep, and come down to the river with an appetite.',
  },
];
