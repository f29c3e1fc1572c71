import type { CountryFile } from '../format.ts';

export default {
  code: 'pg',
  facts: {
    plugs: ['I'],
    volts: 240,
    hertz: 50,
    languages: ['Tok Pisin', 'English', 'Hiri Motu'],
    emergency: { all: '112', police: '112', ambulance: '111', fire: '110' },
    tipping: 'Not customary and not expected; lodges sometimes pool a gift for the whole staff.',
    tapWater: 'avoid',
    visaHint:
      'Most visitors get an eVisa online before travel; some nationalities may obtain a 30- or 60-day tourist visa on arrival.',
    goodToKnow:
      'Plan with a local operator: roads rarely join regions and flights do. Crime in Port Moresby and Lae is serious, so do not walk after dark. Take malaria advice, and ask before photographing people or their land.',
  },
  cities: [],
} satisfies CountryFile;
