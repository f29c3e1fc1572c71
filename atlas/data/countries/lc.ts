import type { CountryFile } from '../format.ts';

export default {
  code: 'lc',
  facts: {
    plugs: ['G'],
    volts: 240,
    hertz: 50,
    languages: ['English', 'Saint Lucian Creole'],
    emergency: { all: '911' },
    tipping: 'A ten per cent service charge is usually added; guides and drivers get a little more.',
    tapWater: 'safe',
    visaHint: 'Citizens of the US, Canada, the EU and the UK enter without a visa, generally for up to six weeks or longer on request.',
    goodToKnow: 'Driving is on the left on steep, winding roads. Eastern Caribbean dollars are pegged to the US dollar, which is accepted. Camouflage clothing is illegal.',
  },
  cities: [],
} satisfies CountryFile;
