import type { CountryFile } from '../format.ts';

export default {
  code: 'lu',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Luxembourgish', 'French', 'German'],
    emergency: { all: '112', police: '113' },
    tipping: 'Service is included; rounding up or five to ten per cent for a good meal is welcome.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: EU, EEA and Swiss citizens need only an identity card; many other passports get 90 days in any 180 without a visa.',
    goodToKnow:
      'All buses, trams and second-class trains are free for everyone in the whole country. Most shops close on Sunday afternoon, and fuel is cheaper than across the borders.',
  },
  cities: [],
} satisfies CountryFile;
