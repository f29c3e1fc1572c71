import { eachDay, type FeaturedRoute } from './featured-route.ts';

export const southernRoutes: readonly FeaturedRoute[] = [
  {
    name: 'Sydney, Melbourne and Tasmania',
    cities: [
      ['au-sydney', 4],
      ['au-melbourne', 3],
      ['au-hobart', 3],
    ],
    request: { adults: 2, month: 10, interests: ['food', 'wildlife', 'beach'], budget: eachDay(190) },
    notes: 'Harbour, laneways, and an island to end on; two short flights in between.',
  },
  {
    name: 'New Zealand, both islands',
    cities: [
      ['nz-auckland', 2],
      ['nz-rotorua', 2],
      ['nz-wellington', 2],
      ['nz-christchurch', 2],
      ['nz-queenstown', 4],
    ],
    request: {
      adults: 2,
      month: 2,
      interests: ['nature', 'hiking', 'adventure'],
      transport: ['car', 'ferry'],
      budget: eachDay(160),
    },
    notes:
      'Drive on the left, take the ferry across the strait by daylight, and leave a spare day for weather.',
  },
  {
    name: 'Auckland and the thermal valleys',
    cities: [
      ['nz-auckland', 2],
      ['nz-rotorua', 2],
    ],
    request: {
      adults: 2,
      month: 2,
      interests: ['nature', 'wellness', 'family'],
      transport: ['car'],
      budget: eachDay(150),
    },
    notes: 'Harbour first, hot pools after; three hours of road in between.',
  },
  {
    name: 'Cape Town and its coast',
    cities: [['za-cape-town', 6]],
    request: {
      adults: 2,
      month: 2,
      interests: ['nature', 'wine', 'beach'],
      transport: ['car'],
      budget: eachDay(100),
    },
    notes: 'Go up the mountain on the first clear day, whatever the plan says.',
  },
  {
    name: 'Morocco: Marrakech, Fes and the blue town',
    cities: [
      ['ma-marrakech', 4],
      ['ma-fes', 3],
      ['ma-chefchaouen', 2],
    ],
    request: {
      adults: 2,
      month: 4,
      interests: ['architecture', 'food', 'shopping'],
      transport: ['train', 'no_flights'],
      budget: eachDay(75),
    },
    notes: 'Seven hours of railway between two old cities; bring a book and fruit from the station market.',
  },
  {
    name: 'Egypt along the Nile',
    cities: [
      ['eg-cairo', 3],
      ['eg-luxor', 3],
      ['eg-aswan', 2],
    ],
    request: {
      adults: 2,
      month: 11,
      interests: ['history', 'photography', 'architecture'],
      transport: ['train'],
      budget: eachDay(80),
    },
    notes: 'Up the valley by train: the pyramids first, then the tombs, and a felucca to end on.',
  },
  {
    name: 'Jordan: Amman and Petra',
    cities: [
      ['jo-amman', 2],
      ['jo-wadi-musa', 3],
    ],
    request: {
      adults: 2,
      month: 4,
      interests: ['history', 'hiking', 'adventure'],
      transport: ['car'],
      budget: eachDay(115),
    },
    notes: 'Two days for Petra: one for the Treasury, one for everything above it.',
  },
  {
    name: 'Serengeti’s gate and Zanzibar',
    cities: [
      ['tz-arusha', 3],
      ['tz-zanzibar', 4],
    ],
    request: { adults: 2, month: 7, interests: ['wildlife', 'beach', 'photography'], budget: eachDay(200) },
    notes: 'Dust first, then salt water.',
  },
];
