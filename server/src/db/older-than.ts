import { sql } from 'kysely';

/** The rows after a place in a list that runs from the newest to the oldest, its ids telling equal times apart. */
export const olderThan = (atColumn: string, idColumn: string, after: { at: number; id: string }) =>
  sql<boolean>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) < (${after.at}, ${after.id})`;
