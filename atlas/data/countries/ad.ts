import type { CountryFile } from '../format.ts';

export default {
  code: 'ad',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Catalan', 'Spanish', 'French'],
    emergency: { all: '112', police: '110', ambulance: '116', fire: '118' },
    tipping: 'Not required; five to ten per cent or the small change after a good meal.',
    tapWater: 'safe',
    visaHint:
      'Andorra asks for no visa itself, but can be reached only through France or Spain, so a multiple-entry right to Schengen is needed.',
    goodToKnow:
      'Customs checks at both borders limit tobacco and alcohol. Roads over 2,000 metres need winter tyres in the season, and there is no railway or airport: coaches run from Barcelona and Toulouse. EU roaming does not cover the country.',
  },
  cities: [],
} satisfies CountryFile;
