import type { CountryFile } from '../format.ts';

export default {
  code: 'bt',
  facts: {
    plugs: ['C', 'D', 'F', 'G', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['Dzongkha', 'English', 'Nepali'],
    emergency: { police: '113', ambulance: '112', fire: '110' },
    tipping: 'Not compulsory; guides and drivers usually get 10–20 US dollars a day from a group.',
    tapWater: 'avoid',
    visaHint:
      'Visitors apply online for a visa and pay a daily Sustainable Development Fee; Indians need a permit and pay a lower fee. Only a few nationalities are exempt.',
    goodToKnow:
      'A licensed guide goes with you outside the main towns. Tobacco and mountain climbing are restricted, and Tuesdays bring dry bars. Cover arms and legs in dzongs, take hats off, walk clockwise. Bring cash, as few cards work.',
  },
  cities: [],
} satisfies CountryFile;
