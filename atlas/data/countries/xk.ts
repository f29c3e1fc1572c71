import type { CountryFile } from '../format.ts';

export default {
  code: 'xk',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Albanian', 'Serbian', 'English', 'Turkish'],
    emergency: { all: '112', police: '192', ambulance: '194', fire: '193' },
    tipping: 'Round up, or leave about ten per cent in restaurants.',
    tapWater: 'mostly_safe',
    visaHint: "Many nationalities may stay 90 days without a visa. Serbia may refuse people who entered through Kosovo's other borders, so plan the order of visits.",
    goodToKnow: 'The euro is used and cash is handy. Avoid demonstrations in the north, where tension flares at times. Dress modestly in mosques and monasteries, where soldiers may check your passport.',
  },
  cities: [],
} satisfies CountryFile;
