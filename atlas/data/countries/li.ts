import type { CountryFile } from '../format.ts';

export default {
  code: 'li',
  facts: {
    plugs: ['C', 'J'],
    volts: 230,
    hertz: 50,
    languages: ['German'],
    emergency: { all: '112', police: '117', ambulance: '144', fire: '118' },
    tipping: 'Service is included; people round up the bill.',
    tapWater: 'safe',
    visaHint:
      'Entered from Switzerland without checks, under Schengen rules: many passports get 90 days in any 180 without a visa.',
    goodToKnow:
      'The money is the Swiss franc, and euros are often taken. There is no airport and hardly any railway: lime-green buses from Sargans, Buchs and Feldkirch run to Vaduz.',
  },
  cities: [],
} satisfies CountryFile;
