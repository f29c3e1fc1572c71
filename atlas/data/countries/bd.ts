import type { CountryFile } from '../format.ts';

export default {
  code: 'bd',
  facts: {
    plugs: ['A', 'C', 'D', 'G', 'K'],
    volts: 220,
    hertz: 50,
    languages: ['Bengali', 'English'],
    emergency: { all: '999' },
    tipping: '5–10 % in better restaurants and small notes for helpers and rickshaw men.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities can get a visa on arrival for tourism, others apply at an embassy; rules change, so check.',
    goodToKnow:
      'Friday is the day of rest and Saturday half of it. Dress modestly, eat with the right hand, and avoid political rallies. Alcohol is hard to find. Traffic in Dhaka is extreme: plan one thing each half day. Boats and trains are the joy of the country.',
  },
  cities: [],
} satisfies CountryFile;
