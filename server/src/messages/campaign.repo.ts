import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

export type CampaignRow = Schema['campaigns'];

/** Marketing campaigns. */
export function campaignRepo(db: Database) {
  return {
    list: () =>
      db.selectFrom('campaigns').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(500).execute(),
    /** The running campaigns of a place for this referrer; the one made for just that host first. */
    running: (place: string, referrerHost: string | null, now: number) =>
      db
        .selectFrom('campaigns')
        .select(['headline', 'text', 'link', 'referrer_host', 'created_at'])
        .where('place', '=', place)
        .where('starts_at', '<=', now)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .where(({ eb, or }) =>
          or([
            eb('referrer_host', 'is', null),
            ...(referrerHost === null ? [] : [eb('referrer_host', '=', referrerHost)]),
          ]),
        )
        .orderBy(({ eb }) => eb('referrer_host', 'is', null))
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    add: (row: CampaignRow) => db.insertInto('campaigns').values(row).execute(),
    /** The changed row; null where there is none. */
    change: async (id: string, row: Omit<CampaignRow, 'id' | 'created_at'>) =>
      (await db.updateTable('campaigns').set(row).where('id', '=', id).returningAll().executeTakeFirst()) ??
      null,
    /** The removed row; null where there was none. */
    remove: async (id: string) =>
      (await db.deleteFrom('campaigns').where('id', '=', id).returningAll().executeTakeFirst()) ?? null,
  };
}
export type CampaignRepo = ReturnType<typeof campaignRepo>;
