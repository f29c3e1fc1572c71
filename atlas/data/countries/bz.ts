import type { CountryFile } from '../format.ts';

export default {
  code: 'bz',
  facts: {
    plugs: ['A', 'B', 'G'],
    volts: 110,
    hertz: 60,
    languages: ['English', 'Spanish', 'Belizean Creole'],
    emergency: { all: '911', police: '911' },
    tipping: 'Ten to fifteen per cent in restaurants if no service charge is added; guides on reef and river trips expect something.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of the US, Canada, the EU and the UK enter without a visa for 30 to 90 days; an exit fee is paid when leaving by land.',
    goodToKnow: 'English is official and two Belize dollars make one US dollar, so check which is meant. Tap water on the cayes is best avoided, and dry months are February to May.',
  },
  cities: [],
} satisfies CountryFile;
