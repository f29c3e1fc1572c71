import type { CountryFile } from '../format.ts';

export default {
  code: 'mz',
  facts: {
    plugs: ['C', 'F', 'M'],
    volts: 220,
    hertz: 50,
    languages: ['Portuguese', 'Makhuwa', 'Tsonga', 'English'],
    emergency: { police: '119', ambulance: '117', fire: '198' },
    tipping: 'About ten per cent in restaurants and lodges.',
    tapWater: 'avoid',
    visaHint: 'Citizens of some thirty countries may stay 30 days without a visa after registering online and paying an entry fee; others apply for an e-visa.',
    goodToKnow: 'Driving is on the left and must stop by dark. Carry your passport or a certified copy. Avoid Cabo Delgado in the north, mind cyclones from January to March, and take malaria tablets.',
  },
  cities: [],
} satisfies CountryFile;
