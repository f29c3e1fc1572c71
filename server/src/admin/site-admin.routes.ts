import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteRulesKeeper } from '../gate/site-rules.ts';
import { readPage } from '../http/page-cursor.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { ClientErrorRepo } from '../telemetry/client-error.repo.ts';
import type { AdminActRepo } from './admin-act.repo.ts';
import { adminOverview, type OverviewNeeds } from './overview.ts';

export interface SiteAdminNeeds extends OverviewNeeds {
  rules: SiteRulesKeeper;
  countryOf: (request: FastifyRequest) => string | null;
  clientErrors: ClientErrorRepo;
  /** A browser's stack in terms of our sources. */
  mapStack: (stack: string) => Promise<string>;
  acts: AdminActRepo;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
}

const usualDays = 30;

/** The site as a whole: figures, what is closed, errors of browsers, what admins did. */
export function siteAdminRoutes(app: FastifyInstance, needs: SiteAdminNeeds) {
  const { rules, countryOf, clientErrors, acts, note } = needs;

  const shownRules = async (request: FastifyRequest) => {
    const { admin, environment } = await rules.bySource();
    return {
      maintenance: admin.maintenance || environment.maintenance,
      maintenanceFixed: environment.maintenance,
      blockedCountries: [...admin.blockedCountries],
      blockedCountriesFixed: [...environment.blockedCountries],
      yourCountry: countryOf(request),
    };
  };

  serve(app, 'adminOverview', ({ query }) => adminOverview(needs, query.days ?? usualDays));
  serve(app, 'adminSiteRules', ({ request }) => shownRules(request));
  serve(app, 'adminSetSiteRules', async ({ body, actor, request }) => {
    if (body.maintenance !== undefined) {
      await rules.setMaintenance(body.maintenance);
      await note(actor, body.maintenance ? 'closed for maintenance' : 'opened after maintenance', 'the site');
    }
    if (body.blockedCountries) {
      const country = countryOf(request);
      if (country && body.blockedCountries.includes(country)) {
        throw new Refusal(
          'conflict',
          'You are in one of these countries yourself, so this would lock you out.',
        );
      }
      const countries = [...new Set(body.blockedCountries)].toSorted();
      await rules.setBlockedCountries(countries);
      await note(actor, 'set the countries not served', countries.join(', ').toUpperCase() || 'none');
    }
    return shownRules(request);
  });
  serve(app, 'adminClientErrors', ({ query }) =>
    readPage(
      query.cursor,
      clientErrors.list,
      (row) => ({ at: row.last_at, id: row.fingerprint }),
      async (row) => ({
        fingerprint: row.fingerprint,
        message: row.message,
        stack: await needs.mapStack(row.stack),
        times: row.times,
        firstAt: toInstant(row.first_at),
        lastAt: toInstant(row.last_at),
      }),
    ),
  );
  serve(app, 'adminDeleteClientError', async ({ params, actor }) => {
    if (!(await clientErrors.remove(params.id))) throw notFound('error');
    await note(actor, 'took an error off the list', params.id);
    return undefined as never;
  });
  serve(app, 'adminActs', ({ query }) =>
    readPage(
      query.cursor,
      acts.list,
      (row) => ({ at: row.at, id: row.id }),
      (row) => ({
        id: row.id,
        at: toInstant(row.at),
        adminName: row.admin_name,
        act: row.act,
        subject: row.subject,
      }),
    ),
  );
}
