import type { ExtraPlace } from '@wayfare/atlas';
import type { Database } from '../db/open-database.ts';

const batchSize = 500;

/** What rows lack that were imported before there were these fields. Their hours were read by a poorer reader. */
const unsaid = {
  otherNames: [],
  reachMeters: 0,
  importedOn: null,
  phone: null,
  wheelchair: null,
  fee: null,
  wikidata: null,
  hours: null,
  closedOn: null,
  hoursAtLeast: false,
  hoursText: null,
  price: null,
};

function readPlace(json: string): ExtraPlace {
  const place = JSON.parse(json) as ExtraPlace;
  return place.importedOn === undefined ? { ...place, ...unsaid } : place;
}

/** Places of an operator's own extracts. */
export function extraPlaceRepo(db: Database) {
  return {
    all: async (): Promise<ExtraPlace[]> => {
      const rows = await db.selectFrom('extra_places').select('place').orderBy('id').execute();
      return rows.map((row) => readPlace(row.place));
    },
    /** Takes out what a file has brought, and says how many places that were. */
    removeFile: async (file: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('extra_places')
        .where('source', '=', file)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    /** Puts these places in the stead of whatever the file brought before; all of them or, on a fault, none. */
    replaceSource: (file: string, places: AsyncIterable<ExtraPlace>) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('extra_places').where('source', '=', file).execute();
        let batch = new Map<string, ExtraPlace>();
        let count = 0;
        const write = async () => {
          if (batch.size === 0) return;
          const rows = [...batch.values()].map((place) => ({
            id: place.id,
            source: file,
            place: JSON.stringify(place),
          }));
          const added = await tx
            .insertInto('extra_places')
            .values(rows)
            .onConflict((conflict) =>
              // What another file has brought of the same place is older.
              conflict.column('id').doUpdateSet({
                source: (eb) => eb.ref('excluded.source'),
                place: (eb) => eb.ref('excluded.place'),
              }),
            )
            .returning('id')
            .execute();
          count += added.length;
          batch = new Map();
        };
        for await (const place of places) {
          batch.set(place.id, place);
          if (batch.size >= batchSize) await write();
        }
        await write();
        return count;
      }),
  };
}
export type ExtraPlaceRepo = ReturnType<typeof extraPlaceRepo>;
