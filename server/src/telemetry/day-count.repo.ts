import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** What is counted by the day: pages seen, messages to the assistant, visits that another site led here, calls of others. */
export type Counted = 'view' | 'chat' | 'referrer' | 'outside';

export interface DayCount {
  day: string;
  what: Counted;
  /** The path of a view, the host of a referrer, empty for what has no kinds. */
  name: string;
  count: number;
}

const addTo = (tx: Transaction<Schema>, count: DayCount) =>
  tx
    .insertInto('day_counts')
    .values(count)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'what', 'name'])
        .doUpdateSet(({ eb }) => ({ count: eb('day_counts.count', '+', count.count) })),
    )
    .execute();

/** What anybody can bring new names into, by asking for any address. */
const foldedKinds: readonly Counted[] = ['view', 'referrer'];
/** So many names a day are told apart; of the others it is known how often they were counted together, under no name. */
const namesADay = 100;
const foldedAtOnce = 1000;

/** Figures by the day; nobody is told apart. */
export function dayCountRepo(db: Database) {
  /** Puts some of the names that were counted least on a day together; false where there are none too many. */
  const foldSome = (day: string, what: Counted) =>
    db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('day_counts')
        .where('day', '=', day)
        .where('what', '=', what)
        .where('name', 'in', (eb) =>
          eb
            .selectFrom('day_counts')
            .select('name')
            .where('day', '=', day)
            .where('what', '=', what)
            .where('name', '!=', '')
            .orderBy('count', 'desc')
            .orderBy('name')
            .limit(foldedAtOnce)
            .offset(namesADay),
        )
        .returning('count')
        .execute();
      const count = gone.reduce((sum, row) => sum + row.count, 0);
      if (gone.length > 0) await addTo(tx, { day, what, name: '', count });
      return gone.length > 0;
    });
  return {
    /** Keeps the figures of the days since one to a number that does not grow with what is asked for. */
    fold: async (since: string) => {
      const days = await db
        .selectFrom('day_counts')
        .select(['day', 'what'])
        .where('day', '>=', since)
        .where('what', 'in', foldedKinds)
        .groupBy(['day', 'what'])
        .having(({ fn }) => fn.countAll(), '>', namesADay)
        .execute();
      for (const { day, what } of days) while (await foldSome(day, what as Counted));
    },
    add: (counts: readonly DayCount[]) =>
      db.transaction().execute(async (tx) => {
        for (const count of counts) await addTo(tx, count);
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
    /** The names counted most since a day; what was put together has none. */
    top: async (what: Counted, since: string, limit: number) => {
      const rows = await db
        .selectFrom('day_counts')
        .select(['name', ({ fn }) => fn.sum<number>('count').as('total')])
        .where('what', '=', what)
        .where('day', '>=', since)
        .where('name', '!=', '')
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
