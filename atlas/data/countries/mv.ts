import type { CountryFile } from '../format.ts';

export default {
  code: 'mv',
  facts: {
    plugs: ['A', 'C', 'D', 'G', 'J', 'K', 'L'],
    volts: 230,
    hertz: 50,
    languages: ['Dhivehi', 'English'],
    emergency: { police: '119', ambulance: '102', fire: '118' },
    tipping: 'Resorts add 10 % service; a few dollars for room staff and boat crews is usual.',
    tapWater: 'mostly_safe',
    visaHint:
      'Everyone receives a free 30-day permit on arrival with onward ticket and booking; an online traveller declaration is due within four days before.',
    goodToKnow:
      'On inhabited islands alcohol is forbidden, bikinis belong on marked beaches, and Friday is holy. Resorts set their own rules. Transfers by speedboat or seaplane cost a lot: add them before booking. Do not take coral, shells or sand.',
  },
  cities: [],
} satisfies CountryFile;
