import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@wayfare/contracts/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { freshDatabase, onPostgres } from '../testing/fresh-database.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { backupKeeper } from './backup-keeper.ts';
import { backupStore } from './backup-store.ts';
import { isServed } from './is-served.ts';
import { restoreBackup } from './restore-backup.ts';

const hourMs = 3_600_000;

async function admin(env: Record<string, string> = {}) {
  const server = await testServer({ env, knowsDatabase: true });
  const ada = await server.signedIn('Ada');
  await ada.post('/api/save', savePayload({ tripName: 'Kept' }));
  await server.makeAdmin('Ada');
  return { server, ada };
}

const shown = async (browser: TestBrowser) =>
  (await browser.get('/api/admin/backups')).json as Answer<'adminBackups'>;

/** What the page shows once nothing is under way. */
const settled = (browser: TestBrowser) =>
  vi.waitFor(
    async () => {
      const state = await shown(browser);
      expect(state.underWay).toBe(false);
      return state;
    },
    { timeout: 15_000 },
  );

/** What keeps the server's backups, by a clock of one's own. */
function keeperOf(
  { db, directory, databaseUrl, app }: Awaited<ReturnType<typeof admin>>['server'],
  keep: number,
) {
  const clock = { at: Date.UTC(2026, 4, 1, 12) };
  const now = () => clock.at;
  const folder = join(directory, 'own');
  const store = backupStore({ folder, keep, databaseUrl, dataDirectory: directory, now });
  const keeper = () => backupKeeper({ db, store, everyMs: 24 * hourMs, now, log: app.log });
  return { clock, folder, store, keeper };
}

describe('backups', () => {
  it('are made at a press of an admin, listed, noted, and hold what a restore brings back', async () => {
    const { server, ada } = await admin();
    expect(await shown(ada)).toMatchObject({ everyHours: null, keep: 7, backups: [], failure: null });
    const { json } = await ada.post('/api/admin/backups', {});
    expect(json.underWay).toBe(true);
    const { backups, folder } = await settled(ada);
    expect(backups).toHaveLength(1);
    expect(backups[0]!.bytes).toBeGreaterThan(100);
    const { json: acts } = await ada.get('/api/admin/acts');
    expect(acts.rows[0]).toMatchObject({ act: 'had a backup made', subject: folder });

    const fresh = await freshDatabase();
    await restoreBackup(fresh.db, join(folder, backups[0]!.name), { replace: false, onPostgres });
    const trips = await fresh.db.selectFrom('trips').select('name').execute();
    expect(trips).toEqual(await server.db.selectFrom('trips').select('name').execute());
    await fresh.drop();
  });

  it('are nobody else’s to see or to make', async () => {
    const { server } = await admin();
    const bo = await server.signedIn('Bo');
    expect((await bo.get('/api/admin/backups')).status).toBe(403);
    expect((await bo.post('/api/admin/backups', {})).status).toBe(403);
    expect((await server.browser().get('/api/admin/backups')).status).toBe(401);
  });

  it('are made when they are due, by one of two servers, and the oldest goes', async () => {
    const { server } = await admin();
    const { clock, folder, store, keeper } = keeperOf(server, 2);
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'not ours');
    const [one, other] = [keeper(), keeper()];
    await Promise.all([one.makeIfDue(), other.makeIfDue()]);
    expect(await store.list()).toHaveLength(1);
    await one.makeIfDue();
    expect(await store.list()).toHaveLength(1);
    for (let day = 0; day < 2; day += 1) {
      clock.at += 24 * hourMs;
      await Promise.all([one.makeIfDue(), other.makeIfDue()]);
    }
    expect((await store.list()).map(({ name }) => name)).toEqual([
      'wayfare-2026-05-03T120000Z.gz',
      'wayfare-2026-05-02T120000Z.gz',
    ]);
    expect(readdirSync(folder)).toContain('letter.txt');
    one.close();
    other.close();
  });

  it('that fail are told with the reason, leave nothing behind, and are tried again within the hour', async () => {
    const { server, ada } = await admin();
    const { clock, folder, store, keeper } = keeperOf(server, 2);
    writeFileSync(folder, 'a file where the folder should be');
    const one = keeper();
    await one.makeIfDue();
    expect((await shown(ada)).failure?.why).toMatch(/EEXIST|ENOTDIR/);
    rmSync(folder);
    await one.makeIfDue();
    expect(await store.list()).toEqual([]);
    clock.at += hourMs;
    await one.makeIfDue();
    expect(await store.list()).toHaveLength(1);
    expect((await shown(ada)).failure).toBeNull();
    one.close();
  });

  it('that a closing server ends while their thread still loads leave nothing half done behind', async () => {
    const { server } = await admin();
    const { folder, store } = keeperOf(server, 2);
    const made = store.make().then(
      () => 1,
      () => 0,
    );
    await store.stop();
    // A small one may be whole before the thread hears of it.
    expect(readdirSync(folder)).toHaveLength(await made);
    expect(await store.list()).toHaveLength(await made);
    expect(store.isUnderWay()).toBe(false);
  });
});

describe('a database', () => {
  it('is seen to be served for as long as a server has it open', async () => {
    const database = await freshDatabase();
    const where = { databaseUrl: database.databaseUrl, dataDirectory: database.directory };
    await database.db.selectFrom('users').select('id').execute();
    expect(await isServed(where)).toBe(true);
    await database.db.destroy();
    expect(await isServed(where)).toBe(false);
  });
});
