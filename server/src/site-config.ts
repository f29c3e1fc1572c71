import { type RegistrationKind, registrationKinds } from '@wayfare/contracts/vocabulary';
import { readDuration } from './duration-setting.ts';
import { type ReportTarget, readDsn } from './telemetry/error-reports.ts';

export interface AnalyticsConfig {
  service: (typeof analyticsServices)[number];
  url: string;
  /** Plausible's domain, Umami's website id, or Google's measurement id. */
  site: string;
  /** Google's API secret. */
  secret: string;
}

/** How much one account may keep. */
export interface AccountRoom {
  trips: number;
  /** Of all its trips' documents. */
  tripBytes: number;
  /** Of all files of its bookings. */
  fileBytes: number;
}

/** How long one stays signed in: after the last use, and in all. */
export interface SessionLife {
  idleMs: number;
  /** Null for as long as it is used. */
  mostMs: number | null;
}

/** Settings of running the site: who is let in, what is told to which service, how long things are kept. */
export interface SiteConfig {
  maintenance: boolean;
  /** ISO 3166-1 alpha-2, lower case. */
  blockedCountries: readonly string[];
  /** Who may make an account, at most. */
  registration: RegistrationKind;
  /** The header in which the trusted proxy names the visitor's country. */
  countryHeader: string | null;
  analytics: AnalyticsConfig | null;
  errorReports: ReportTarget | null;
  /** How many days things are kept. */
  keepDays: { figures: number; errors: number; acts: number };
  /** The key of the activities provider's API; without it the atlas answers. */
  activitiesKey: string | null;
  /** How much one account may keep. */
  room: AccountRoom;
  sessions: SessionLife;
  /** Who may read /metrics: nobody, this machine itself, or whoever brings the word. */
  metrics: 'closed' | 'here' | { token: string };
}

/** `false`: headers of proxies are not believed. A number: so many proxies stand in front. Else their addresses. */
export type TrustedProxy = false | number | readonly string[];

const analyticsServices = ['plausible', 'umami', 'ga4'] as const;
const usualAddress = {
  plausible: 'https://plausible.io',
  umami: null,
  ga4: 'https://www.google-analytics.com',
};

type Environment = Record<string, string | undefined>;

const address = /^([\da-f.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i;
const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

/** How many proxies, or which ones, may say where a request came from. */
export function readTrustedProxy(env: Environment, faults: string[]): TrustedProxy {
  const given = env['TRUST_PROXY']?.trim() ?? '';
  if (given === '' || given === '0') return false;
  if (/^[1-9]$/.test(given)) return Number(given);
  const addresses = listOf(given);
  if (addresses.every((entry) => address.test(entry))) return addresses;
  faults.push(
    `TRUST_PROXY is "${given}"; it must be how many proxies stand in front (1 to 9), or their addresses`,
  );
  return false;
}

function readAnalytics(env: Environment, faults: string[]): AnalyticsConfig | null {
  const named = env['ANALYTICS_SERVICE']?.trim().toLowerCase();
  if (!named) return null;
  const service = analyticsServices.find((known) => known === named);
  if (!service) {
    faults.push(`ANALYTICS_SERVICE is "${named}"; it must be one of ${analyticsServices.join(', ')}`);
    return null;
  }
  const url = env['ANALYTICS_URL']?.trim().replace(/\/+$/, '') || usualAddress[service];
  if (!url || !/^https?:\/\//.test(url)) {
    faults.push('ANALYTICS_URL must begin with http:// or https://');
    return null;
  }
  const site = env['ANALYTICS_SITE']?.trim() ?? '';
  if (site === '') faults.push(`ANALYTICS_SITE is missing: how ${service} knows this site`);
  const secret = env['ANALYTICS_SECRET']?.trim() ?? '';
  if (service === 'ga4' && secret === '') faults.push('ANALYTICS_SECRET is missing: the API secret of ga4');
  return { service, url, site, secret };
}

function readDays(env: Environment, name: string, usual: number, faults: string[]) {
  const given = env[name]?.trim();
  if (!given) return usual;
  if (/^\d{1,4}$/.test(given) && Number(given) > 0) return Number(given);
  faults.push(`${name} is "${given}"; it must be a number of days`);
  return usual;
}

function readMost(env: Environment, name: string, usual: number, faults: string[]) {
  const given = env[name]?.trim();
  if (!given) return usual;
  if (/^\d{1,7}$/.test(given) && Number(given) > 0) return Number(given);
  faults.push(`${name} is "${given}"; it must be a whole number above 0`);
  return usual;
}

const megabyte = 1024 * 1024;
const readRoom = (env: Environment, faults: string[]): AccountRoom => ({
  trips: readMost(env, 'ACCOUNT_TRIPS', 2000, faults),
  tripBytes: readMost(env, 'ACCOUNT_TRIP_MB', 200, faults) * megabyte,
  fileBytes: readMost(env, 'ACCOUNT_FILE_MB', 250, faults) * megabyte,
});

const usualIdleMs = 30 * 86_400_000;
const longestSessionDays = 365;
const readSessions = (env: Environment, faults: string[]): SessionLife => {
  const read = (name: string, empty: string) =>
    readDuration(env, { name, longestDays: longestSessionDays, empty }, faults);
  return { idleMs: read('SESSION_IDLE', '30d') ?? usualIdleMs, mostMs: read('SESSION_MOST', 'no end') };
};

function readRegistration(env: Environment, faults: string[]): RegistrationKind {
  const given = env['REGISTRATION']?.trim().toLowerCase() || 'open';
  const kind = registrationKinds.find((known) => known === given);
  if (!kind) faults.push(`REGISTRATION is "${given}"; it must be one of ${registrationKinds.join(', ')}`);
  return kind ?? 'closed';
}

function readMetrics(env: Environment): SiteConfig['metrics'] {
  const token = env['METRICS_TOKEN']?.trim();
  if (token) return { token };
  return env['METRICS']?.trim() === '1' ? 'here' : 'closed';
}

/** Reads what concerns running the site; every fault is added to `faults`. */
export function readSiteConfig(env: Environment, faults: string[]): SiteConfig {
  const blockedCountries = listOf(env['BLOCKED_COUNTRIES']);
  for (const code of blockedCountries) {
    if (!/^[a-z]{2}$/.test(code))
      faults.push(`BLOCKED_COUNTRIES holds "${code}"; use two letters such as KP`);
  }
  const dsn = env['SENTRY_DSN']?.trim();
  const errorReports = dsn ? readDsn(dsn) : null;
  if (dsn && !errorReports) faults.push('SENTRY_DSN must look like https://KEY@host/PROJECT');
  return {
    maintenance: env['MAINTENANCE'] === '1',
    blockedCountries,
    registration: readRegistration(env, faults),
    countryHeader: env['COUNTRY_HEADER']?.trim().toLowerCase() || null,
    analytics: readAnalytics(env, faults),
    errorReports,
    activitiesKey: env['ACTIVITIES_API_KEY']?.trim() || null,
    keepDays: {
      figures: readDays(env, 'KEEP_FIGURES_DAYS', 400, faults),
      errors: readDays(env, 'KEEP_ERRORS_DAYS', 90, faults),
      acts: readDays(env, 'KEEP_ADMIN_LOG_DAYS', 730, faults),
    },
    room: readRoom(env, faults),
    sessions: readSessions(env, faults),
    metrics: readMetrics(env),
  };
}
