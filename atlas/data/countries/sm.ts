import type { CountryFile } from '../format.ts';

export default {
  code: 'sm',
  facts: {
    plugs: ['C', 'F', 'L'],
    volts: 230,
    hertz: 50,
    languages: ['Italian', 'English'],
    emergency: { all: '112', police: '113', ambulance: '118', fire: '115' },
    tipping: 'Not expected; service is usually included, and rounding up is enough.',
    tapWater: 'safe',
    visaHint:
      'No border checks: whoever may enter Italy may enter San Marino. A tourist stamp is sold for the passport as a souvenir.',
    goodToKnow:
      'The old town stands on a steep ridge, so wear flat shoes or take the cable car from Borgo Maggiore. The euro is used, and the nearest railway station is Rimini, with hourly buses.',
  },
  cities: [],
} satisfies CountryFile;
