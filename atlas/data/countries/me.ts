import type { CountryFile } from '../format.ts';

export default {
  code: 'me',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Montenegrin', 'Serbian', 'Bosnian', 'Albanian', 'English'],
    emergency: { all: '112', police: '122', ambulance: '124', fire: '123' },
    tipping: 'Round up, or leave five to ten per cent in restaurants.',
    tapWater: 'mostly_safe',
    visaHint:
      'Many nationalities may stay up to 90 days without a visa. Visitors must be registered locally within 24 hours, which hotels do for you.',
    goodToKnow:
      'The euro is used although the country is not in the European Union. Coastal roads crawl in August; carry cash for small guesthouses and parking.',
  },
  cities: [],
} satisfies CountryFile;
