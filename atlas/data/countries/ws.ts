import type { CountryFile } from '../format.ts';

export default {
  code: 'ws',
  facts: {
    plugs: ['I'],
    volts: 230,
    hertz: 50,
    languages: ['Samoan', 'English'],
    emergency: { all: '911', police: '995', ambulance: '996', fire: '994' },
    tipping: 'Not expected; a small gift to a host family is better received.',
    tapWater: 'avoid',
    visaHint:
      'Nearly all visitors receive a free permit on arrival, for up to 90 days, with an onward ticket.',
    goodToKnow:
      'Sunday is quiet: no swimming in many villages, no noise, little open. Stop for the evening prayer curfew when a conch sounds. Wear a wrap in villages and pay the family whose beach or pool you use.',
  },
  cities: [],
} satisfies CountryFile;
