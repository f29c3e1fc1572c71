import type { CountryFile } from '../format.ts';

export default {
  code: 'bn',
  facts: {
    plugs: ['G'],
    volts: 240,
    hertz: 50,
    languages: ['Malay', 'English', 'Chinese'],
    emergency: { police: '993', ambulance: '991', fire: '995' },
    tipping: 'Not expected; some restaurants add 10 %.',
    tapWater: 'mostly_safe',
    visaHint:
      'Many nationalities enter without a visa for 14, 30 or 90 days; an online arrival card is required.',
    goodToKnow:
      'Sale of alcohol is banned; non-Muslims may bring a small amount and declare it. Everything closes on Friday from 12 to 2. Sharia law has severe penalties, so show no affection in public. Singapore dollars are accepted at par. Ask before photographing the palace.',
  },
  cities: [],
} satisfies CountryFile;
