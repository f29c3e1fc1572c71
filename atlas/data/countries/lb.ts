import type { CountryFile } from '../format.ts';

export default {
  code: 'lb',
  facts: {
    plugs: ['A', 'B', 'C', 'D', 'G'],
    volts: 230,
    hertz: 50,
    languages: ['Arabic', 'French', 'English'],
    emergency: { police: '112', ambulance: '140', fire: '175' },
    tipping: 'Ten to fifteen per cent in restaurants, checking first whether service is included; round up for drivers.',
    tapWater: 'avoid',
    visaHint: 'Many nationalities receive a free one-month visa on arrival. Passports with signs of travel to Israel are refused.',
    goodToKnow: "Fresh US dollars in cash are the working currency. Mains power comes for only part of the day and generators fill in. Security can change fast, above all in the south and the Bekaa: follow your government's advice.",
  },
  cities: [],
} satisfies CountryFile;
