import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { checkDatabase, dataFolder, serveFrom } from './own-server.ts';
import { travellerOf } from './traveller.ts';

const databaseOf = (directory: string) => join(directory, 'wayfare.sqlite');

it('while another program holds the file, saves wait and are then refused in words, and reading goes on', async () => {
  const directory = dataFolder();
  const ada = travellerOf();
  const { origin, send } = await serveFrom(directory);
  await ada.signIn(origin);
  const { _id, version } = (await ada.save(origin, 'n1')).json;
  const other = new DatabaseSync(databaseOf(directory));
  other.exec('begin immediate');
  const waiting = ['n2', 'n3', 'n4'].map((name) => ada.save(origin, name));
  expect((await ada.read(origin, _id)).json.tripName).toBe('n1');
  expect((await ada.get(origin, '/healthz')).status).toBe(200);
  for (const { status, headers, json } of await Promise.all(waiting)) {
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
    expect(json).toMatchObject({ error: { code: 'not_available', message: expect.stringMatching(/\.$/) } });
  }
  other.exec('rollback');
  other.close();
  expect((await ada.save(origin, 'n5', { _id, version })).status).toBe(200);
  expect((await ada.trips(origin)).json.tripInfos).toHaveLength(1);
  await send('SIGTERM');
});

it('where nothing more can be written, saves are refused in words and nothing acknowledged is lost', async () => {
  const directory = dataFolder();
  const ada = travellerOf();
  const first = await serveFrom(directory);
  await ada.signIn(first.origin);
  await first.send('SIGTERM');
  const largest = Math.max(...readdirSync(directory).map((name) => statSync(join(directory, name)).size));
  const full = await serveFrom(directory, { mostKilobytes: Math.ceil(largest / 1024) + 256 });
  const kept: string[] = [];
  let refused: Awaited<ReturnType<typeof ada.save>> | undefined;
  for (let count = 0; count < 400 && !refused; count += 1) {
    const answer = await ada.save(full.origin, `n${count} ${'x'.repeat(20_000)}`.slice(0, 100));
    if (answer.status === 200) kept.push(answer.json._id);
    else refused = answer;
  }
  expect([503, 507]).toContain(refused?.status);
  expect(refused?.json).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
  expect((await ada.trips(full.origin)).status).toBe(200);
  await full.send('SIGTERM');
  const roomy = await serveFrom(directory);
  for (const id of kept) expect((await ada.read(roomy.origin, id)).status).toBe(200);
  expect((await ada.save(roomy.origin, 'room again')).status).toBe(200);
  await roomy.send('SIGTERM');
  expect(checkDatabase(directory)).toEqual([{ integrity_check: 'ok' }]);
});
