import { expect } from 'vitest';
import type { Traveller } from './traveller.ts';

/** How many trips are saved at the same time, each over and over. */
const width = 6;

interface Kept {
  version: number;
  count: number;
}

/** Saves several trips again and again until it is told to stop or the server is gone; remembers what was acknowledged. */
export function savingCrowd(traveller: Traveller) {
  const kept = new Map<string, Kept>();
  const heard: Record<string, number> = {};
  const state = { isRunning: false, acknowledged: 0, wake: (): unknown => undefined };

  const hear = (what: string | number) => (heard[what] = (heard[what] ?? 0) + 1);
  async function saveOver(origin: string, known: string | undefined) {
    let id = known;
    while (state.isRunning) {
      const before = id === undefined ? undefined : kept.get(id);
      const count = (before?.count ?? 0) + 1;
      try {
        const changed = id === undefined || !before ? undefined : { _id: id, version: before.version };
        const { status, json } = await traveller.save(origin, `n${count}`, changed);
        hear(status);
        if (status !== 200) continue;
        id = json._id;
        kept.set(id, { version: json.version, count });
        state.acknowledged += 1;
        state.wake();
      } catch {
        hear('no answer');
        return;
      }
    }
  }
  return {
    heard,
    /** Begins; resolves what is left to be waited for once the server is gone or `stop` was called. */
    begin: (origin: string) => {
      state.isRunning = true;
      const ids = [...kept.keys()];
      return Promise.all(Array.from({ length: width }, (_, index) => saveOver(origin, ids[index])));
    },
    stop: () => (state.isRunning = false),
    /** Resolves once so many more saves were acknowledged. */
    more: async (count: number) => {
      const goal = state.acknowledged + count;
      await new Promise<void>((done) => {
        state.wake = () => state.acknowledged >= goal && done();
      });
    },
    /** Every trip is there, in a state that is acknowledged or newer, whole, and listed once. */
    expectKept: async (origin: string) => {
      for (const [id, { version, count }] of kept) {
        const { status, json } = await traveller.read(origin, id);
        expect(status).toBe(200);
        const found = Number(json.tripName.slice(1));
        expect(json.trip.notes).toBe(json.tripName);
        expect(found).toBeGreaterThanOrEqual(count);
        expect(json.version).toBeGreaterThanOrEqual(version);
        // One save may have been written whose answer was lost.
        expect(found).toBeLessThanOrEqual(count + 1);
        kept.set(id, { version: json.version, count: found });
      }
      const listed = (await traveller.trips(origin)).json.tripInfos.map(({ _id }) => _id);
      expect(new Set(listed).size).toBe(listed.length);
      for (const id of kept.keys()) expect(listed).toContain(id);
    },
  };
}
