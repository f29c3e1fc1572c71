import type { CountryFile } from '../format.ts';

export default {
  code: 'mc',
  facts: {
    plugs: ['C', 'E', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['French', 'Italian', 'English'],
    emergency: { all: '112', police: '17', ambulance: '18', fire: '18' },
    tipping: 'Service is included; leave some coins or up to ten per cent in smart restaurants.',
    tapWater: 'safe',
    visaHint: 'Entered through France without a border check, so French and Schengen rules apply.',
    goodToKnow:
      'Public lifts and escalators join the levels and are free. Swimwear and bare chests are fined away from the beach, and the casino asks for a passport and, in the evening, a jacket.',
  },
  cities: [],
} satisfies CountryFile;
