import type { CountryFile } from '../format.ts';

export default {
  code: 'hn',
  facts: {
    plugs: ['A', 'B'],
    volts: 110,
    hertz: 60,
    languages: ['Spanish', 'English', 'Garifuna'],
    emergency: { all: '911' },
    tipping: 'Ten per cent in restaurants; a few lempiras for porters and boat crews.',
    tapWater: 'avoid',
    visaHint: 'Citizens of North America and the EU enter for 90 days without a visa, counted together with Guatemala, El Salvador and Nicaragua.',
    goodToKnow: 'English is common on the Bay Islands, where dollars are accepted. Move between towns by day with established coach lines and take local advice in the two big cities.',
  },
  cities: [],
} satisfies CountryFile;
