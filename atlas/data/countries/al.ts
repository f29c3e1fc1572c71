import type { CountryFile } from '../format.ts';

export default {
  code: 'al',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Albanian', 'Italian', 'English', 'Greek'],
    emergency: { all: '112', police: '129', ambulance: '127', fire: '128' },
    tipping: 'Round up in cafés and leave about ten per cent in restaurants if you were pleased.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities may stay up to 90 days in 180 without a visa, and United States citizens up to a year.',
    goodToKnow:
      'Cash in lek is needed outside the cities and cash machines often charge a fee. Buses leave when full rather than by a timetable, and a nod can mean no.',
  },
  cities: [],
} satisfies CountryFile;
