import type { CountryFile } from '../format.ts';

export default {
  code: 'cw',
  facts: {
    plugs: ['A', 'B'],
    volts: 127,
    hertz: 50,
    languages: ['Papiamento', 'Dutch', 'English', 'Spanish'],
    emergency: { all: '911', ambulance: '912' },
    tipping: 'Ten per cent is often included; round up otherwise.',
    tapWater: 'safe',
    visaHint: 'Most European and American citizens enter without a visa for 90 days; a digital immigration card is filled in before travel.',
    goodToKnow: 'The Caribbean guilder replaced the Antillean guilder in 2025, and US dollars are taken. Tap water is distilled sea water and fine to drink. A hired car is the practical way to reach the beaches.',
  },
  cities: [],
} satisfies CountryFile;
