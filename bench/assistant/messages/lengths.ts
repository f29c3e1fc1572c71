import type { FirstRequest } from './first-requests.ts';

/** Lengths said of lists, of parts and of the whole: so many days are so many days. */
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
];
