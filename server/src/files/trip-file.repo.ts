import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { padded } from '../db/padded.ts';
import type { Schema } from '../db/schema.ts';
import { ownTurn } from '../http/own-turn.ts';

export type TripFileRow = Schema['trip_files'];

const dayMs = 86_400_000;
const filesAtOnce = 32;

/**
 * True where the trip names the file, as far as the trip that stands is concerned: ids are too long to be met in a text by
 * chance.
 */
const isNamed = sql<SqlBool>`exists (
  select 1 from trips where trips.id = trip_files.trip_id
  and (trips.trip like '%' || trip_files.id || '%' or trips.plan like '%' || trip_files.id || '%')
)`;

/** Files of trips: what is known of each, and its content in pieces. */
export function tripFileRepo(db: Database) {
  return {
    find: (tripId: string, id: string) =>
      db
        .selectFrom('trip_files')
        .selectAll()
        .where('id', '=', id)
        .where('trip_id', '=', tripId)
        .where('bytes', '>', 0)
        .executeTakeFirst(),
    /** How many files a trip holds, those that are still coming among them. */
    countOf: async (tripId: string) => {
      const { count } = await db
        .selectFrom('trip_files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('trip_id', '=', tripId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** How much room the files of all trips of an account take. */
    bytesOf: async (ownerId: string) => {
      const { total } = await db
        .selectFrom('trip_files')
        .innerJoin('trips', 'trips.id', 'trip_files.trip_id')
        .select(({ fn }) => fn.sum<number | null>('bytes').as('total'))
        .where('trips.owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(total ?? 0);
    },
    begin: (row: TripFileRow) => db.insertInto('trip_files').values(row).execute(),
    addPiece: (fileId: string, number: number, content: Uint8Array) =>
      db.insertInto('trip_file_pieces').values({ file_id: fileId, number, content }).execute(),
    /** The file is whole. */
    finish: (id: string, { bytes, name, type }: Pick<TripFileRow, 'bytes' | 'name' | 'type'>) =>
      db.updateTable('trip_files').set({ bytes, name, type }).where('id', '=', id).execute(),
    piece: (fileId: string, number: number) =>
      db
        .selectFrom('trip_file_pieces')
        .select('content')
        .where('file_id', '=', fileId)
        .where('number', '=', number)
        .executeTakeFirst(),
    remove: async (tripId: string, id: string) => {
      const removed = await db
        .deleteFrom('trip_files')
        .where('id', '=', id)
        .where('trip_id', '=', tripId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    /** Notes once a day which files trips still name. */
    noteUse: async (now: number) => {
      let last = '';
      for (;;) {
        // Each is looked for in the text of its trip: a few at a time, so that nobody waits for all of them.
        await ownTurn();
        const due = await db
          .selectFrom('trip_files')
          .select('id')
          .where('id', '>', last)
          .where(sql<SqlBool>`+used_at < ${now - dayMs}`)
          .where('bytes', '>', 0)
          .orderBy('id')
          .limit(filesAtOnce)
          .execute();
        if (due.length === 0) return;
        const ids = due.map(({ id }) => id);
        await db
          .updateTable('trip_files')
          .set({ used_at: now })
          .where('id', 'in', padded(ids))
          .where(isNamed)
          .execute();
        last = ids.at(-1)!;
      }
    },
    /** Throws away what no trip names, of all accounts or of one, and was last named or brought before then. */
    purgeUnused: (before: number, ownerId?: string) =>
      db
        .deleteFrom('trip_files')
        .where('used_at', '<', before)
        .$if(ownerId !== undefined, (query) =>
          query.where('trip_id', 'in', (eb) =>
            eb.selectFrom('trips').select('id').where('owner_id', '=', ownerId!),
          ),
        )
        .where(({ not }) => not(isNamed))
        .execute(),
    /** Throws away what was cut off while it came. */
    purgeUnfinished: (before: number) =>
      db.deleteFrom('trip_files').where('bytes', '=', 0).where('created_at', '<', before).execute(),
  };
}
export type TripFileRepo = ReturnType<typeof tripFileRepo>;
