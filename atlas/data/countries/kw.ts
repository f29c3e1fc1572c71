import type { CountryFile } from '../format.ts';

export default {
  code: 'kw',
  facts: {
    plugs: ['C', 'G'],
    volts: 240,
    hertz: 50,
    languages: ['Arabic', 'English'],
    emergency: { all: '112' },
    tipping: 'Not required; ten per cent in better restaurants when service is not on the bill.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of around fifty countries can buy a tourist e-visa online or on arrival; others need a sponsor.',
    goodToKnow: 'Alcohol is illegal, including in luggage. Friday and Saturday are the weekend. Summer shade reaches 45 degrees and more, so plan indoors from May to September, and do not photograph oil or military sites.',
  },
  cities: [],
} satisfies CountryFile;
