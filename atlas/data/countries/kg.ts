import type { CountryFile } from '../format.ts';

export default {
  code: 'kg',
  facts: {
    plugs: ['C', 'F'],
    volts: 220,
    hertz: 50,
    languages: ['Kyrgyz', 'Russian', 'English'],
    emergency: { all: '112', police: '102', ambulance: '103', fire: '101' },
    tipping: 'Ten per cent is usually on the bill in towns; guides and horsemen are glad of a little extra.',
    tapWater: 'avoid',
    visaHint: 'Citizens of about sixty countries enter without a visa, mostly for 30 or 60 days; others apply for an e-visa.',
    goodToKnow: 'Bring cash for the mountains, where yurt stays and horses are paid in som. High passes open only from June to September, some border zones need a permit, and nights are cold even in July.',
  },
  cities: [],
} satisfies CountryFile;
