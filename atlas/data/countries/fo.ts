import type { CountryFile } from '../format.ts';

export default {
  code: 'fo',
  facts: {
    plugs: ['C', 'E', 'F', 'K'],
    volts: 230,
    hertz: 50,
    languages: ['Faroese', 'Danish', 'English'],
    emergency: { all: '112' },
    tipping: 'Not expected; service is included in the bill.',
    tapWater: 'safe',
    visaHint: 'Part of the Kingdom of Denmark but outside Schengen and the European Union; Danish entry rules apply, and travellers usually pass Schengen control on the way.',
    goodToKnow: "The Faroese króna is worth the same as the Danish. Undersea tunnels charge tolls by number plate, many hikes ask a landowner's fee, and little opens on Sunday. Bring waterproofs in every season.",
  },
  cities: [],
} satisfies CountryFile;
