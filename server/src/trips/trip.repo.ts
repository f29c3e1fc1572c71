import { limits } from '@wayfare/contracts/limits';
import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';
import { prepare } from '../db/prepare.ts';
import type { Schema } from '../db/schema.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import type { InfoRow, TripHead, TripRecord } from './trip-record.ts';
import { documentColumns, headColumns, toHead, toRecord } from './trip-row.ts';
import {
  bytesOfTrip,
  mayBeTooLarge,
  refuseOneTooMany,
  refuseTooLarge,
  type TripRoom,
} from './account-room.ts';
import { changesOfTrips } from './changes-of-trips.ts';
import { type LogEntry, versionLog } from './log-version.ts';
import { tripWrites } from './trip-writes.ts';

const infoColumns = ['id', 'name', 'info', 'region', 'featured', 'version', 'modified_at'] as const;

/**
 * Featured, and there. Written out, as a parameter could be anything and would rule out the index of featured trips;
 * with a sign, so that the index of deleted trips, which knows of all that are there, does not seem to be the better.
 */
const isFeatured = sql<SqlBool>`featured = 1 and +deleted_at is null`;

/** To another list, or away. */
type Move = { state: TripRecord['state'] } | { deleted_at: number };

/**
 * Stored trips of all kinds: active, archived, drafts, and deleted ones that can still be restored. With a `room`, an account
 * keeps no more than that.
 */
export function tripRepo(db: Database, room: TripRoom | null = null) {
  interface ListValues extends Record<string, unknown> {
    owner: string;
    state: Schema['trips']['state'];
    before: number;
    beforeId: string;
    limit: number;
  }
  const page = prepare(db, ({ owner, state, before, beforeId, limit }: ListValues) =>
    db
      .selectFrom('trips')
      .select(infoColumns)
      .where('owner_id', '=', owner)
      .where('state', '=', state)
      .where('deleted_at', 'is', null)
      .where(olderThan('modified_at', 'id', { at: before, id: beforeId }))
      .orderBy('modified_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );
  const row = prepare(db, ({ id }: { id: string }) =>
    db.selectFrom('trips').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
  );
  const head = prepare(db, ({ id }: { id: string }) =>
    db.selectFrom('trips').select(headColumns).where('id', '=', id).where('deleted_at', 'is', null),
  );
  const draft = prepare(db, ({ owner }: { owner: string }) =>
    db
      .selectFrom('trips')
      .selectAll()
      .where('owner_id', '=', owner)
      .where('state', '=', 'unsaved')
      .where('deleted_at', 'is', null),
  );
  const draftInfo = prepare(db, ({ owner }: { owner: string }) =>
    db
      .selectFrom('trips')
      .select(infoColumns)
      .where('owner_id', '=', owner)
      .where('state', '=', 'unsaved')
      .where('deleted_at', 'is', null),
  );

  const featuredState = prepare(db, () =>
    db
      .selectFrom('trips')
      .select(['id', 'version', 'region'])
      .where(isFeatured)
      .orderBy('modified_at')
      .orderBy('id'),
  );

  const listsVersion = prepare(db, ({ owner }: { owner: string }) =>
    db.selectFrom('trip_lists').select('version').where('owner_id', '=', owner),
  );

  const logVersion = versionLog(db);
  const write = tripWrites(db);
  const change = changesOfTrips(db);
  const oneMore = (ownerId: string) =>
    room
      ? (tx: Transaction<Schema>, changes: number) => refuseOneTooMany(tx, { ownerId, changes }, room)
      : undefined;

  return {
    find: async (id: string) => {
      const [found] = await row({ id });
      return found ? toRecord(found) : null;
    },
    /** The same as it is stored, for whoever passes its document on without reading it. */
    findStored: async (id: string) => (await row({ id }))[0] ?? null,
    /** The same without its document, for whoever does not need it. */
    findHead: async (id: string) => {
      const [found] = await head({ id });
      return found ? toHead(found) : null;
    },
    findStoredDraft: async (owner: string) => (await draft({ owner }))[0] ?? null,
    list: (
      ownerId: string,
      state: 'active' | 'archived',
      after: PagePosition | null,
      limit: number,
    ): Promise<InfoRow[]> =>
      page({
        owner: ownerId,
        state,
        before: after?.at ?? Number.MAX_SAFE_INTEGER,
        beforeId: after?.id ?? '',
        limit,
      }),
    /** An account's active trips whole, the newest changes first; as many as one page lists. */
    listActive: async (ownerId: string) => {
      const rows = await db
        .selectFrom('trips')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'active')
        .where('deleted_at', 'is', null)
        .orderBy('modified_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limits.tripsPerPage)
        .execute();
      return rows.map(toRecord);
    },
    draftInfo: async (ownerId: string): Promise<InfoRow | null> => {
      const [row] = await draftInfo({ owner: ownerId });
      return row ?? null;
    },
    /** Changes with every change of the account's lists. */
    listsVersion: async (ownerId: string) => {
      const [row] = await listsVersion({ owner: ownerId });
      return row?.version ?? 0;
    },
    listFeatured: (region: FeaturedRegion | null): Promise<InfoRow[]> =>
      db
        .selectFrom('trips')
        .select(infoColumns)
        .where(isFeatured)
        .$if(region !== null, (query) => query.where('region', '=', region))
        .orderBy('modified_at', 'desc')
        .orderBy('id', 'desc')
        .limit(500)
        .execute(),
    /** Changes with every change of a featured trip, and of which trips are featured. */
    featuredVersion: async () =>
      (await featuredState({})).map(({ id, version, region }) => `${id} ${version} ${region}`).join(),
    /** False where the account has a draft already (a second one is refused by the database). */
    add: async (record: TripRecord, log: LogEntry | null = null) => {
      const columns = documentColumns(record);
      const added = await change(
        record.ownerId,
        async (tx) => {
          const [row] = await write.add(tx, {
            ...columns,
            id: record.id,
            owner_id: record.ownerId,
            region: record.region,
            featured: record.featured ? 1 : 0,
            created_at: record.modifiedAt,
            deleted_at: null,
          });
          if (row && log) await logVersion(tx, record, log);
          return row;
        },
        async (tx, changes) => {
          if (!room) return;
          await refuseOneTooMany(tx, { ownerId: record.ownerId, changes }, room);
          if (mayBeTooLarge(columns, room)) await refuseTooLarge(tx, { ...record, bytesBefore: 0 }, room);
        },
      );
      return added !== null;
    },
    /** Replaces the state `before` by the record; false where another save came first. */
    replace: async (record: TripRecord, before: TripHead, log: LogEntry | null = null) => {
      const columns = documentColumns(record);
      const bounded = room && mayBeTooLarge(columns, room) ? room : null;
      let bytesBefore = 0;
      const replaced = await change(
        record.ownerId,
        async (tx) => {
          if (bounded) bytesBefore = await bytesOfTrip(tx, record.id);
          const [row] = await write.replace(tx, { ...columns, id: record.id, before: before.version });
          if (row && log) await logVersion(tx, record, log);
          return row;
        },
        async (tx) => {
          if (bounded) await refuseTooLarge(tx, { ...record, bytesBefore }, bounded);
        },
      );
      return replaced !== null;
    },
    /** Moves an own trip between the lists, or marks it deleted; null where it is not in the list it is taken from. */
    move: async (id: string, ownerId: string, from: TripRecord['state'], to: Move) => {
      const moved = await change(ownerId, (tx) =>
        tx
          .updateTable('trips')
          .set(to)
          .where('id', '=', id)
          .where('owner_id', '=', ownerId)
          .where('state', '=', from)
          .where('deleted_at', 'is', null)
          .returning('modified_at')
          .executeTakeFirst(),
      );
      return moved?.modified_at ?? null;
    },
    /** Takes a deletion back. A deleted draft comes back as a trip where there is a newer draft by now. */
    restore: async (id: string, ownerId: string, deletedSince: number) => {
      const restored = await change(
        ownerId,
        async (tx) => {
          const draft = await tx
            .selectFrom('trips')
            .select('id')
            .where('owner_id', '=', ownerId)
            .where('state', '=', 'unsaved')
            .where('deleted_at', 'is', null)
            .executeTakeFirst();
          return tx
            .updateTable('trips')
            .set({ deleted_at: null })
            .$if(draft !== undefined, (query) =>
              query.set(({ eb }) => ({
                state: eb
                  .case()
                  .when('state', '=', 'unsaved')
                  .then('active')
                  .else(eb.ref('state'))
                  .end() as never,
              })),
            )
            .where('id', '=', id)
            .where('owner_id', '=', ownerId)
            .where('deleted_at', '>=', deletedSince)
            .returning('modified_at')
            .executeTakeFirst();
        },
        oneMore(ownerId),
      );
      return restored?.modified_at ?? null;
    },
    setFeatured: ({ id, ownerId }: TripRecord, featured: boolean, region: FeaturedRegion | null) =>
      change(ownerId, (tx) =>
        tx
          .updateTable('trips')
          .set({ featured: featured ? 1 : 0, region })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst(),
      ),
    purgeDeleted: (before: number) => db.deleteFrom('trips').where('deleted_at', '<', before).execute(),
  };
}
export type TripRepo = ReturnType<typeof tripRepo>;
