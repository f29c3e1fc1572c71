import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { prepareWithin } from '../db/prepare.ts';
import type { Schema } from '../db/schema.ts';

/** Runs changes of an account's trips; where one changed something, the account's lists are new from the same moment on. */
export function changesOfTrips(db: Database) {
  const countListChange = prepareWithin(({ owner }: { owner: string }) =>
    db
      .insertInto('trip_lists')
      .values({ owner_id: owner, version: 1 })
      .onConflict((conflict) =>
        conflict.column('owner_id').doUpdateSet(({ eb }) => ({ version: eb('trip_lists.version', '+', 1) })),
      )
      .returning('version'),
  );
  return <T>(
    ownerId: string,
    work: (tx: Transaction<Schema>) => Promise<T | undefined>,
    // Asked while the account's row is held, so that of many changes at once each sees those before it. Told how many
    // there have been.
    mayStand?: (tx: Transaction<Schema>, changes: number) => Promise<void>,
  ) =>
    db.transaction().execute(async (tx) => {
      const changed = await work(tx);
      if (changed === undefined) return null;
      const [lists] = await countListChange(tx, { owner: ownerId });
      await mayStand?.(tx, lists!.version);
      return changed;
    });
}
