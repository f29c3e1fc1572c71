import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { prepareWithin } from '../db/prepare.ts';
import type { Schema } from '../db/schema.ts';
import type { TripRecord } from './trip-record.ts';

const keptVersions = 200;

export type VersionRow = Schema['trip_versions'];

/** The newest entry of a trip is not packed: it is the trip as it stands. So is what happened in it. */
export const open = '';

/** What a save tells the change log. */
export interface Change {
  kind: VersionRow['kind'];
  byName: string;
  /** Null for a guest. */
  byId: string | null;
  summary?: string;
}

/** A change, with what becomes of the entry before it. Worked out before the transaction, which stays short. */
export interface LogEntry extends Change {
  /** The newest entry, where the change goes on with it. */
  goesOn: VersionRow | null;
  /** The newest entry as it is kept from now on, where the change ends it. */
  closed: VersionRow | null;
}

const joinNames = (before: string, name: string) =>
  before.split(', ').includes(name) ? before : `${before}, ${name}`.slice(0, 200);

const joinIds = (before: string, id: string | null) =>
  id === null || before.includes(id) ? before : [before, id].filter(Boolean).join(',').slice(0, 500);

/** Drops what is older than the entries that are kept. */
async function dropOldest(tx: Transaction<Schema>, row: VersionRow) {
  // Each entry has a version of its own, so that none can be too many yet.
  if (row.version <= keptVersions) return;
  const oldest = await tx
    .selectFrom('trip_versions')
    .select('version')
    .where('trip_id', '=', row.trip_id)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(keptVersions)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .deleteFrom('trip_versions')
    .where('trip_id', '=', row.trip_id)
    .where('version', '<=', oldest.version)
    .execute();
}

/** An account has changed a trip of somebody else: there its name is looked for when it goes. */
const noteHand = (tx: Transaction<Schema>, trip_id: string, user_id: string) =>
  tx
    .insertInto('trip_hands')
    .values({ user_id, trip_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Keeps an entry for good; it is a new one where the trip is older than its log. */
const closeRow = (tx: Transaction<Schema>, row: VersionRow) =>
  tx
    .insertInto('trip_versions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['trip_id', 'version']).doUpdateSet({ document: row.document, summary: row.summary }),
    )
    .execute();

/** Writes saves into the change log, each in the transaction that saves. */
export function versionLog(db: Database) {
  interface Saved extends Record<string, unknown>, Pick<VersionRow, 'version' | 'saved_at' | 'summary'> {
    trip: string;
    before: number;
  }
  const begin = prepareWithin((row: VersionRow & Record<string, unknown>) =>
    db.insertInto('trip_versions').values({
      trip_id: row.trip_id,
      version: row.version,
      kind: row.kind,
      by_name: row.by_name,
      by_ids: row.by_ids,
      summary: row.summary,
      began_at: row.began_at,
      saved_at: row.saved_at,
      document: row.document,
    }),
  );
  const goOn = prepareWithin(({ trip, before, version, saved_at, summary }: Saved) =>
    db
      .updateTable('trip_versions')
      .set({ version, saved_at, document: open, summary })
      .where('trip_id', '=', trip)
      .where('version', '=', before),
  );

  /** A save that goes on with the newest entry; whoever is new to it is named. */
  async function goOnWith(tx: Transaction<Schema>, last: VersionRow, saved: Saved, { byName, byId }: Change) {
    await goOn(tx, saved);
    const by_name = joinNames(last.by_name, byName);
    const by_ids = joinIds(last.by_ids, byId);
    if (by_name === last.by_name && by_ids === last.by_ids) return;
    await tx
      .updateTable('trip_versions')
      .set({ by_name, by_ids })
      .where('trip_id', '=', saved.trip)
      .where('version', '=', saved.version)
      .execute();
  }

  return async (tx: Transaction<Schema>, next: TripRecord, entry: LogEntry) => {
    const { goesOn, closed, kind, byName, byId, summary = '' } = entry;
    if (byId !== null && byId !== next.ownerId && !goesOn?.by_ids.includes(byId))
      await noteHand(tx, next.id, byId);
    const saved = { version: next.version, saved_at: next.modifiedAt, summary };
    if (goesOn) return goOnWith(tx, goesOn, { ...saved, trip: next.id, before: goesOn.version }, entry);
    if (closed) await closeRow(tx, closed);
    const began = { kind, by_name: byName, by_ids: byId ?? '', began_at: next.modifiedAt };
    const row = { trip_id: next.id, ...began, ...saved, document: open };
    await begin(tx, row);
    await dropOldest(tx, row);
  };
}
