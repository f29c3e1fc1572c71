import type { CountryFile } from '../format.ts';

export default {
  code: 'ng',
  facts: {
    plugs: ['G', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Hausa', 'Yoruba', 'Igbo', 'Nigerian Pidgin'],
    emergency: { all: '112' },
    tipping: 'Ten per cent in restaurants where no service is charged; small sums ease many things, but never pay an official without a receipt.',
    tapWater: 'avoid',
    visaHint: 'Most visitors apply for an e-visa online and complete a landing card before travel; citizens of West African states enter freely. A yellow-fever certificate is required.',
    goodToKnow: 'Use hotel cars or ride-hailing and avoid road travel at night. Several northern and delta regions are unsafe, so follow official advice. Transfers and cards are common, power cuts too; carry malaria tablets.',
  },
  cities: [],
} satisfies CountryFile;
