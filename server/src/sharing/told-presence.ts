import type { Schema } from '../db/schema.ts';

export type Present = Schema['trip_presence'];

/** More names than these nobody looks at; of the others it is told how many they are. */
export const mostNamed = 12;
/** So often a crowd is told of itself: each that comes or goes is news for all the others. */
const crowdMs = 3000;

interface Told {
  present: readonly Present[];
  ids: string;
  at: number;
}

const isCrowd = (present: readonly Present[]) => present.length > mostNamed;

/** Who is on each trip, as it is told: a few at once, a crowd that comes and goes every now and then. */
export function toldPresence(now: () => number) {
  const byTrip = new Map<string, Told>();

  const isTooSoon = (last: Told, present: readonly Present[]) => {
    const passed = now() - last.at;
    // A clock that is set back keeps nobody waiting.
    return isCrowd(last.present) && isCrowd(present) && passed >= 0 && passed < crowdMs;
  };
  return {
    /** The very list that was told last, for as long as there is nothing to tell. */
    of: (tripId: string, present: readonly Present[]): readonly Present[] => {
      const ids = present.map(({ id }) => id).join();
      const last = byTrip.get(tripId);
      if (last && (last.ids === ids || isTooSoon(last, present))) return last.present;
      byTrip.set(tripId, { present, ids, at: now() });
      return present;
    },
    /** Forgets the trips that nobody has open any more. */
    keepOnly: (tripIds: ReadonlySet<string>) => {
      for (const tripId of byTrip.keys()) if (!tripIds.has(tripId)) byTrip.delete(tripId);
    },
  };
}
