import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { featuredRegions } from './vocabulary.ts';
import { characters, countryCode, givenInstant, instant, requiredText, text } from './text.ts';

const refused = ['bad_input', 'sign_in_required', 'forbidden'] as const;
const forAdmins = <const E extends Endpoint>(definition: E) => endpoint({ ...definition, adminOnly: true });
const rowId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const byId = z.object({ id: rowId });
const page = z.strictObject({ cursor: characters.max(200).optional() });

/** A path of this site or a web address, as a campaign's link. */
const link = characters
  .trim()
  .max(2000)
  .regex(/^(\/(?![/\\])|https?:\/\/)/, 'must be a path of this site or begin with http:// or https://');

/** One account as admins see it. */
export const adminUser = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  admin: z.boolean(),
  suspended: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  trips: z.int(),
  /** True of the one account that belongs to the site itself: nobody signs in with it, and it stays as it is. */
  bySite: z.boolean(),
  /** True where a one-time password link can be made for it. */
  hasPassword: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** A trip that admins feature or take off. */
const curatedTrip = z.object({
  _id: z.string(),
  tripName: z.string(),
  cities: z.array(z.string()),
  region: z.enum(featuredRegions).nullable(),
  featured: z.boolean(),
  /** True where it came with the site, and belongs to no person. */
  bySite: z.boolean(),
  ownerName: z.string(),
});

const figures = z.array(z.object({ day: z.string(), count: z.int() }));

/** What the admin page opens with: totals, and a figure a day for charts, oldest first, days without any left out. */
export const adminOverview = z.object({
  since: z.string(),
  totals: z.object({ users: z.int(), trips: z.int(), openPages: z.int() }),
  views: figures,
  chats: figures,
  newTrips: figures,
  newUsers: figures,
  topPages: z.array(z.object({ path: z.string(), count: z.int() })),
  referrers: z.array(z.object({ host: z.string(), count: z.int() })),
  /** What the language model took in this time, by model; cost in the currency that the operator pays in. */
  models: z.array(
    z.object({
      model: z.string(),
      requests: z.int(),
      failures: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      cost: z.number(),
    }),
  ),
  services: z.array(
    z.object({ name: z.string(), state: z.enum(['on', 'off', 'failing']), detail: z.string() }),
  ),
});
export type AdminOverview = z.infer<typeof adminOverview>;

const siteRules = z.object({
  maintenance: z.boolean(),
  /** True where the environment closes the site, which no admin can open. */
  maintenanceFixed: z.boolean(),
  blockedCountries: z.array(z.string()),
  blockedCountriesFixed: z.array(z.string()),
  /** Where this request seems to come from. */
  yourCountry: z.string().nullable(),
});

/** A message to every open page. */
export const broadcast = z.object({
  id: z.string(),
  message: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
});

/** What a page says to visitors, at one place and perhaps only to those who came from one host. */
export const campaign = z.object({
  id: z.string(),
  place: z.string(),
  referrerHost: z.string().nullable(),
  headline: z.string(),
  text: z.string(),
  link: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
});
export type Campaign = z.infer<typeof campaign>;

const campaignInput = z.strictObject({
  id: rowId.optional(),
  place: z.string().regex(/^(home|[a-z]{2}-[a-z0-9-]{1,100})$/, 'must be home or the id of a city'),
  referrerHost: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{1,200}$/, 'must be a host such as news.example.org')
    .nullable(),
  headline: requiredText(120),
  text: text(400),
  link,
  startsAt: givenInstant,
  endsAt: givenInstant.nullable(),
});

/** One kind of error of browsers, with its stack in terms of the sources where they are known. */
export const clientError = z.object({
  fingerprint: z.string(),
  message: z.string(),
  stack: z.string(),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
});

/** One thing an admin did. */
export const adminAct = z.object({
  id: z.string(),
  at: instant,
  adminName: z.string(),
  act: z.string(),
  subject: z.string(),
});

const list = <Row extends z.ZodType>(rows: Row) =>
  z.object({ rows: z.array(rows), nextCursor: z.string().nullable() });

export const adminEndpoints = {
  adminOverview: forAdmins({
    summary: 'Totals and figures by the day. Admins only, like every call under /api/admin.',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(365).optional() }),
    answer: adminOverview,
    errors: refused,
  }),
  adminUsers: forAdmins({
    summary: 'The accounts, newest first, or those whose name or e-mail holds `q`; 50 a page.',
    query: page.extend({ q: text(200).optional() }),
    answer: list(adminUser),
    errors: refused,
  }),
  adminChangeUser: forAdmins({
    summary: 'Makes an account an admin or not, suspends it (and ends its sessions) or lets it in again.',
    params: byId,
    body: z.strictObject({ admin: z.boolean().optional(), suspended: z.boolean().optional() }),
    answer: adminUser,
    errors: [...refused, 'not_found', 'conflict'],
  }),
  adminDeleteUser: forAdmins({
    summary: 'Deletes an account with everything it owns. Nothing of it can be brought back.',
    params: byId,
    answer: null,
    errors: [...refused, 'not_found', 'conflict'],
  }),
  adminPasswordLink: forAdmins({
    summary: 'A link that sets the password of an account of the embedded sign-in, once and within the hour.',
    params: byId,
    answer: z.object({ link: z.string() }),
    errors: [...refused, 'not_found'],
  }),
  adminFeatured: forAdmins({
    summary: 'The featured trips with their owners, and those of the site’s own that were taken off.',
    answer: z.object({ rows: z.array(curatedTrip) }),
    errors: refused,
  }),
  adminSiteRules: forAdmins({
    summary: 'Whether the site is closed for maintenance, and for which countries.',
    answer: siteRules,
    errors: refused,
  }),
  adminSetSiteRules: forAdmins({
    summary: 'Closes or opens the site for maintenance, and sets the countries that are not served.',
    body: z.strictObject({
      maintenance: z.boolean().optional(),
      blockedCountries: z.array(countryCode).max(250).optional(),
    }),
    answer: siteRules,
    errors: [...refused, 'conflict'],
  }),
  adminBroadcasts: forAdmins({
    summary: 'The messages to every open page, newest first; 50 a page.',
    query: page,
    answer: list(broadcast),
    errors: refused,
  }),
  adminBroadcast: forAdmins({
    summary: 'Sends a message to every open page. Without words the banner shows its time.',
    body: z.strictObject({
      message: text(500).optional(),
      expiresInMinutes: z.int().min(1).max(525_600).optional(),
    }),
    answer: broadcast,
    errors: refused,
  }),
  adminEndBroadcast: forAdmins({
    summary: 'Lets a message expire now: pages opened later no longer get it.',
    params: byId,
    answer: null,
    errors: [...refused, 'not_found'],
  }),
  adminCampaigns: forAdmins({
    summary: 'The marketing campaigns, newest first.',
    answer: z.object({ rows: z.array(campaign) }),
    errors: refused,
  }),
  adminSaveCampaign: forAdmins({
    summary: 'Makes a campaign, or changes the one with this id.',
    body: campaignInput,
    answer: campaign,
    errors: [...refused, 'not_found'],
  }),
  adminDeleteCampaign: forAdmins({
    summary: 'Deletes a campaign.',
    params: byId,
    answer: null,
    errors: [...refused, 'not_found'],
  }),
  adminClientErrors: forAdmins({
    summary: 'Errors of browsers, equal ones as one, latest first; 50 a page.',
    query: page,
    answer: list(clientError),
    errors: refused,
  }),
  adminDeleteClientError: forAdmins({
    summary: 'Takes one kind of error off the list; it comes back when it happens again.',
    params: byId,
    answer: null,
    errors: [...refused, 'not_found'],
  }),
  adminActs: forAdmins({
    summary: 'What admins did, latest first; 50 a page.',
    query: page,
    answer: list(adminAct),
    errors: refused,
  }),
};
