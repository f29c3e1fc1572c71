import type { CountryFile } from '../format.ts';

export default {
  code: 'ni',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['Spanish', 'English', 'Miskito'],
    emergency: { police: '118', ambulance: '128', fire: '115' },
    tipping: 'Ten per cent is proposed on bills and voluntary; small tips for guides.',
    tapWater: 'avoid',
    visaHint: 'Most European and American citizens get 90 days on arrival against a small fee; entry can be refused without a reason given.',
    goodToKnow: 'Politics is a subject to leave alone, and drones and professional cameras may be seized at the border. Cordobas and dollars both circulate; keep notes clean.',
  },
  cities: [],
} satisfies CountryFile;
