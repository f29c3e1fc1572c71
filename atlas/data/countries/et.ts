import type { CountryFile } from '../format.ts';

export default {
  code: 'et',
  facts: {
    plugs: ['C', 'D', 'E', 'F', 'J', 'L'],
    volts: 220,
    hertz: 50,
    languages: ['Amharic', 'Oromo', 'Tigrinya', 'English'],
    emergency: { police: '991', ambulance: '907', fire: '939' },
    tipping: 'Ten per cent in tourist restaurants; guides and church custodians expect a fee agreed before.',
    tapWater: 'avoid',
    visaHint: 'Most visitors obtain an e-visa online before flying to Addis Ababa; land borders need one from an embassy.',
    goodToKnow: 'Ethiopia counts twelve hours from dawn and has its own calendar, so confirm times. Conflict affects several regions: check advice before leaving the capital. Take off shoes in churches, and note that many dishes are vegan on fasting days.',
  },
  cities: [],
} satisfies CountryFile;
