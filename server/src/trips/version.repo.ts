import type { Database } from '../db/open-database.ts';
import { prepare } from '../db/prepare.ts';
import { type Change, type LogEntry, open, type VersionRow } from './log-version.ts';
import { packDocument, readDocument, unpackDocument } from './packed-document.ts';
import { summariseChange } from './summarise-change.ts';
import type { TripHead } from './trip-record.ts';

/** Saves of one person that follow within this time are one entry; those of several, within the shorter one. */
const oneHandMs = 5 * 60_000;
const manyHandsMs = 60_000;

function canGoOn(last: VersionRow, { kind, byName }: Change, now: number) {
  // What was made or restored stays an entry of its own, to come back to.
  if (kind !== 'changed' || last.kind !== 'changed') return false;
  return now - last.began_at < (last.by_name === byName ? oneHandMs : manyHandsMs);
}

const shownColumns = ['trip_id', 'version', 'kind', 'by_name', 'summary', 'saved_at'] as const;

/** The change log of saved trips. */
export function versionRepo(db: Database) {
  const newest = prepare(db, ({ trip }: { trip: string }) =>
    db
      .selectFrom('trip_versions')
      .selectAll()
      .where('trip_id', '=', trip)
      .orderBy('version', 'desc')
      .limit(1),
  );
  /** The trip as it stands, at a version; nothing where it is at another by now. */
  const standing = (tripId: string, version: number) =>
    db
      .selectFrom('trips')
      .select(['name', 'trip', 'plan'])
      .where('id', '=', tripId)
      .where('version', '=', version)
      .executeTakeFirst();
  const entryBefore = (tripId: string, version: number) =>
    db
      .selectFrom('trip_versions')
      .select('document')
      .where('trip_id', '=', tripId)
      .where('version', '<', version)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
  /** What an entry did; it is told of an open one when somebody asks. */
  async function summaryOf({
    trip_id: tripId,
    version,
    kind,
    summary,
  }: Pick<VersionRow, (typeof shownColumns)[number]>) {
    if (summary !== '' || kind !== 'changed') return summary;
    const [standsNow, earlier] = await Promise.all([standing(tripId, version), entryBefore(tripId, version)]);
    return standsNow && earlier
      ? summariseChange(unpackDocument(earlier.document), readDocument(standsNow))
      : '';
  }
  async function close(last: VersionRow): Promise<VersionRow | null> {
    if (last.document !== open) return null;
    const texts = await standing(last.trip_id, last.version);
    return texts ? { ...last, document: await packDocument(texts), summary: await summaryOf(last) } : null;
  }
  /** The entry of a trip that was saved before it had a log. */
  async function firstRow({ id, version, modifiedAt }: TripHead): Promise<VersionRow | null> {
    const texts = await standing(id, version);
    if (!texts) return null;
    const made = { kind: 'made', by_name: '', by_ids: '', summary: '' } as const;
    const at = { version, began_at: modifiedAt, saved_at: modifiedAt };
    return { trip_id: id, ...made, ...at, document: await packDocument(texts) };
  }

  return {
    /** Works out what a change of the trip as it was `before` does to the log. */
    entryOf: async (change: Change, before: TripHead | null, now: number): Promise<LogEntry> => {
      if (change.kind === 'made' || !before) return { ...change, goesOn: null, closed: null };
      const [last] = await newest({ trip: before.id });
      if (last && canGoOn(last, change, now)) return { ...change, goesOn: last, closed: null };
      return { ...change, goesOn: null, closed: last ? await close(last) : await firstRow(before) };
    },
    list: async (tripId: string) => {
      const rows = await db
        .selectFrom('trip_versions')
        .select(shownColumns)
        .where('trip_id', '=', tripId)
        .orderBy('version', 'desc')
        .execute();
      const [last] = rows;
      if (last) last.summary = await summaryOf(last);
      return rows;
    },
    /** Takes an account's name out of the histories of others' trips. */
    forget: (userId: string) =>
      db
        .updateTable('trip_versions')
        .set({ by_name: 'Somebody who left', by_ids: '' })
        .where('by_ids', 'like', `%${userId}%`)
        .where('trip_id', 'in', (eb) =>
          eb.selectFrom('trip_hands').select('trip_id').where('user_id', '=', userId),
        )
        .execute(),
    find: async (tripId: string, version: number) => {
      const row = await db
        .selectFrom('trip_versions as entry')
        .innerJoin('trips', 'trips.id', 'entry.trip_id')
        .selectAll('entry')
        .select(['trips.name', 'trips.trip', 'trips.plan'])
        .where('entry.trip_id', '=', tripId)
        .where('entry.version', '=', version)
        .executeTakeFirst();
      if (!row) return null;
      const document = row.document === open ? readDocument(row) : unpackDocument(row.document);
      return { row: { ...row, summary: await summaryOf(row) }, document };
    },
  };
}
export type VersionRepo = ReturnType<typeof versionRepo>;
