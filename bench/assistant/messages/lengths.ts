import type { FirstRequest } from './first-requests.ts';

/** Lengths said of lists, of parts, by days of the week and of the whole: so many days are so many days. */
export const lengths: readonly FirstRequest[] = [
  ['Five days in Kyoto and Osaka', { destinations: ['Kyoto', 'Osaka'], days: 5 }],
  ['Five days in Kyoto plus Osaka', { destinations: ['Kyoto', 'Osaka'], days: 5 }],
  ['5 days in beautiful Kyoto and lively Osaka', { destinations: ['Kyoto', 'Osaka'], days: 5 }],
  ['Five days in Kyoto and Osaka, one night in a ryokan', { destinations: ['Kyoto', 'Osaka'], days: 5 }],
  [
    'Five days in Kyoto and Osaka with one day in Nara',
    { destinations: ['Kyoto', 'Osaka', 'Nara'], days: 5 },
  ],
  ['Five days in Kyoto with a side trip to Osaka', { destinations: ['Kyoto'], days: 5, mustSee: ['Osaka'] }],
  ['4 days in Paris, 3 days in Lyon and Nice', { destinations: ['Paris', 'Lyon', 'Nice'], days: 7 }],
  [
    '7 days in Japan, 2 nights in Tokyo and 2 nights in Kyoto',
    { destinations: ['Japan', 'Tokyo', 'Kyoto'], days: 7 },
  ],
  ['beach week in Portugal', { destinations: ['Portugal'], days: 7, interests: ['beach'] }],
  ['USA west coast 2 weeks', { destinations: ['USA west coast'], days: 14 }],
  ['5 days in LA', { destinations: ['LA'], days: 5 }],
  ['3 Tage in Wien', { destinations: ['Wien'], days: 3 }],
  ['Day trip from London to Oxford', { destinations: ['Oxford'], origin: 'London', days: 1 }],
  ['Rome from Friday evening to Sunday', { startOn: '2026-11-27', endOn: '2026-11-29', days: 3 }],
  ['Weekend in Lisbon, Friday to Monday in May', { destinations: ['Lisbon'], days: 4, month: 5 }],
  ['Honeymoon Maldives 7 days', { destinations: ['Maldives'], days: 7 }],
  ['Anniversary weekend in Paris', { destinations: ['Paris'], days: 2 }],
];
