import type { Database } from '../db/open-database.ts';

export interface ViewCount {
  day: string;
  path: string;
  views: number;
}

/** Page views, counted by day and path; nobody is told apart. */
export function pageViewRepo(db: Database) {
  return {
    add: (counts: readonly ViewCount[]) =>
      db.transaction().execute(async (tx) => {
        for (const count of counts) {
          await tx
            .insertInto('page_views')
            .values(count)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'path'])
                .doUpdateSet(({ eb }) => ({ views: eb('page_views.views', '+', count.views) })),
            )
            .execute();
        }
      }),
  };
}
export type PageViewRepo = ReturnType<typeof pageViewRepo>;
