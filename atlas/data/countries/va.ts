import type { CountryFile } from '../format.ts';

export default {
  code: 'va',
  facts: {
    plugs: ['C', 'F', 'L'],
    volts: 230,
    hertz: 50,
    languages: ['Italian', 'Latin', 'English'],
    emergency: { all: '112', police: '113', ambulance: '118', fire: '115' },
    tipping: 'Not customary; donation boxes stand in the churches.',
    tapWater: 'safe',
    visaHint:
      'Entered from Rome without border checks: whoever may enter Italy may visit. Security checks are like those of an airport.',
    goodToKnow:
      'Cover shoulders and knees for the basilica and the museums. Museums close on Sundays, except the last of the month, and on religious holidays; papal audiences need free tickets booked ahead.',
  },
  cities: [],
} satisfies CountryFile;
