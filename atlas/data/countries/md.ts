import type { CountryFile } from '../format.ts';

export default {
  code: 'md',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Romanian', 'Russian', 'Gagauz', 'English'],
    emergency: { all: '112' },
    tipping: 'About ten per cent in restaurants; round up elsewhere.',
    tapWater: 'avoid',
    visaHint: 'Outside Schengen: many nationalities may stay 90 days in any 180 without a visa. Entry by way of Transnistria needs later registration.',
    goodToKnow: 'The leu is the currency and cash helps outside Chișinău. Check official advice on Transnistria, where consular help is limited and bank cards may not work.',
  },
  cities: [],
} satisfies CountryFile;
