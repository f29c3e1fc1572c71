import type { z } from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { articleEndpoints } from './article-endpoints.ts';
import { backupEndpoints } from './backup-endpoints.ts';
import { calendarEndpoints } from './calendar-endpoints.ts';
import type { CallName } from './calls.ts';
import { countryEndpoints } from './country-endpoints.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';
import { planFactsEndpoints } from './plan-facts.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import { exportEndpoints } from './export-endpoints.ts';
import { importEndpoints } from './import-endpoints.ts';
import { operatorEndpoints } from './operator-endpoints.ts';
import { outsideEndpoints } from './outside-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { placeEndpoints } from './place-endpoints.ts';
import { planningEndpoints } from './planning-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { telemetryEndpoints } from './telemetry-endpoints.ts';
import type { Instant } from './text.ts';
import { tripEndpoints } from './trip-endpoints.ts';
import { weatherEndpoints } from './weather-endpoints.ts';
import { whatToSeeEndpoints } from './what-to-see.ts';

/** The schemas of every call in `calls`, under the same names. */
export const endpoints = {
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...telemetryEndpoints,
  ...tripEndpoints,
  ...fileEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...chatEndpoints,
  ...planFactsEndpoints,
  ...placeEndpoints,
  ...countryEndpoints,
  ...whatToSeeEndpoints,
  ...searchEndpoints,
  ...planningEndpoints,
  ...articleEndpoints,
  ...calendarEndpoints,
  ...adminEndpoints,
  ...backupEndpoints,
  ...invitationEndpoints,
  ...operatorEndpoints,
  ...outsideEndpoints,
  ...weatherEndpoints,
  ...pictureEndpoints,
} satisfies Record<CallName, Endpoint>;
export type Endpoints = typeof endpoints;

type Inferred<T> = T extends z.ZodType ? z.infer<T> : undefined;
type Written<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server's handler of a call is given after validation. */
export type Params<N extends CallName> = Endpoints[N] extends { params: infer T } ? Inferred<T> : undefined;
export type Query<N extends CallName> = Endpoints[N] extends { query: infer T } ? Inferred<T> : undefined;
export type Body<N extends CallName> = Endpoints[N] extends { body: infer T } ? Inferred<T> : undefined;

/** What a client writes; the same before defaults and coercion. */
export type BodyInput<N extends CallName> = Endpoints[N] extends { body: infer T } ? Written<T> : undefined;
export type QueryInput<N extends CallName> = Endpoints[N] extends { query: infer T } ? Written<T> : undefined;

/** What stands on the wire as the answer (dates are ISO strings there). */
export type Answer<N extends CallName> = Endpoints[N]['answer'] extends z.ZodType
  ? z.infer<Endpoints[N]['answer']>
  : undefined;

/** An answer as a client holds it: every instant is a `Date`. */
export type Revived<T> = T extends Instant
  ? Date
  : T extends string | number | boolean | null | undefined
    ? T
    : { [Key in keyof T]: Revived<T[Key]> };
