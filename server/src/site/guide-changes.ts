import { hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Atlas } from '@wayfare/atlas';
import type { Database } from '../db/open-database.ts';
import { sightGuideOf } from '../places/sight-guide-of.ts';

const rowsAtOnce = 200;
const digestLength = 22;

interface ChangesNeeds {
  db: Database;
  atlas: () => Atlas;
  now: () => number;
}

interface Change {
  id: string;
  digest: string;
  changed_on: string;
}

const digestOf = (said: unknown) => hash('sha256', JSON.stringify(said), 'base64url').slice(0, digestLength);

/** What a city's guide and those of its sights say. */
function* guidesOf(atlas: Atlas, cityId: string): Generator<[id: string, said: unknown]> {
  const sights = atlas.topAttractions(cityId);
  yield [cityId, [atlas.cityInfo(cityId)?.guide, sights]];
  for (const sight of sights) {
    const guide = sight.sameAs ? null : sightGuideOf(cityId, sight.slug);
    if (guide) yield [sight.id, [sight, guide]];
  }
}

/** The days on which guides last changed on this site: what they say now is compared with what they said before. */
export function guideChanges({ db, atlas, now }: ChangesNeeds) {
  let noted: Promise<ReadonlyMap<string, string>> | undefined;

  async function note() {
    const today = new Date(now()).toISOString().slice(0, 10);
    const rows = await db.selectFrom('guide_changes').selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const days = new Map<string, string>();
    const changed: Change[] = [];
    for (const { id: cityId } of atlas().catalogueCities()) {
      for (const [id, said] of guidesOf(atlas(), cityId)) {
        const digest = digestOf(said);
        const before = known.get(id);
        const row = before?.digest === digest ? before : { id, digest, changed_on: today };
        days.set(id, row.changed_on);
        if (row !== before) changed.push(row);
      }
      // Other requests come in between.
      await turn();
    }
    for (let from = 0; from < changed.length; from += rowsAtOnce) {
      await db
        .insertInto('guide_changes')
        .values(changed.slice(from, from + rowsAtOnce))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            digest: ref('excluded.digest'),
            changed_on: ref('excluded.changed_on'),
          })),
        )
        .execute();
    }
    return days;
  }

  /** The day of each guide by the id of its city or sight; looked up once, at the first question. */
  return async () => {
    noted ??= note();
    try {
      return await noted;
    } catch (error) {
      noted = undefined;
      throw error;
    }
  };
}
export type GuideChanges = ReturnType<typeof guideChanges>;
