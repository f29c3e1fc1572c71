import type { CountryFile } from '../format.ts';

export default {
  code: 'zm',
  facts: {
    plugs: ['C', 'D', 'G'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Bemba', 'Nyanja', 'Tonga'],
    emergency: { all: '112', police: '999', ambulance: '991', fire: '993' },
    tipping: 'Ten per cent in restaurants is usual although not required; guides ten dollars a day from the group.',
    tapWater: 'avoid',
    visaHint: 'Since 2022 many nationalities enter free of visa charges; others take an e-visa, a visa on arrival, or the KAZA visa shared with Zimbabwe.',
    goodToKnow: 'Driving is on the left. Fill the tank when you can and avoid night roads. Malaria precautions apply throughout the year; walking safaris in South Luangwa run in the dry months from May to October.',
  },
  cities: [],
} satisfies CountryFile;
