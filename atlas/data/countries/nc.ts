import type { CountryFile } from '../format.ts';

export default {
  code: 'nc',
  facts: {
    plugs: ['C', 'E'],
    volts: 220,
    hertz: 50,
    languages: ['French', 'Drehu', 'Paicî'],
    emergency: { all: '112', police: '17', ambulance: '15', fire: '18' },
    tipping: 'Not practised, and to Kanak custom it may even give offence.',
    tapWater: 'safe',
    visaHint:
      'Europeans and many others enter without a visa for up to 90 days under French overseas rules; it is not part of the Schengen area.',
    goodToKnow:
      'After the unrest of 2024 check current advice and curfews. On tribal land offer a small customary gift, la coutume, before walking or swimming. Prices are high and shops close early on Saturday and all Sunday.',
  },
  cities: [],
} satisfies CountryFile;
