import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { freshDatabase, onPostgres } from '../testing/fresh-database.ts';
import { composeWith, dockerfile, documentedRun, dotEnv, image } from '../testing/container-files.ts';
import type { Settings } from '../testing/container-files.ts';
import { runContainer } from '../testing/run-container.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { smallProxy } from '../testing/small-proxy.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function database() {
  const fresh = await freshDatabase();
  ends.push(fresh.drop);
  return fresh;
}

async function startedWith(settings: Settings, where?: Awaited<ReturnType<typeof database>>) {
  const container = await runContainer(settings, where ?? (await database()));
  ends.push(() => container.kill('SIGTERM'));
  expect(container.said()).toContain(`Wayfare is ready at ${settings['ORIGIN']}`);
  return container;
}

async function providersOf(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/sign-in-options`);
  const { providers } = (await answer.json()) as { providers: { name: string }[] };
  return providers.map(({ name }) => name);
}

/** The settings of one instance of compose.yaml. */
const instanceSettings = (env: Settings): Settings => ({
  ...image,
  ...env,
  ...composeWith(env).services['wayfare-1']!.environment,
});

const caddyfile = () => composeWith(dotEnv()).configs.caddyfile.content;

describe('the image', () => {
  it(
    'starts as its head says, writes to its folder alone, and tells its own check how it is',
    {
      timeout: 60_000,
    },
    async () => {
      const run = documentedRun();
      expect([image['HOST'], image['PORT'], run['ORIGIN']]).toEqual([
        '0.0.0.0',
        '3000',
        'http://localhost:3000',
      ]);
      const { port, check, kill } = await startedWith({ ...image, ...run });
      expect(await providersOf(port)).toEqual(['Wayfare ID', 'Demo']);
      expect(check()).toBe(0);
      await kill('SIGTERM');
      expect(check()).toBe(1);
    },
  );

  it('is built on an image that can be pinned, and runs without rights', () => {
    const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
    expect(from).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}']);
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node"'));
  });
});

describe('compose.yaml', () => {
  it('asks for what it cannot do without, and bounds every service', () => {
    expect(() => composeWith({})).toThrow(/set (POSTGRES_PASSWORD|DOMAIN) in .env/);
    const { services, volumes } = composeWith(dotEnv());
    for (const [name, { deploy, security_opt }] of Object.entries(services)) {
      const { cpus, memory, pids } = deploy?.resources?.limits ?? {};
      expect([name, Boolean(cpus && memory && pids)]).toEqual([name, true]);
      expect([name, security_opt]).toEqual([name, ['no-new-privileges:true']]);
    }
    expect(Object.keys(volumes)).toEqual(['database', 'data', 'certificates']);
    const { read_only, tmpfs, cap_drop } = services['wayfare-1']!;
    expect([read_only, tmpfs, cap_drop]).toEqual([true, ['/tmp'], ['ALL']]);
    expect(services['wayfare-2']).toEqual(services['wayfare-1']);
  });

  it('takes images that are pinned', () => {
    const pinned = {
      NODE_IMAGE: 'node:24@sha256:a',
      POSTGRES_IMAGE: 'postgres:17@sha256:b',
      CADDY_IMAGE: 'caddy:2@sha256:c',
    };
    const { services } = composeWith({ ...dotEnv(), ...pinned });
    expect([services['database']!.image, services['proxy']!.image]).toEqual([
      'postgres:17@sha256:b',
      'caddy:2@sha256:c',
    ]);
    expect(services['wayfare-1']).toMatchObject({ build: { args: { NODE_IMAGE: 'node:24@sha256:a' } } });
  });

  it.each(['a-long-random-word', 'p@ss/w:rd#%', 'with "quotes" & $dollars', '100%41'])(
    'reaches its database with the password %s',
    (password) => {
      const env = dotEnv({ POSTGRES_PASSWORD: password });
      const { databaseUrl, host, port, dataDirectory, trustProxy } = readConfig(instanceSettings(env));
      const client = new pg.Client({ connectionString: databaseUrl! });
      const set = composeWith(env).services['database']!.environment!;
      expect([client.host, client.user, client.database]).toEqual([
        'database',
        set['POSTGRES_USER'],
        set['POSTGRES_USER'],
      ]);
      expect([client.password, set['POSTGRES_PASSWORD']]).toEqual([password, password]);
      expect([host, port, dataDirectory, trustProxy]).toEqual(['0.0.0.0', 3000, '/data', 1]);
    },
  );

  it('has the proxy know each instance by name, and ask each how it is', () => {
    const { services } = composeWith(dotEnv());
    const instances = Object.keys(services).filter((name) => name.startsWith('wayfare'));
    const [, upstreams] = /reverse_proxy (.*) \{/.exec(caddyfile())!;
    expect(upstreams!.split(' ')).toEqual(instances.map((name) => `${name}:3000`));
    expect(services['proxy']!.depends_on).toEqual(instances);
    expect(caddyfile()).toMatch(/^\{\$DOMAIN\} \{$/m);
    // Beside something that a stranger chose, the length of a compressed secret tells of it.
    expect(caddyfile()).not.toMatch(/^\s*encode\b/m);
  });
});

// The instances share PostgreSQL.
if (onPostgres) {
  it(
    'two instances with these settings are one site behind a proxy, and one of them goes on alone',
    {
      timeout: 60_000,
    },
    async () => {
      const where = await database();
      const settings = instanceSettings(dotEnv({ POSTGRES_PASSWORD: 'p@ss/w:rd#%' }));
      const [one, other] = await Promise.all([startedWith(settings, where), startedWith(settings, where)]);
      const healthPath = /health_uri (\S+)/.exec(caddyfile())![1]!;
      const proxy = await smallProxy([one.port, other.port], { healthPath, healthEveryMs: 5000 });
      ends.push(proxy.close);
      expect(await providersOf(one.port)).toEqual(['Google', 'Wayfare ID']);

      // Sign-in takes a dozen requests, each to another instance than the one before.
      const ada = new TestBrowser(settings['ORIGIN']!, proxy.address);
      await ada.register('Ada');
      const { json } = await ada.post('/api/save', savePayload({ tripName: 'Kept' }));
      expect(Math.min(...proxy.served.values())).toBeGreaterThan(2);

      await one.kill('SIGKILL');
      for (let asked = 0; asked < 3; asked += 1)
        expect((await ada.get(`/api/trip/${json._id}`)).json.tripName).toBe('Kept');
      await proxy.look();
      expect([proxy.isLeftOut(one.port), proxy.isLeftOut(other.port)]).toEqual([true, false]);
    },
  );
}
