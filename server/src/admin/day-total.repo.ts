import { fromDayNumber } from '@wayfare/almanac/local-date';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

type DayTotal = Schema['day_totals'];
const dayMs = 86_400_000;

/** How many accounts and trips there are, by the day on which they were made. The site's own are not among them. */
export function dayTotalRepo(db: Database) {
  return {
    /** How many were made on each day since then that are still there. */
    newByDay: async (what: DayTotal['what'], since: number) => {
      const rows = await db
        .selectFrom('day_totals')
        .select(['day', ({ fn }) => fn.sum<number>('count').as('n')])
        .where('what', '=', what)
        .where('day', '>=', Math.floor(since / dayMs))
        .groupBy('day')
        .execute();
      return new Map(rows.map(({ day, n }) => [fromDayNumber(Number(day)), Number(n)]));
    },
    /** Adds up what has changed of the totals of each day. */
    addUp: async () => {
      const days = await db
        .selectFrom('day_totals')
        .select(['what', 'day'])
        .groupBy(['what', 'day'])
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute();
      for (const { what, day } of days)
        await db.transaction().execute(async (tx) => {
          const rows = await tx
            .deleteFrom('day_totals')
            .where('what', '=', what)
            .where('day', '=', day)
            .returning('count')
            .execute();
          const count = rows.reduce((sum, row) => sum + row.count, 0);
          if (count !== 0) await tx.insertInto('day_totals').values({ what, day, count }).execute();
        });
    },
    totals: async () => {
      const rows = await db
        .selectFrom('day_totals')
        .select(['what', ({ fn }) => fn.sum<number>('count').as('n')])
        .groupBy('what')
        .execute();
      const total = (wanted: DayTotal['what']) => Number(rows.find(({ what }) => what === wanted)?.n ?? 0);
      return { users: total('users'), trips: total('trips') };
    },
  };
}
export type DayTotalRepo = ReturnType<typeof dayTotalRepo>;
