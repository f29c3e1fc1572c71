import { eachDay, type FeaturedRoute } from './featured-route.ts';

export const asianRoutes: readonly FeaturedRoute[] = [
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
      month: 11,
      interests: ['history', 'food', 'architecture'],
      transport: ['train'],
      budget: eachDay(150),
    },
    notes: 'West along the new line to Kanazawa, then south: no train takes longer than three hours.',
  },
  {
    name: 'Bangkok, the north and the islands',
    cities: [
      ['th-bangkok', 3],
      ['th-chiang-mai', 4],
      ['th-krabi', 5],
    ],
    request: { adults: 2, month: 1, interests: ['food', 'beach', 'religion'], budget: eachDay(70) },
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
    request: { adults: 2, month: 3, interests: ['food', 'history', 'photography'], budget: eachDay(65) },
    notes:
      'Two flights over the long stretches; from Hue to Hoi An the Hai Van pass is worth the seat by the window.',
  },
  {
    name: 'Singapore with children',
    cities: [['sg-singapore', 4]],
    request: {
      adults: 2,
      children: 2,
      childAges: [6, 9],
      month: 2,
      interests: ['family', 'wildlife', 'food'],
      pace: 'relaxed',
      budget: eachDay(160),
    },
    notes: 'Short ways, shade and a swim in the middle of each day.',
  },
  {
    name: 'Seoul, Busan and Jeju with friends',
    cities: [
      ['kr-seoul', 4],
      ['kr-busan', 2],
      ['kr-jeju', 3],
    ],
    request: {
      adults: 4,
      month: 5,
      interests: ['nightlife', 'shopping', 'food'],
      pace: 'packed',
      budget: eachDay(120),
    },
    notes: 'A fast train to the sea, a short hop to the island, and late dinners everywhere.',
  },
  {
    name: 'Delhi, Agra and Rajasthan',
    cities: [
      ['in-delhi', 2],
      ['in-agra', 1],
      ['in-jaipur', 3],
      ['in-udaipur', 2],
    ],
    request: {
      adults: 2,
      month: 2,
      interests: ['history', 'architecture', 'photography'],
      budget: eachDay(75),
    },
    notes:
      'By train to the Taj Mahal, which is seen in the gold of the afternoon, and on to the pink town and the lakes.',
  },
  {
    name: 'Sri Lanka: tea hills and the south coast',
    cities: [
      ['lk-colombo', 1],
      ['lk-kandy', 3],
      ['lk-galle', 3],
    ],
    request: {
      adults: 2,
      month: 2,
      interests: ['nature', 'beach', 'religion'],
      pace: 'relaxed',
      transport: ['train'],
      budget: eachDay(60),
    },
    notes: 'Sit on the right on the way up to Kandy, and keep the ramparts of Galle for the evening.',
  },
  {
    name: 'A slow week on Bali',
    cities: [
      ['id-ubud', 4],
      ['id-seminyak', 3],
    ],
    request: {
      adults: 1,
      month: 6,
      interests: ['wellness', 'nature', 'beach'],
      pace: 'relaxed',
      budget: eachDay(80),
    },
    notes: 'Rice terraces before nine, nothing at noon, the sea last.',
  },
];
