import type { CountryFile } from '../format.ts';

export default {
  code: 'bm',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['English', 'Portuguese'],
    emergency: { all: '911' },
    tipping:
      'Restaurants usually add 17% to the bill; where they do not, leave 15–20%. Taxi drivers expect about 15%.',
    tapWater: 'safe',
    visaHint:
      'Many nationalities need no visa for a stay of up to 90 days but must fill in the online arrival form and hold a return ticket; rules differ for those who pass through the United States.',
    goodToKnow:
      'Visitors may not rent ordinary cars: use buses, ferries, taxis or a two-seat electric car. The Bermuda dollar equals the United States dollar, which is taken everywhere. Water comes from roof cisterns, so use it sparingly, and beachwear stays on the beach.',
  },
  cities: [],
} satisfies CountryFile;
