import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type BackupConfig, readBackupConfig } from './backup-config.ts';
import { readDatabaseUrl } from './database-config.ts';
import { type ModelConfig, readModelConfig } from './model-config.ts';
import { type OutsideConfig, readOutsideConfig } from './outside/outside-config.ts';
import { type OperatorConfig, readOperatorConfig } from './operator-config.ts';
import type { RoadKind } from './outside/road-question.ts';
import { readSiteConfig, readTrustedProxy, type SiteConfig, type TrustedProxy } from './site-config.ts';

/** One of the two identity-provider slots: what the button says and how to reach the issuer. */
export interface ProviderConfig {
  name: string;
  slug: string;
  kind: 'oidc' | 'oauth2' | 'embedded';
  preset?: string;
  issuer?: string;
  clientId?: string;
  clientSecret?: string;
}

export interface Config {
  host: string;
  port: number;
  /** The one address under which browsers reach the site, without a trailing slash. */
  origin: string;
  /** False where nothing said so and the address is only the likeliest one. */
  originIsSet: boolean;
  dataDirectory: string;
  databaseUrl: string | null;
  trustProxy: TrustedProxy;
  adminEmails: readonly string[];
  providers: readonly [ProviderConfig, ProviderConfig];
  smtpUrl: string | null;
  /** Whom mails are from: with a name, or an address that is given the name of the site. */
  mailFrom: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  webDirectory: string;
  /** Threads that plan, beside the one that answers; 0 to plan in that one. */
  planningThreads: number;
  site: SiteConfig;
  /** Who runs the site, as far as the settings say. */
  operator: OperatorConfig;
  backups: BackupConfig;
  /** What the road server speaks. */
  roadKind: RoadKind;
  /** Which servers of others are asked. */
  outside: OutsideConfig;
  /** The folder of the operator's own pictures of places. */
  picturesFolder: string | null;
  /** The language model that answers; without one the embedded engine does. */
  model: ModelConfig | null;
}

/** The environment cannot be used; `faults` names each thing to mend. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

type Environment = Record<string, string | undefined>;

const presets = ['google', 'microsoft', 'apple', 'facebook', 'github'];
const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** A provider's name in lower case, fit for a path. */
export const providerSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readProvider(env: Environment, slot: 1 | 2, faults: string[]): ProviderConfig | null {
  const key = (suffix: string) => env[`PROVIDER_${slot}_${suffix}`]?.trim() || undefined;
  const preset = key('PRESET')?.toLowerCase();
  const issuer = key('ISSUER');
  if (!preset && !issuer) return null;
  const named = `PROVIDER_${slot}`;
  if (preset && !presets.includes(preset)) {
    faults.push(`${named}_PRESET is "${preset}"; it must be one of ${presets.join(', ')}`);
  }
  if (issuer && !URL.canParse(issuer)) faults.push(`${named}_ISSUER is not a web address: "${issuer}"`);
  const clientId = key('CLIENT_ID');
  if (!clientId) faults.push(`${named}_CLIENT_ID is missing`);
  const name =
    key('NAME') ?? (preset ? preset[0]!.toUpperCase() + preset.slice(1) : new URL(issuer!).hostname);
  const clientSecret = key('CLIENT_SECRET');
  return {
    name,
    slug: providerSlug(name),
    kind: preset === 'github' || preset === 'facebook' ? 'oauth2' : 'oidc',
    ...(preset && { preset }),
    ...(issuer && { issuer }),
    ...(clientId && { clientId }),
    ...(clientSecret && { clientSecret }),
  };
}

/** The embedded sign-in; its slug stays, whatever the site is called. */
export const wayfareId: ProviderConfig = { name: 'Wayfare ID', slug: 'wayfare-id', kind: 'embedded' };
const demo: ProviderConfig = { name: 'Demo', slug: 'demo', kind: 'embedded' };
const mostThreads = 64;
const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

function readProviders(env: Environment, loopback: boolean, faults: string[]): Config['providers'] {
  const first = readProvider(env, 1, faults);
  const second = readProvider(env, 2, faults);
  const demoAllowed = loopback || env['DEMO_SIGN_IN'] === '1';
  const embedded = [wayfareId, ...(demoAllowed ? [demo] : [])];
  const chosen = [first ?? embedded.shift(), second ?? embedded.shift()];
  if (!chosen[0] || !chosen[1]) {
    faults.push(
      'Two identity providers are needed: the Demo sign-in is offered on loopback only, so set ' +
        'PROVIDER_2_ISSUER or PROVIDER_2_PRESET, or allow the demo with DEMO_SIGN_IN=1',
    );
    return [wayfareId, demo];
  }
  if (chosen[0].slug === chosen[1].slug) faults.push('Both identity providers have the same name');
  return [chosen[0], chosen[1]];
}

function readRoadKind(env: Environment, faults: string[]): RoadKind {
  const kind = env['ROAD_SERVER_KIND']?.trim() || 'osrm';
  if (kind === 'osrm' || kind === 'valhalla') return kind;
  faults.push(`ROAD_SERVER_KIND is "${kind}"; it must be osrm or valhalla`);
  return 'osrm';
}

/** Settings of older versions, and what to do instead. */
const retired = {
  MAP_STYLE_URL: 'set STREETS to the address of that style, or of its tiles, instead',
};

const shownHost = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Reads the environment into a typed configuration, or throws one `ConfigError` that lists every fault. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const host = env['HOST']?.trim() || '127.0.0.1';
  const port = wholeNumber(env['PORT']?.trim() || '3000');
  if (!(port >= 0 && port <= 65_535))
    faults.push(`PORT is "${env['PORT']}"; it must be a number from 0 to 65535`);
  const loopback = loopbackHosts.includes(host);
  const givenOrigin = env['ORIGIN']?.trim() ?? '';
  const origin = (givenOrigin || `http://${shownHost(host)}:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    faults.push(`ORIGIN is "${origin}"; it must be scheme and host only, such as https://trips.example.org`);
  }
  const databaseUrl = readDatabaseUrl(env, faults);
  const logLevel = logLevels.find((level) => level === (env['LOG_LEVEL']?.trim() || 'info'));
  if (!logLevel) faults.push(`LOG_LEVEL is "${env['LOG_LEVEL']}"; it must be one of ${logLevels.join(', ')}`);
  const smtpUrl = env['SMTP_URL']?.trim() || null;
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) faults.push('SMTP_URL must begin with smtp:// or smtps://');
  const roadKind = readRoadKind(env, faults);
  for (const [name, instead] of Object.entries(retired))
    if (env[name]?.trim()) faults.push(`${name} is no longer read: ${instead}`);
  const outside = readOutsideConfig(env, faults);
  const model = readModelConfig(env, faults);
  const planningThreads = wholeNumber(
    env['PLANNING_THREADS']?.trim() || String(Math.max(1, availableParallelism() - 1)),
  );
  if (!(planningThreads <= mostThreads))
    faults.push(
      `PLANNING_THREADS is "${env['PLANNING_THREADS']}"; it must be a number from 0 to ${mostThreads}`,
    );
  const trustProxy = readTrustedProxy(env, faults);
  const site = readSiteConfig(env, faults);
  const operator = readOperatorConfig(env, faults);
  const dataDirectory = resolve(env['WAYFARE_DATA']?.trim() || 'data');
  const backups = readBackupConfig(env, dataDirectory, faults);
  const providers = readProviders(env, loopback, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    host,
    port,
    origin,
    originIsSet: givenOrigin !== '',
    dataDirectory,
    databaseUrl,
    trustProxy,
    adminEmails: (env['ADMIN_EMAILS'] ?? '')
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    providers,
    smtpUrl,
    mailFrom: env['MAIL_FROM']?.trim() || `no-reply@${new URL(origin).hostname}`,
    logLevel: logLevel ?? 'info',
    roadKind,
    outside,
    picturesFolder: env['PICTURES']?.trim() ? resolve(env['PICTURES'].trim()) : null,
    model,
    planningThreads,
    site,
    operator,
    backups,
    webDirectory: resolve(import.meta.dirname, '../../web/dist'),
  };
}
