import type { CountryFile } from '../format.ts';

export default {
  code: 'tt',
  facts: {
    plugs: ['A', 'B'],
    volts: 115,
    hertz: 60,
    languages: ['English', 'Trinidadian Creole'],
    emergency: { police: '999', ambulance: '811', fire: '990' },
    tipping: 'A ten per cent service charge is common; otherwise leave ten to fifteen.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of the US, Canada, the EU and the UK enter without a visa for up to 90 days.',
    goodToKnow: 'Driving is on the left. Carnival falls on the two days before Ash Wednesday and fills Port of Spain; Tobago is the calmer beach island, 25 minutes by air. Camouflage clothing is illegal.',
  },
  cities: [],
} satisfies CountryFile;
