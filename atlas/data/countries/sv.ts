import type { CountryFile } from '../format.ts';

export default {
  code: 'sv',
  facts: {
    plugs: ['A', 'B'],
    volts: 115,
    hertz: 60,
    languages: ['Spanish', 'English'],
    emergency: { all: '911' },
    tipping: 'Ten per cent is usual and often printed on the bill; drivers and porters get small change.',
    tapWater: 'avoid',
    visaHint: 'Most European and American citizens enter without a visa for up to 180 days; some pay for a tourist card on arrival.',
    goodToKnow: 'The US dollar is the currency. Security has changed greatly under the state of emergency: carry identification, respect checkpoints and keep away from military sites.',
  },
  cities: [],
} satisfies CountryFile;
