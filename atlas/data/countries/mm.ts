import type { CountryFile } from '../format.ts';

export default {
  code: 'mm',
  facts: {
    plugs: ['C', 'D', 'F', 'G'],
    volts: 230,
    hertz: 50,
    languages: ['Burmese', 'English'],
    emergency: { police: '199', ambulance: '192', fire: '191' },
    tipping: 'Not a custom, but small notes for porters, drivers and guides are welcome.',
    tapWater: 'avoid',
    visaHint:
      'Most visitors need an e-visa or an embassy visa before arrival; check whether it is being issued.',
    goodToKnow:
      'There is armed conflict in much of the country, and many governments advise against travel: read the official advice first. Bring clean US dollar notes, as cards rarely work and power and internet fail. Shoes and socks come off at pagodas. Never joke with Buddha images.',
  },
  cities: [],
} satisfies CountryFile;
