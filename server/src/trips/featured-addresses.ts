import { featuredCode, featuredPath } from '@wayfare/contracts/featured-path';
import type { TripRepo } from './trip.repo.ts';

interface Addressed {
  id: string;
  path: string;
}

/** The featured trips by their readable addresses; also by those that they had under other names. */
export function featuredAddresses(trips: Pick<TripRepo, 'featuredVersion' | 'listFeatured'>) {
  let keptVersion: string | undefined;
  let byCode = new Map<string, Addressed[]>();

  const read = async () => {
    const version = await trips.featuredVersion();
    if (version === keptVersion) return;
    const next = new Map<string, Addressed[]>();
    for (const { id, name } of await trips.listFeatured(null)) {
      const code = featuredCode(id);
      next.set(code, [...(next.get(code) ?? []), { id, path: featuredPath({ _id: id, tripName: name }) }]);
    }
    byCode = next;
    keptVersion = version;
  };

  /** The trip at `/featured/…`, and the address that it has now; null where there is none. */
  return async (address: string): Promise<Addressed | null> => {
    await read();
    const found = byCode.get(address.split('-').at(-1)!) ?? [];
    return found.find(({ path }) => path === `/featured/${address}`) ?? found[0] ?? null;
  };
}
export type FeaturedAddresses = ReturnType<typeof featuredAddresses>;

/** Where a featured trip is now that was asked for under another name. */
export const movedFeatured = (featuredAt: FeaturedAddresses) => async (path: string) => {
  const [, address] = /^\/featured\/([^/]+)$/.exec(path) ?? [];
  const found = address === undefined ? null : await featuredAt(address);
  return found && found.path !== path ? found.path : null;
};
