import type { CountryFile } from '../format.ts';

export default {
  code: 'aw',
  facts: {
    plugs: ['A', 'B', 'F'],
    volts: 127,
    hertz: 60,
    languages: ['Papiamento', 'Dutch', 'English', 'Spanish'],
    emergency: { all: '911' },
    tipping: 'Service of ten to fifteen per cent is often added; if not, leave that much.',
    tapWater: 'safe',
    visaHint: 'Most European and American citizens enter without a visa for 30 to 90 days; an online embarkation card with a small sustainability fee is required.',
    goodToKnow: "US dollars are accepted everywhere. Tap water is distilled from the sea and good. The trade wind hides the sun's strength, and the island lies south of most hurricane tracks.",
  },
  cities: [],
} satisfies CountryFile;
