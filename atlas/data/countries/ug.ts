import type { CountryFile } from '../format.ts';

export default {
  code: 'ug',
  facts: {
    plugs: ['G'],
    volts: 240,
    hertz: 50,
    languages: ['English', 'Swahili', 'Luganda'],
    emergency: { all: '999', police: '112' },
    tipping: 'Five to ten per cent in tourist restaurants; rangers, porters and drivers count on tips.',
    tapWater: 'avoid',
    visaHint: 'Most visitors need an e-visa applied for online; the East Africa Tourist Visa also covers Kenya and Rwanda. A yellow-fever certificate is required.',
    goodToKnow: 'Driving is on the left. Gorilla permits must be bought months ahead. Plastic bags are discouraged, mobile money is everywhere, and laws against same-sex relations are severe.',
  },
  cities: [],
} satisfies CountryFile;
