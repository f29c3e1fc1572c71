import type { CountryFile } from '../format.ts';

export default {
  code: 'bw',
  facts: {
    plugs: ['D', 'G', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Setswana'],
    emergency: { police: '999', ambulance: '997', fire: '998' },
    tipping: 'About ten per cent in restaurants; at lodges some ten dollars a day for the guide and as much for the staff.',
    tapWater: 'mostly_safe',
    visaHint: "Citizens of many countries, most of Europe and North America included, may stay 90 days without a visa. Children need a birth certificate with both parents' names.",
    goodToKnow: 'Driving is on the left, and wild animals cross at night, so stop before dark. Parks must be booked ahead. Malaria precautions are needed in the north, and yellow-fever papers when coming from a risk country.',
  },
  cities: [],
} satisfies CountryFile;
