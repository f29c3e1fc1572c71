import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

describe('the configuration', () => {
  it('needs nothing: loopback, the embedded database, Wayfare ID and Demo', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://127.0.0.1:3000',
      databaseUrl: null,
    });
    expect(config.providers.map((provider) => provider.name)).toEqual(['Wayfare ID', 'Demo']);
  });

  it('says what became of a setting that is no longer read', () => {
    expect(faultsOf({ MAP_STYLE_URL: 'https://a.example/style.json' })).toEqual([
      expect.stringMatching(/MAP_STYLE_URL .* set STREETS/),
    ]);
  });

  it('lists every fault at once, in words', () => {
    const faults = faultsOf({
      PORT: 'ninety',
      ORIGIN: 'example.org/path',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail',
      PROVIDER_1_PRESET: 'myspace',
    });
    for (const name of [
      'PORT',
      'ORIGIN',
      'DATABASE_URL',
      'LOG_LEVEL',
      'SMTP_URL',
      'PROVIDER_1_PRESET',
      'CLIENT_ID',
    ]) {
      expect(faults.join('\n')).toContain(name);
    }
  });

  it('offers the demo on loopback only, unless asked for', () => {
    expect(faultsOf({ HOST: '0.0.0.0' }).join()).toContain('DEMO_SIGN_IN=1');
    expect(readConfig({ HOST: '0.0.0.0', DEMO_SIGN_IN: '1' }).providers[1].name).toBe('Demo');
  });

  it('takes a language model with its limits, and tells what is missing', () => {
    expect(readConfig({}).model).toBeNull();
    const local = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/',
      MODEL_NAME: 'llama',
    };
    expect(readConfig(local).model).toEqual({
      provider: 'openai-compatible',
      name: 'llama',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      timeoutMs: 60_000,
      maxOutputTokens: 1500,
      maxSteps: 8,
      cost: { input: 0, output: 0 },
      daily: { tokens: null, cost: null },
    });
    const faults = (env: Record<string, string>) => faultsOf(env).join('\n');
    expect(faults({ MODEL_NAME: 'llama' })).toContain('MODEL_PROVIDER is missing');
    expect(faults({ ...local, MODEL_PROVIDER: 'oracle' })).toContain('must be one of openai-compatible');
    expect(faults({ MODEL_PROVIDER: 'openai-compatible' })).toMatch(/MODEL_NAME.*MODEL_BASE_URL/s);
    expect(faults({ MODEL_PROVIDER: 'google', MODEL_NAME: 'g' })).toContain('MODEL_API_KEY is missing');
    expect(faults({ ...local, MODEL_MAX_STEPS: 'many' })).toContain('MODEL_MAX_STEPS is "many"');
    expect(faults({ ...local, MODEL_DAILY_COST: '5' })).toContain('needs MODEL_COST_INPUT');
  });

  it('reaches PostgreSQL by an address or by its parts, with any character in a password', () => {
    const password = `p@ss/w:rd#%'"&= ü`;
    const parts = { DATABASE_HOST: 'database', DATABASE_USER: 'way:fare', DATABASE_PASSWORD: password };
    const { databaseUrl } = readConfig({ ...parts, DATABASE_NAME: 'my trips', DATABASE_PORT: '6432' });
    const { user, password: read, host, port, database } = new pg.Client({ connectionString: databaseUrl! });
    expect([user, read, host, port, database]).toEqual(['way:fare', password, 'database', 6432, 'my trips']);
    expect(readConfig({ DATABASE_HOST: 'db' }).databaseUrl).toBe('postgres://wayfare@db:5432/wayfare');
    for (const kept of [
      'postgres://a:p%40ss@db/x',
      'postgresql://db',
      'postgres:///x?host=/var/run/postgresql',
    ])
      expect(readConfig({ DATABASE_URL: kept }).databaseUrl).toBe(kept);
    for (const broken of ['p@ss/w:rd#%', 'p#ss', 'p/ss', '100%', 'a b@c/d'])
      expect(faultsOf({ DATABASE_URL: `postgres://wayfare:${broken}@db:5432/wayfare` })).toEqual([
        expect.stringMatching(/percent-encoded.* Or set DATABASE_HOST/),
      ]);
    expect(faultsOf({ DATABASE_URL: 'postgres://db', ...parts })).toEqual([
      expect.stringContaining('both set'),
    ]);
    expect(faultsOf({ ...parts, DATABASE_PORT: 'x' })).toEqual(['DATABASE_PORT is "x"; it must be a number']);
  });

  it('reads how long one stays signed in', () => {
    const dayMs = 86_400_000;
    expect(readConfig({}).site.sessions).toEqual({ idleMs: 30 * dayMs, mostMs: null });
    const set = { SESSION_IDLE: '12h', SESSION_MOST: '7d' };
    expect(readConfig(set).site.sessions).toEqual({ idleMs: dayMs / 2, mostMs: 7 * dayMs });
    expect(faultsOf({ SESSION_IDLE: '0h', SESSION_MOST: 'x' })).toHaveLength(2);
  });

  it('takes providers by preset or issuer', () => {
    const { providers } = readConfig({
      PROVIDER_1_PRESET: 'google',
      PROVIDER_1_CLIENT_ID: 'g',
      PROVIDER_2_ISSUER: 'https://id.example.org',
      PROVIDER_2_CLIENT_ID: 'i',
      PROVIDER_2_NAME: 'Our House',
    });
    expect(providers).toMatchObject([
      { name: 'Google', slug: 'google', kind: 'oidc' },
      { name: 'Our House', slug: 'our-house', kind: 'oidc' },
    ]);
    expect(
      faultsOf({
        PROVIDER_1_PRESET: 'github',
        PROVIDER_1_CLIENT_ID: 'a',
        PROVIDER_2_PRESET: 'github',
        PROVIDER_2_CLIENT_ID: 'b',
      }),
    ).toEqual(['Both identity providers have the same name']);
  });
});
