import type { Answer } from '@wayfare/contracts/endpoints';
import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import { limits } from '@wayfare/contracts/limits';
import { readCursor, writeCursor } from '../http/page-cursor.ts';
import type { User } from '../http/visitor.ts';
import { Written } from '../http/written.ts';
import type { TripRepo } from './trip.repo.ts';
import { writeTripInfo } from './trip-record.ts';

const tripId = /^[A-Za-z0-9_-]{22}$/;

async function page(trips: TripRepo, actor: User, state: 'active' | 'archived', cursor: string | undefined) {
  const after = readCursor(cursor, tripId);
  const found = await trips.list(actor.id, state, after, limits.tripsPerPage + 1);
  const shown = found.slice(0, limits.tripsPerPage);
  const last = shown.at(-1);
  const nextCursor =
    found.length > shown.length && last ? writeCursor({ at: last.modified_at, id: last.id }) : null;
  return `"tripInfos":[${shown.map(writeTripInfo).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}`;
}

type ActiveList = Written<Answer<'listTrips'>>;
interface Kept {
  version: number;
  list: ActiveList;
}
const keptLists = 1000;

/**
 * The lists of an account. The first page of active trips, which every visit begins with, is kept as it was written
 * and used again while the account's lists stand still: that is asked of the database each time.
 */
export function tripLists(trips: TripRepo) {
  const kept = new Map<string, Kept>();

  const write = async (actor: User, cursor: string | undefined): Promise<ActiveList> => {
    const [listed, draft] = await Promise.all([
      page(trips, actor, 'active', cursor),
      trips.draftInfo(actor.id),
    ]);
    return new Written(`{${listed},"unsavedTrip":${draft ? writeTripInfo(draft) : 'null'}}`);
  };
  const firstPage = async (actor: User) => {
    // Asked before the list is read: a change in between makes the list newer than its version, never older.
    const version = await trips.listsVersion(actor.id);
    const known = kept.get(actor.id);
    if (known?.version === version) return known.list;
    const { json } = await write(actor, undefined);
    // What is sent again and again is turned into bytes once.
    const list: ActiveList = new Written(Buffer.from(json as string));
    kept.delete(actor.id);
    kept.set(actor.id, { version, list });
    if (kept.size > keptLists) kept.delete(kept.keys().next().value!);
    return list;
  };
  return {
    active: (actor: User, cursor: string | undefined) =>
      cursor === undefined ? firstPage(actor) : write(actor, cursor),
    archived: async (actor: User, cursor: string | undefined) =>
      new Written<Answer<'listArchivedTrips'>>(`{${await page(trips, actor, 'archived', cursor)}}`),
  };
}

type FeaturedList = Written<Answer<'listFeaturedTrips'>>;

/** The featured trips, of one region or all: kept as they were written while none of them changes, on any instance. */
export function featuredLists(trips: TripRepo) {
  let keptVersion: string | undefined;
  let kept = new Map<FeaturedRegion | null, FeaturedList>();
  return async (region: FeaturedRegion | null): Promise<FeaturedList> => {
    const version = await trips.featuredVersion();
    if (version !== keptVersion) kept = new Map();
    keptVersion = version;
    const lists = kept;
    const known = lists.get(region);
    if (known) return known;
    const rows = await trips.listFeatured(region);
    const list: FeaturedList = Written.forAll(`[${rows.map(writeTripInfo).join(',')}]`);
    lists.set(region, list);
    return list;
  };
}
