import { hash } from 'node:crypto';
import { setImmediate as turn, setTimeout as after } from 'node:timers/promises';
import type { Atlas } from '@wayfare/atlas';
import type { Database } from '../db/open-database.ts';
import { sightGuideOf } from './sight-guide-of.ts';

const digestLength = 22;
const patienceMs = 300;

type Days = ReadonlyMap<string, string>;

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
    const guide = sight.sameAs ? null : sightGuideOf(atlas, cityId, sight.slug);
    if (guide) yield [sight.id, [sight, guide]];
  }
}

/** The days on which guides last changed on this site: what they say now is compared with what they said before. */
export function guideChanges({ db, atlas, now }: ChangesNeeds) {
  const known = new Map<string, Days>();
  const underWay = new Map<string, Promise<Days>>();

  async function note(cityId: string) {
    const today = new Date(now()).toISOString().slice(0, 10);
    const guides = [...guidesOf(atlas(), cityId)];
    const ids = guides.map(([id]) => id);
    const rows = await db.selectFrom('guide_changes').selectAll().where('id', 'in', ids).execute();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const current = guides.map(([id, said]): Change => {
      const digest = digestOf(said);
      const before = rowOf.get(id);
      return before?.digest === digest ? before : { id, digest, changed_on: today };
    });
    const changed = current.filter((row) => rowOf.get(row.id) !== row);
    if (changed.length > 0)
      await db
        .insertInto('guide_changes')
        .values(changed)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            digest: ref('excluded.digest'),
            changed_on: ref('excluded.changed_on'),
          })),
        )
        .execute();
    const days = new Map(current.map((row) => [row.id, row.changed_on]));
    known.set(cityId, days);
    return days;
  }

  /** The day of a city's guide and of those of its sights, by id; looked up once, at the first question. */
  function ofCity(cityId: string): Days | Promise<Days> {
    const found = known.get(cityId) ?? underWay.get(cityId);
    if (found) return found;
    const asked = note(cityId).finally(() => underWay.delete(cityId));
    underWay.set(cityId, asked);
    return asked;
  }

  /** The days of all guides. */
  async function ofAll() {
    const days = new Map<string, string>();
    for (const { id: cityId } of atlas().catalogueCities()) {
      for (const [id, day] of await ofCity(cityId)) days.set(id, day);
      // Other requests come in between.
      await turn();
    }
    return days;
  }

  /** The day of one guide; null where the database does not answer at once, as guides are read without it too. */
  async function ofGuide(cityId: string, id: string) {
    const found = ofCity(cityId);
    if (!(found instanceof Promise)) return found.get(id) ?? null;
    const late = after(patienceMs, null, { ref: false });
    const days = await Promise.race([found, late]).catch(() => null);
    return days?.get(id) ?? null;
  }

  return { ofGuide, ofAll };
}
export type GuideChanges = ReturnType<typeof guideChanges>;
