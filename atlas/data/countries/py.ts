import type { CountryFile } from '../format.ts';

export default {
  code: 'py',
  facts: {
    plugs: ['C'],
    volts: 220,
    hertz: 50,
    languages: ['Spanish', 'Guarani'],
    emergency: { all: '911', ambulance: '141', fire: '132' },
    tipping: 'Ten per cent in restaurants if service was good; taxis are rounded up.',
    tapWater: 'mostly_safe',
    visaHint: 'Most European and American citizens, including those of the US and Canada, now enter without a visa for 90 days.',
    goodToKnow: 'Summer from November to March is fiercely hot. Tereré, cold mate, is passed round everywhere; accept it. Cards work in cities, guaraníes in cash elsewhere.',
  },
  cities: [],
} satisfies CountryFile;
