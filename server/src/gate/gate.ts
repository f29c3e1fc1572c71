import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { SiteRulesKeeper } from './site-rules.ts';

interface GateNeeds {
  rules: SiteRulesKeeper;
  countryOf: (request: FastifyRequest) => string | null;
  siteName: () => Promise<string>;
}

const retryAfterSeconds = 30;
const alwaysOpen = /^\/(healthz|readyz|metrics|assets\/|brand\/|favicon|region-not-served\/?$)/;
/** What an admin needs to sign in, or to find out that they are. */
const openInMaintenance = /^\/api\/(current-user|current_user|checkAuth|logout|operator|sign-in-options)$/;

const isApi = (path: string) => path.startsWith('/api/');

async function refuseCountry(path: string, reply: FastifyReply, siteName: GateNeeds['siteName']) {
  if (isApi(path))
    throw new Refusal('region_not_served', `${await siteName()} is not offered where you are.`);
  return reply.header('cache-control', 'no-store').redirect('/region-not-served', 302);
}

async function refuseForMaintenance(path: string, request: FastifyRequest, reply: FastifyReply) {
  if (!isApi(path) || openInMaintenance.test(path)) return;
  const { user } = await request.visitor();
  if (user?.admin) return;
  reply.header('wayfare-state', 'maintenance');
  throw new Refusal('not_available', 'Scheduled maintenance is under way. Please come back in a while.', {
    retryAfterSeconds,
  });
}

/** Keeps closed what admins closed: countries that are not served, and the API during maintenance. */
export function guardSite(app: FastifyInstance, { rules, countryOf, siteName }: GateNeeds) {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (alwaysOpen.test(path)) return;
    const { maintenance, blockedCountries } = await rules.current();
    if (blockedCountries.length > 0) {
      const country = countryOf(request);
      if (country !== null && blockedCountries.includes(country)) return refuseCountry(path, reply, siteName);
    }
    if (maintenance) await refuseForMaintenance(path, request, reply);
  });
}
