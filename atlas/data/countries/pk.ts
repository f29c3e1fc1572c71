import type { CountryFile } from '../format.ts';

export default {
  code: 'pk',
  facts: {
    plugs: ['C', 'D', 'G', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['Urdu', 'Punjabi', 'Pashto', 'Sindhi', 'English'],
    emergency: { police: '15', ambulance: '1122', fire: '16' },
    tipping: 'About 10 % in restaurants; small notes for drivers and helpers.',
    tapWater: 'avoid',
    visaHint: 'Most nationalities apply online for an e-visa before travel; some receive it free of charge.',
    goodToKnow:
      'Read official advice for the border regions. Dress loosely and cover arms and legs; women carry a scarf. Alcohol is illegal for Muslims and scarce. Friday midday shops close. Roads in the north shut by snow or slides: leave spare days. Hosts will refuse your money: bring gifts.',
  },
  cities: [],
} satisfies CountryFile;
