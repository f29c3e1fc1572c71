import { addAdmin } from './admin/add-admin.ts';
import { campaignRepo } from './messages/campaign.repo.ts';
import { clientErrorRepo } from './telemetry/client-error.repo.ts';
import { countryOf } from './gate/country-of.ts';
import { guardSite } from './gate/gate.ts';
import { marketingRoutes } from './messages/marketing.routes.ts';
import { messageHub } from './messages/message-hub.ts';
import { messageRepo } from './messages/message.repo.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { metricsRoutes } from './site/metrics.routes.ts';
import type { JoinTrips } from './sharing/live.routes.ts';
import { siteRules } from './gate/site-rules.ts';
import { stackMapper } from './telemetry/map-stack.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';
import { serviceState, outsideServices } from './telemetry/outside-services.ts';
import { modelUsageRepo } from './chat/model-usage.repo.ts';
import type { Config } from './config.ts';
import { dayCountRepo } from './telemetry/day-count.repo.ts';
import type { countDays } from './telemetry/count-days.ts';
import { settingRepo } from './db/setting.repo.ts';
import { isBug } from './http/answer-error.ts';
import type { FastifyInstance } from 'fastify';
import type { AppNeeds } from './app.ts';
import type { UserAdminNeeds } from './admin/user-admin.routes.ts';

/** What a part of the server leaves behind: rows to purge now and then, and what to end before closing. */
export interface Upkeep {
  chores: readonly (() => Promise<unknown>)[];
  close?: () => Promise<void> | void;
  /** Gives back memory that can be filled again, once nobody asks for anything. */
  rest?: () => void;
}

/** What admins closed stays closed, whatever is asked. */
export function addGate(
  app: FastifyInstance,
  { config, db, now }: AppNeeds,
  siteName: () => Promise<string>,
) {
  const { site } = config;
  const rules = siteRules(settingRepo(db), site, now);
  const country = countryOf({ header: site.countryHeader, behindProxy: config.trustProxy !== false });
  guardSite(app, { rules, countryOf: country, siteName });
  return { rules, countryOf: country };
}

/** What the admin page can do to accounts. */
type Accounts = Pick<UserAdminNeeds, 'endSessions' | 'usesPassword' | 'passwordLink' | 'deleteAccount'>;

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

interface Others {
  accounts: Accounts;
  gate: ReturnType<typeof addGate>;
  counting: ReturnType<typeof countDays>;
  joinTrips: JoinTrips;
}

/** The services outside that are not told of anything but asked, for the admin page. */
const askedServices = ({ model, smtpUrl }: Config) => [
  { name: 'Language model', service: model && model.name, failure: null },
  { name: 'Mail', service: smtpUrl && new URL(smtpUrl).host, failure: null },
];

/** What the site says and hears: messages, campaigns, figures, errors, and the admin page over all of them. */
export async function addRunning(app: FastifyInstance, needs: AppNeeds, others: Others): Promise<Upkeep> {
  const { accounts, gate, counting, joinTrips } = others;
  const { config, db, now } = needs;
  const { keepDays } = config.site;
  const figures = dayCountRepo(db);
  const clientErrors = clientErrorRepo(db);
  const services = outsideServices(config.site, config.origin, app.log);
  const messages = messageRepo(db);
  const campaigns = campaignRepo(db);
  const hub = messageHub(messages, now, app.log);
  telemetryRoutes(app, {
    countView: (path) => counting.count('view', path),
    sendView: services.view,
    clientErrors,
    reportError: services.error,
    now,
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (isBug(error)) {
      services.error({ message: error.message, stack: error.stack ?? '', from: 'server', at: now() });
    }
  });
  await metricsRoutes(app, { metrics: config.site.metrics, openStreams: hub.count });
  messageRoutes(app, { hub, joinTrips });
  marketingRoutes(app, { campaigns, countReferrer: (host) => counting.count('referrer', host), now });
  const { purgeActs, addUpTotals } = addAdmin(app, db, {
    ...accounts,
    ...gate,
    figures,
    writeFigures: counting.flush,
    clientErrors,
    mapStack: stackMapper(config.webDirectory),
    openPages: hub.count,
    services: () => [...services.states(), ...askedServices(config).map(serviceState)],
    modelUsage: modelUsageRepo(db),
    messages,
    campaigns,
    now,
  });
  let foldedSince = '';
  const fold = async () => {
    const today = now();
    await figures.fold(foldedSince);
    // The day before, as the last of it may be counted after it is over.
    foldedSince = dayOf(today - dayMs);
  };
  return {
    chores: [
      () => figures.purge(dayOf(now() - keepDays.figures * dayMs)),
      fold,
      addUpTotals,
      () => clientErrors.purge(now() - keepDays.errors * dayMs),
      () => purgeActs(now() - keepDays.acts * dayMs),
      () => messages.purge(now() - keepDays.acts * dayMs),
    ],
    close: () => {
      hub.close();
      services.close();
      return counting.close();
    },
  };
}
