import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { summariseChange } from './summarise-change.ts';
import type { TripRecord } from './trip-record.ts';
import { readStoredPlan, readStoredTrip } from './upgrade-document.ts';

const keptVersions = 200;
/** Saves of one person that follow within this time are one entry; those of several, within the shorter one. */
const oneHandMs = 5 * 60_000;
const manyHandsMs = 60_000;

type Row = Schema['trip_versions'];

/** A document as a save hands it to the change log. */
export interface LogEntry {
  kind: Row['kind'];
  byName: string;
  /** Null for a guest. */
  byId: string | null;
  summary?: string;
  packed: string;
  /** The trip as it was before, packed, for one that has no log yet. */
  packedBefore: string | null;
}

const deflated = promisify(deflateRaw);

const documentOf = ({ name, trip, plan }: TripRecord): TripDocument => ({ tripName: name, trip, plan });

/** A trip's document in little room. */
export async function packDocument(record: TripRecord) {
  const { tripName, trip, plan } = documentOf(record);
  const written = [tripName, JSON.stringify(trip), plan && JSON.stringify(plan)];
  return (await deflated(JSON.stringify(written))).toString('base64');
}

function unpack(packed: string): TripDocument {
  const written = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const [tripName, trip, plan] = JSON.parse(written) as [string, string, string | null];
  return { tripName, trip: readStoredTrip(trip), plan: readStoredPlan(plan) };
}

const joinNames = (before: string, name: string) =>
  before.split(', ').includes(name) ? before : `${before}, ${name}`.slice(0, 200);

const joinIds = (before: string, id: string | null) =>
  id === null || before.includes(id) ? before : [before, id].filter(Boolean).join(',').slice(0, 500);

function goesOn(last: Row, { kind, byName }: LogEntry, now: number) {
  // What was made or restored stays an entry of its own, to come back to.
  if (kind !== 'changed' || last.kind !== 'changed') return false;
  return now - last.began_at < (last.by_name === byName ? oneHandMs : manyHandsMs);
}

async function addRow(tx: Transaction<Schema>, row: Row) {
  await tx.insertInto('trip_versions').values(row).execute();
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

/** Writes a save into the change log, in the transaction that saves; goes on with the last entry where it may. */
export async function logVersion(
  tx: Transaction<Schema>,
  next: TripRecord,
  before: TripRecord | null,
  entry: LogEntry,
) {
  const [last, earlier] = await tx
    .selectFrom('trip_versions')
    .selectAll()
    .where('trip_id', '=', next.id)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  const saved = { version: next.version, saved_at: next.modifiedAt, document: entry.packed };
  if (last && goesOn(last, entry, next.modifiedAt)) {
    const summary = earlier ? summariseChange(unpack(earlier.document), documentOf(next)) : last.summary;
    await tx
      .updateTable('trip_versions')
      .set({
        ...saved,
        summary,
        by_name: joinNames(last.by_name, entry.byName),
        by_ids: joinIds(last.by_ids, entry.byId),
      })
      .where('trip_id', '=', next.id)
      .where('version', '=', last.version)
      .execute();
    return;
  }
  const row = {
    trip_id: next.id,
    kind: entry.kind,
    by_name: entry.byName,
    by_ids: entry.byId ?? '',
    began_at: next.modifiedAt,
    ...saved,
  };
  if (!last && before && entry.packedBefore) {
    const first = {
      kind: 'made',
      by_name: '',
      by_ids: '',
      summary: '',
      document: entry.packedBefore,
    } as const;
    const at = { version: before.version, began_at: before.modifiedAt, saved_at: before.modifiedAt };
    await addRow(tx, { trip_id: next.id, ...first, ...at });
  }
  const summary = entry.summary ?? (before ? summariseChange(documentOf(before), documentOf(next)) : '');
  await addRow(tx, { ...row, summary });
}

const shownColumns = ['version', 'kind', 'by_name', 'summary', 'saved_at'] as const;

/** The change log of saved trips. */
export function versionRepo(db: Database) {
  return {
    list: (tripId: string) =>
      db
        .selectFrom('trip_versions')
        .select(shownColumns)
        .where('trip_id', '=', tripId)
        .orderBy('version', 'desc')
        .execute(),
    /** Takes an account's name out of every history. */
    forget: (userId: string) =>
      db
        .updateTable('trip_versions')
        .set({ by_name: 'Somebody who left', by_ids: '' })
        .where('by_ids', 'like', `%${userId}%`)
        .execute(),
    find: async (tripId: string, version: number) => {
      const row = await db
        .selectFrom('trip_versions')
        .selectAll()
        .where('trip_id', '=', tripId)
        .where('version', '=', version)
        .executeTakeFirst();
      return row ? { row, document: unpack(row.document) } : null;
    },
    hasAny: async (tripId: string) => {
      const row = await db
        .selectFrom('trip_versions')
        .select('version')
        .where('trip_id', '=', tripId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type VersionRepo = ReturnType<typeof versionRepo>;
