import type { CountryFile } from '../format.ts';

export default {
  code: 'tl',
  facts: {
    plugs: ['C', 'E', 'F', 'I'],
    volts: 220,
    hertz: 50,
    languages: ['Tetum', 'Portuguese', 'Indonesian', 'English'],
    emergency: { police: '112', ambulance: '110', fire: '115' },
    tipping: 'Not expected; rounding up is welcome.',
    tapWater: 'avoid',
    visaHint:
      'Many visitors get a 30-day visa on arrival for 30 US dollars; Schengen citizens enter free for a stay.',
    goodToKnow:
      'The US dollar is the currency, with local coins; bring small notes and cash, as machines exist mainly in Dili. Saltwater crocodiles live along parts of the coast: ask locals before swimming. Roads are slow. Mass on Sunday empties the streets. Malaria precautions apply.',
  },
  cities: [],
} satisfies CountryFile;
