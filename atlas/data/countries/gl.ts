import type { CountryFile } from '../format.ts';

export default {
  code: 'gl',
  facts: {
    plugs: ['C', 'E', 'F', 'K'],
    volts: 230,
    hertz: 50,
    languages: ['Greenlandic', 'Danish', 'English'],
    emergency: { all: '112' },
    tipping:
      'Not expected; service is part of the price. Rounding up for a guide or a boatman is a kindness.',
    tapWater: 'safe',
    visaHint:
      'Greenland is outside the Schengen area although Danish rules apply: most who may enter Denmark without a visa may enter here too, others need a visa that names Greenland.',
    goodToKnow:
      'No roads join the towns: people travel by plane, helicopter, coastal ship or sled, and weather delays are normal, so leave spare days before a flight home. Cards work in towns. Keep away from sled dogs, and from calving glacier fronts and the shore beside them.',
  },
  cities: [],
} satisfies CountryFile;
