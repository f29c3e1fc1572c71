import type { CountryFile } from '../format.ts';

export default {
  code: 'ua',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Ukrainian', 'Russian', 'English'],
    emergency: { all: '112', police: '102', ambulance: '103', fire: '101' },
    tipping: 'About ten per cent in restaurants is appreciated.',
    tapWater: 'avoid',
    visaHint: 'Many nationalities were allowed 90 days in 180 without a visa, but rules may change under martial law; airports are closed to civil flights.',
    goodToKnow: "Russia's invasion makes travel dangerous and most governments advise against it: air raids, curfews and mines affect the whole country. Read official advice and check insurance before you plan anything.",
  },
  cities: [],
} satisfies CountryFile;
