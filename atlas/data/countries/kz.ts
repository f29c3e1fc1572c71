import type { CountryFile } from '../format.ts';

export default {
  code: 'kz',
  facts: {
    plugs: ['C', 'F'],
    volts: 220,
    hertz: 50,
    languages: ['Kazakh', 'Russian', 'English'],
    emergency: { all: '112', police: '102', ambulance: '103', fire: '101' },
    tipping: 'Restaurants often add ten per cent; nothing more is expected.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of more than seventy countries may stay 30 days without a visa; others use an e-visa.',
    goodToKnow: 'Distances are huge, so use trains and flights, and app taxis in town. Winters are severe and summers hot. Carry your passport or a copy, and cash outside the cities.',
  },
  cities: [],
} satisfies CountryFile;
