import type { CountryFile } from '../format.ts';

export default {
  code: 'bs',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['English', 'Haitian Creole'],
    emergency: { all: '911', police: '919', ambulance: '919', fire: '919' },
    tipping: 'Restaurants often add 15% themselves; otherwise leave 15%, and a dollar a bag for porters.',
    tapWater: 'mostly_safe',
    visaHint:
      'Citizens of the United States, Canada, the United Kingdom, the European Union and many other countries enter without a visa with a passport and an onward ticket.',
    goodToKnow:
      'The Bahamian dollar equals the United States dollar and both circulate side by side. Traffic keeps left although many cars have left-hand drive. Mail boats and small planes link the islands, and the hurricane season runs from June to November.',
  },
  cities: [],
} satisfies CountryFile;
