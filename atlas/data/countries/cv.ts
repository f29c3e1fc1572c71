import type { CountryFile } from '../format.ts';

export default {
  code: 'cv',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Portuguese', 'Cape Verdean Creole', 'English'],
    emergency: { police: '132', ambulance: '130', fire: '131' },
    tipping: 'Five to ten per cent in restaurants if service was good; round up for taxis.',
    tapWater: 'avoid',
    visaHint: 'Citizens of the European Union, the United Kingdom, the United States and many others need no visa for 30 days but must register online and pay the airport security fee.',
    goodToKnow: 'Euros are taken widely, though change comes in escudos. Inter-island flights and ferries shift with wind, so leave a spare day. Waves are strong on open beaches.',
  },
  cities: [],
} satisfies CountryFile;
