import type { CountryFile } from '../format.ts';

export default {
  code: 'bh',
  facts: {
    plugs: ['G'],
    volts: 230,
    hertz: 50,
    languages: ['Arabic', 'English', 'Urdu'],
    emergency: { all: '999' },
    tipping: 'Service is often included; otherwise ten per cent in restaurants and small change elsewhere.',
    tapWater: 'mostly_safe',
    visaHint: 'Many nationalities obtain an e-visa online or a visa on arrival for two weeks to three months.',
    goodToKnow: 'The weekend is Friday and Saturday. Alcohol is sold in hotels and some restaurants. Cover shoulders and knees in mosques and souks, and avoid demonstrations in the villages.',
  },
  cities: [],
} satisfies CountryFile;
