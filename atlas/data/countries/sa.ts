import type { CountryFile } from '../format.ts';

export default {
  code: 'sa',
  facts: {
    plugs: ['G'],
    volts: 230,
    hertz: 60,
    languages: ['Arabic', 'English', 'Urdu'],
    emergency: { all: '911', police: '999', ambulance: '997', fire: '998' },
    tipping: 'Ten per cent in restaurants if no service is added; small notes for porters and drivers.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of about sixty countries can get a one-year multiple-entry tourist e-visa online or on arrival; others apply through an embassy. Mecca, and the centre of Medina, are for Muslims only.',
    goodToKnow: 'Alcohol is forbidden. The weekend is Friday and Saturday, shops may pause at prayer times and Friday morning is closed. Dress modestly, women without a veil but with loose clothes; outdoor sightseeing suits November to March.',
  },
  cities: [],
} satisfies CountryFile;
