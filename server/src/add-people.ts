import type { FastifyInstance } from 'fastify';
import { adminActRepo } from './admin/admin-act.repo.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { adminRule } from './accounts/admin-rule.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { ownDataRepo } from './accounts/own-data.repo.ts';
import { ownDataRoutes } from './accounts/own-data.routes.ts';
import { identityClient } from './accounts/identity-client.ts';
import { pendingSignInRepo } from './accounts/pending-sign-in.repo.ts';
import { sessionRepo } from './accounts/session.repo.ts';
import { sessions as makeSessions } from './accounts/sessions.ts';
import { signInRoutes } from './accounts/sign-in.routes.ts';
import { userRepo } from './accounts/user.repo.ts';
import { chatChangeRepo } from './chat/chat-change.repo.ts';
import { chatSendRepo } from './chat/chat-send.repo.ts';
import { settingRepo } from './db/setting.repo.ts';
import { ownOrigin } from './http/own-origin.ts';
import { sessionCookies, resolveVisitors } from './http/visitor.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import type { PasswordNeeds } from './identity/password.routes.ts';
import { openIdentity } from './identity/open-identity.ts';
import { makePasswordLink } from './identity/password-links.ts';
import { presenceRepo } from './sharing/presence.repo.ts';
import { versionRepo } from './trips/version.repo.ts';
import type { AppNeeds } from './app.ts';
import type { Upkeep } from './add-running.ts';

/** Where this very process can be reached, whatever address browsers use. */
const localOriginOf = (app: FastifyInstance) => () => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen yet');
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = anywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
};

/** Who asks: sessions, the identity providers, accounts. Everything after it can ask a request for its visitor. */
export async function addPeople(app: FastifyInstance, { config, db, now, sendMail }: AppNeeds) {
  const { origin, providers } = config;
  const originOf = ownOrigin(config);
  const users = userRepo(db);
  const cookies = sessionCookies(origin);
  const sessionRows = sessionRepo(db);
  const sessions = makeSessions(users, sessionRows, now, app.log);
  resolveVisitors(app, cookies, sessions.find);

  const settings = settingRepo(db);
  const identity = await openIdentity({
    config,
    db,
    settings,
    sendMail,
    now,
    localOrigin: localOriginOf(app),
  });
  const accountOf = async ({ id }: { id: string }) => {
    const own = await users.identityOf(id, identity.issuer);
    return own ? identity.accounts.find(own.subject) : null;
  };
  const clients = new Map(
    providers.map((provider) => [provider.slug, identityClient(provider, identity.embedded)]),
  );
  const isAdmin = adminRule({
    config,
    users,
    idpAccounts: identity.accounts,
    embeddedIssuer: identity.issuer,
  });
  const pending = pendingSignInRepo(db);
  const clientOf = (slug: string) => clients.get(slug)!;
  signInRoutes(app, {
    origin,
    originOf,
    providers,
    clientOf,
    pending,
    users,
    sessions,
    cookies,
    isAdmin,
    now,
  });
  if (providers.some((provider) => provider.kind === 'embedded')) {
    const endOtherSessions: PasswordNeeds['endOtherSessions'] = async (account, request) => {
      const known = await users.findByIdentity(identity.issuer, account.id);
      if (known) await sessions.endAllBut(known.user.id, request && cookies.read(request));
    };
    await identityRoutes(app, identity.routeNeeds({ originOf, accountOf, endOtherSessions }));
  }
  const hasPassword = async (id: string) => (await accountOf({ id }))?.passwordHash != null;
  accountRoutes(app, { originOf, providers, sessions, cookies, hasPassword });
  const upkeep: Upkeep = { chores: [() => sessionRows.purge(now()), () => identity.purge()] };
  const accounts = {
    endSessions: (id: string) => sessions.endAllBut(id, null),
    usesPassword: hasPassword,
    passwordLink: async (id: string) => {
      const account = await accountOf({ id });
      return account && makePasswordLink({ accounts: identity.accounts, origin, now }, account.id);
    },
    deleteAccount: (account: { id: string; admin: boolean }) =>
      deleteAccount(
        {
          users,
          idpAccounts: identity.accounts,
          embeddedIssuer: identity.issuer,
          forget: async (id) => {
            const keepers = [chatSendRepo, chatChangeRepo, presenceRepo, versionRepo, adminActRepo];
            for (const keeper of keepers) await keeper(db).forget(id);
          },
        },
        account,
      ),
  };
  ownDataRoutes(app, { ownData: ownDataRepo(db), deleteAccount: accounts.deleteAccount, cookies, now });
  return { upkeep, accounts, adminSetupLinks: identity.adminSetupLinks };
}
