import { expect, it } from 'vitest';
import { pageCache } from './page-cache.ts';
import type { StoredPage } from './page-store.ts';
import { packPage, type ReadyPage } from './ready-page.ts';

const hourMs = 3_600_000;

/** A cache over a disk that may outlast it, and a drawing that says which one it is. */
function openCache(disk = new Map<string, StoredPage>(), startAt = 0) {
  const state = { now: startAt, drawings: 0, status: 200, unwritable: 0, isFull: false };
  const cache = pageCache({
    draw: async (): Promise<ReadyPage> => {
      state.drawings += 1;
      const { status } = state;
      return { status, isShell: status === 503, ...packPage(`drawing ${state.drawings}`) };
    },
    store: {
      read: async (key) => disk.get(key) ?? null,
      write: async (key, page) => {
        if (state.isFull) throw new Error('no room');
        disk.set(key, page);
      },
      remove: async (key) => void disk.delete(key),
    },
    isLasting: (key) => !key.includes('?'),
    now: () => state.now,
    onUnwritable: () => (state.unwritable += 1),
  });
  const textOf = async (page: ReadyPage | undefined) =>
    page && String(await cache.inForm('/a', page, 'plain'));
  return {
    state,
    disk,
    draw: async (key = '/a', version = 'v') => textOf(await cache.draw(key, version)),
    find: async (key = '/a', version = 'v') => {
      const found = cache.inMemory(key, version) ?? (await cache.onDisk(key, version));
      return found && [await textOf(found.page), found.isFresh];
    },
    rest: cache.rest,
    inMemory: (key = '/a') => cache.inMemory(key, 'v') !== undefined,
    renew: async (key = '/a', version = 'v') => {
      cache.renew(key, version);
      await new Promise(setImmediate);
    },
  };
}

it('keeps a page for an hour as it is, for a day until it is drawn anew, and of one version only', async () => {
  const cache = openCache();
  await cache.draw();
  expect(await cache.find()).toEqual(['drawing 1', true]);
  expect(await cache.find('/a', 'another')).toBeUndefined();
  cache.state.now = hourMs;
  expect(await cache.find()).toEqual(['drawing 1', false]);
  await cache.renew();
  expect(await cache.find()).toEqual(['drawing 2', true]);
  cache.state.now = 26 * hourMs;
  expect(await cache.find()).toBeUndefined();
});

it('what an earlier process drew is sent, and drawn anew once', async () => {
  const earlier = openCache();
  await earlier.draw();
  await earlier.draw('/a?q=lisbon');
  const later = openCache(earlier.disk, 1000);
  expect(await later.find()).toEqual(['drawing 1', false]);
  expect(await later.find('/a?q=lisbon')).toBeUndefined();
  await later.renew();
  expect(later.disk.get('/a')?.drawnAt).toBe(1000);
  expect(await openCache(later.disk, 1000).find()).toEqual(['drawing 1', true]);
});

it('a page that cannot be drawn now is the one that is kept, however old', async () => {
  const cache = openCache();
  await cache.draw();
  cache.state.now = 1000 * hourMs;
  cache.state.status = 503;
  expect(await cache.draw()).toBe('drawing 1');
  expect(await openCache(cache.disk, cache.state.now).find()).toBeUndefined();
  expect(await cache.draw('/new')).toBe('drawing 3');
  expect(cache.disk.has('/new')).toBe(false);
});

it('a page that is no longer there is forgotten', async () => {
  const cache = openCache();
  await cache.draw();
  cache.state.status = 404;
  await cache.renew();
  expect(await cache.find()).toBeUndefined();
  expect(cache.disk.size).toBe(0);
});

it('goes on without a disk, and says so once', async () => {
  const cache = openCache();
  cache.state.isFull = true;
  await cache.draw();
  await cache.draw('/b');
  expect(await cache.find()).toEqual(['drawing 1', true]);
  expect(cache.state.unwritable).toBe(1);
});

it('who asks for a page that is being drawn waits for that drawing', async () => {
  const cache = openCache();
  expect(await Promise.all([cache.draw(), cache.draw(), cache.draw('/b')])).toEqual([
    'drawing 1',
    'drawing 1',
    'drawing 2',
  ]);
});

it('gives memory back when it rests, but no page that is nowhere else', async () => {
  const cache = openCache();
  await cache.draw();
  cache.rest();
  expect(cache.inMemory()).toBe(false);
  expect(await cache.find()).toEqual(['drawing 1', true]);
  cache.state.isFull = true;
  await cache.draw('/b');
  cache.rest();
  expect(cache.inMemory('/b')).toBe(true);
});
