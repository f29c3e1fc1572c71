import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase } from './testing/fresh-database.ts';

type Settings = Record<string, string>;

const root = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const pairs = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z][A-Z0-9_]*)=(\S*)/g)].map(([, name, value]) => [name!, value!]),
  );

/** What the image itself sets. */
const image = pairs(/^ENV (.*)$/m.exec(dockerfile)![1]!);
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];

/** What the documented command adds with `-e`. */
const documentedRun = () => {
  const line = /docker run .*/.exec(dockerfile)![0];
  return pairs([...line.matchAll(/ -e (\S+)/g)].map(([, pair]) => pair).join(' '));
};

/** What the service gets from a `.env` made of `.env.example` with the lines that the head of the file asks for. */
const composeService = () => {
  const asked = pairs([...compose.matchAll(/^# {3}(\S+=\S+)$/gm)].map(([, pair]) => pair).join('\n'));
  const dotEnv = { ...pairs(read('.env.example').replaceAll(/^#.*$/gm, '')), ...asked };
  const block = /^ {2}wayfare:\n[^]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)![1]!;
  const own = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => {
    const filled = value!.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, key: string) => dotEnv[key]!);
    return [name!, filled.replaceAll("'", '')];
  });
  return { ...dotEnv, ...Object.fromEntries(own) } as Settings;
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return String(port);
}

/** Starts the image's command with these settings and no others; only the port, the folder and the database are the test's. */
async function startedWith(settings: Settings) {
  const { directory, databaseUrl, drop } = await freshDatabase();
  const port = await freePort();
  const here = { PORT: port, WAYFARE_DATA: directory, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, command.slice(1), { cwd: root, env: { ...settings, ...here } });
  const ended = once(child, 'exit');
  ends.push(async () => {
    child.kill('SIGTERM');
    await ended;
    await drop();
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void (said += piece.toString()));
  await Promise.race([once(child.stdout, 'data'), ended]);
  expect(said).toContain(`Wayfare is ready at ${settings['ORIGIN']}`);
  const answer = await fetch(`http://127.0.0.1:${port}/api/sign-in-options`);
  return (await answer.json()) as { providers: { name: string }[] };
}

describe('the settings that are shown for containers', () => {
  it('start the image as its head says', async () => {
    const run = documentedRun();
    expect([image['HOST'], image['PORT'], run['ORIGIN']]).toEqual([
      '0.0.0.0',
      '3000',
      'http://localhost:3000',
    ]);
    const { providers } = await startedWith({ ...image, ...run });
    expect(providers.map(({ name }) => name)).toEqual(['Wayfare ID', 'Demo']);
  });

  it('start the instances of compose.yaml, where the proxy and the database find them', async () => {
    const settings = { ...image, ...composeService() };
    expect([settings['HOST'], settings['PORT'], settings['WAYFARE_DATA']]).toEqual([
      '0.0.0.0',
      '3000',
      '/data',
    ]);
    expect(settings['DATABASE_URL']).toBe('postgres://wayfare:a-long-random-word@database:5432/wayfare');
    const { providers } = await startedWith(settings);
    expect(providers.map(({ name }) => name)).toEqual(['Google', 'Wayfare ID']);
  });
});
