/**
 * The names under which answers hold instants and nothing else. Clients turn into dates what stands under them, and so
 * never what a person wrote, whatever it looks like. `instant-keys.test.ts` holds them against the schemas.
 */
export const instantKeys: ReadonlySet<string> = new Set([
  'at',
  'createdAt',
  'endsAt',
  'expiresAt',
  'firstAt',
  'lastAnswerAt',
  'lastAt',
  'lastSeenAt',
  'lastUsedAt',
  'madeAt',
  'modified',
  'signedInAt',
  'startsAt',
  'usedAt',
]);
