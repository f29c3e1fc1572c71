import type { CountryFile } from '../format.ts';

export default {
  code: 'mk',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Macedonian', 'Albanian', 'Turkish', 'English'],
    emergency: { all: '112', police: '192', ambulance: '194', fire: '193' },
    tipping: 'Round up, or leave about ten per cent in restaurants.',
    tapWater: 'mostly_safe',
    visaHint:
      'Many nationalities may stay up to 90 days in 180 without a visa. Private hosts must register guests with the police within a day or two; hotels do it.',
    goodToKnow:
      'Cash in denars is needed in small places. Most signs are in Cyrillic, so learn the letters; buses are the main way between towns.',
  },
  cities: [],
} satisfies CountryFile;
