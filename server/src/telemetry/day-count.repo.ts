import type { Database } from '../db/open-database.ts';

/** What is counted by the day: pages seen, messages to the assistant, visits that another site led here, calls of others. */
export type Counted = 'view' | 'chat' | 'referrer' | 'outside';

export interface DayCount {
  day: string;
  what: Counted;
  /** The path of a view, the host of a referrer, empty for what has no kinds. */
  name: string;
  count: number;
}

/** Figures by the day; nobody is told apart. */
export function dayCountRepo(db: Database) {
  return {
    add: (counts: readonly DayCount[]) =>
      db.transaction().execute(async (tx) => {
        for (const count of counts) {
          await tx
            .insertInto('day_counts')
            .values(count)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'what', 'name'])
                .doUpdateSet(({ eb }) => ({ count: eb('day_counts.count', '+', count.count) })),
            )
            .execute();
        }
      }),
    /** Sums by day since a day, for each day that has any. */
    byDay: async (what: Counted, since: string) => {
      const rows = await db
        .selectFrom('day_counts')
        .select(['day', ({ fn }) => fn.sum<number>('count').as('total')])
        .where('what', '=', what)
        .where('day', '>=', since)
        .groupBy('day')
        .execute();
      return new Map(rows.map(({ day, total }) => [day, Number(total)]));
    },
    /** The names counted most since a day. */
    top: async (what: Counted, since: string, limit: number) => {
      const rows = await db
        .selectFrom('day_counts')
        .select(['name', ({ fn }) => fn.sum<number>('count').as('total')])
        .where('what', '=', what)
        .where('day', '>=', since)
        .groupBy('name')
        .orderBy('total', 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map(({ name, total }) => ({ name, count: Number(total) }));
    },
    /** How often one name was counted on a day. */
    countOn: async (day: string, what: Counted, name: string) => {
      const row = await db
        .selectFrom('day_counts')
        .select('count')
        .where('day', '=', day)
        .where('what', '=', what)
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    purge: (before: string) => db.deleteFrom('day_counts').where('day', '<', before).execute(),
  };
}
export type DayCountRepo = ReturnType<typeof dayCountRepo>;
