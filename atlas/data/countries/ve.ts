import type { CountryFile } from '../format.ts';

export default {
  code: 've',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['Spanish'],
    emergency: { all: '911', police: '171' },
    tipping: 'Ten per cent service is included; a little more in dollars is welcome.',
    tapWater: 'avoid',
    visaHint: 'Many nationalities enter without a visa for 90 days, but US citizens need one; many governments advise against travel.',
    goodToKnow: "Read your government's advice first: kidnapping, shortages and detention are real risks. US dollars in cash are used everywhere, and a local operator should arrange every transfer.",
  },
  cities: [],
} satisfies CountryFile;
