import fastifyCookie from '@fastify/cookie';
import { limits } from '@wayfare/contracts/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './accounts/account.routes.ts';
import { adminRule } from './accounts/admin-rule.ts';
import { identityClient } from './accounts/identity-client.ts';
import { pendingSignInRepo } from './accounts/pending-sign-in.repo.ts';
import { sessionRepo } from './accounts/session.repo.ts';
import { sessions as makeSessions } from './accounts/sessions.ts';
import { signInRoutes } from './accounts/sign-in.routes.ts';
import { userRepo } from './accounts/user.repo.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import { settingRepo } from './db/setting.repo.ts';
import { answerError } from './http/answer-error.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuseOtherSites } from './http/same-origin.ts';
import { requestIds } from './http/request-ids.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sessionCookies, tellVisitors } from './http/visitor.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { openIdentity } from './identity/open-identity.ts';
import type { SendMail } from './identity/send-mail.ts';
import { messageHub } from './messages/message-hub.ts';
import { messageRepo } from './messages/message.repo.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { ticketRepo } from './sharing/ticket.repo.ts';
import { docsRoutes } from './site/docs.routes.ts';
import { healthRoutes } from './site/health.routes.ts';
import { housekeeping } from './site/housekeeping.ts';
import { webRoutes } from './site/web.routes.ts';
import { clientErrorRepo } from './telemetry/client-error.repo.ts';
import { countViews } from './telemetry/count-views.ts';
import { pageViewRepo } from './telemetry/page-view.repo.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';
import type { Atlas, TravelModel } from '@wayfare/atlas';
import { articleRoutes } from './places/article.routes.ts';
import { placeRoutes } from './places/place.routes.ts';
import { tripRepo } from './trips/trip.repo.ts';
import { tripRoutes } from './trips/trip.routes.ts';

/** A deleted trip can be restored for a quarter of an hour; a little later it is really gone. */
const deletedTripsMs = 3_600_000;

export interface AppNeeds {
  config: Config;
  db: Database;
  now: () => number;
  sendMail: SendMail | null;
  /** The world, opened at the first question, so that an idle server stays small. */
  atlas: () => Atlas;
  travel: () => TravelModel;
}

/** The server before any feature: how requests are read, guarded and answered. */
async function bareServer({ config }: AppNeeds) {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: limits.smallBodyBytes,
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  app.setErrorHandler(answerError);
  readJsonBodies(app);
  await app.register(fastifyCookie);
  securityHeaders(app, config.origin.startsWith('https:'));
  app.addHook('onRequest', refuseOtherSites(config.origin));
  return app;
}

/** Where this very process can be reached, whatever address browsers use. */
const localOriginOf = (app: FastifyInstance) => () => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen yet');
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = anywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
};

/** The one place where the server is put together. Listening and closing are the caller's. */
export async function createApp(needs: AppNeeds) {
  const { config, db, now, sendMail } = needs;
  const app = await bareServer(needs);

  const users = userRepo(db);
  const cookies = sessionCookies(config.origin);
  const sessionRows = sessionRepo(db);
  const sessions = makeSessions(users, sessionRows, now, app.log);
  tellVisitors(app, cookies, sessions.find);

  const identity = await openIdentity({
    config,
    db,
    settings: settingRepo(db),
    sendMail,
    now,
    localOrigin: localOriginOf(app),
  });
  const accountOf = async ({ id }: { id: string }) => {
    const own = await users.identityOf(id, identity.issuer);
    return own ? identity.accounts.find(own.subject) : null;
  };
  const clients = new Map(
    config.providers.map((provider) => [provider.slug, identityClient(provider, identity.embedded)]),
  );
  signInRoutes(app, {
    origin: config.origin,
    providers: config.providers,
    clientOf: (slug) => clients.get(slug)!,
    pending: pendingSignInRepo(db),
    users,
    sessions,
    cookies,
    isAdmin: adminRule({ config, users, idpAccounts: identity.accounts, embeddedIssuer: identity.issuer }),
    now,
  });
  if (config.providers.some((provider) => provider.kind === 'embedded')) {
    await identityRoutes(
      app,
      identity.routeNeeds({
        accountOf,
        endOtherSessions: async (account, request) => {
          const known = await users.findByIdentity(identity.issuer, account.id);
          if (known) await sessions.endAllBut(known.user.id, request && cookies.read(request));
        },
      }),
    );
  }
  accountRoutes(app, {
    origin: config.origin,
    providers: config.providers,
    sessions,
    cookies,
    hasPassword: async (id) => (await accountOf({ id }))?.passwordHash != null,
  });

  const trips = tripRepo(db);
  const tickets = ticketRepo(db);
  tripRoutes(app, {
    trips,
    rightOf: (tripId, ticket) => tickets.rightOf(tripId, ticket, now()),
    regionOf: (code) => needs.atlas().featuredRegionOf(code),
    now,
  });
  sharingRoutes(app, { tickets, ownerOf: async (id) => (await trips.find(id))?.ownerId ?? null, now });

  placeRoutes(app, needs);
  articleRoutes(app, needs.atlas);

  const views = countViews(pageViewRepo(db), now, app.log);
  telemetryRoutes(app, { countView: views.count, clientErrors: clientErrorRepo(db), now });
  const hub = messageHub(messageRepo(db), now, app.log);
  messageRoutes(app, hub);
  const keeping = housekeeping(
    [
      () => sessionRows.purge(now()),
      () => identity.purge(),
      () => trips.purgeDeleted(now() - deletedTripsMs),
    ],
    app.log,
  );
  app.addHook('onListen', () => void keeping.tidy());
  app.addHook('preClose', async () => {
    keeping.close();
    hub.close();
    await views.close();
  });

  healthRoutes(app, db);
  docsRoutes(app, config.origin);
  await webRoutes(app, config.webDirectory);
  return { app, adminSetupLinks: identity.adminSetupLinks };
}
