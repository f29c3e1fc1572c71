import type { FastifyInstance } from 'fastify';
import { adminActRepo } from './admin/admin-act.repo.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { adminRule, awaitsFirstAdmin } from './accounts/admin-rule.ts';
import { deviceRoutes } from './accounts/device.routes.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { ownDataRepo } from './accounts/own-data.repo.ts';
import { ownDataRoutes } from './accounts/own-data.routes.ts';
import { identityClient } from './accounts/identity-client.ts';
import { pendingSignInRepo } from './accounts/pending-sign-in.repo.ts';
import { sessionRepo } from './accounts/session.repo.ts';
import { type Sessions, sessions as makeSessions } from './accounts/sessions.ts';
import { signInRoutes } from './accounts/sign-in.routes.ts';
import { type UserRepo, userRepo } from './accounts/user.repo.ts';
import { chatChangeRepo } from './chat/chat-change.repo.ts';
import { chatSendRepo } from './chat/chat-send.repo.ts';
import { settingRepo } from './db/setting.repo.ts';
import { ownOrigin } from './http/own-origin.ts';
import { addInvitations } from './add-invitations.ts';
import { sessionCookies, resolveVisitors } from './http/visitor.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import type { IdpAccount } from './identity/idp-account.repo.ts';
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

interface ActNeeds extends Pick<AppNeeds, 'config' | 'db' | 'now'> {
  users: UserRepo;
  sessions: Sessions;
  identity: Awaited<ReturnType<typeof openIdentity>>;
  accountOf: (user: { id: string }) => Promise<IdpAccount | null>;
  hasPassword: (id: string) => Promise<boolean>;
  forgetInvitation: (id: string) => Promise<unknown>;
}

/** What admins, and people themselves, can do to accounts as a whole. */
function accountActs(needs: ActNeeds) {
  const { config, db, now, users, sessions, identity, accountOf, hasPassword, forgetInvitation } = needs;
  const { origin } = config;
  const keepers = [chatSendRepo, chatChangeRepo, presenceRepo, versionRepo, adminActRepo];
  const forget = async (id: string) => {
    for (const keeper of keepers) await keeper(db).forget(id);
    await forgetInvitation(id);
  };
  const { accounts: idpAccounts, issuer: embeddedIssuer } = identity;
  return {
    endSessions: (id: string) => sessions.endAllBut(id, null),
    usesPassword: hasPassword,
    passwordLink: async (id: string) => {
      const account = await accountOf({ id });
      return account && makePasswordLink({ accounts: idpAccounts, origin, now }, account.id);
    },
    deleteAccount: (account: { id: string; admin: boolean }) =>
      deleteAccount({ users, idpAccounts, embeddedIssuer, forget }, account),
  };
}

/** What is called after the site. */
export interface SiteWords {
  siteName: () => Promise<string>;
  shownProviders: () => Promise<{ name: string; slug: string }[]>;
}

/** Who asks: sessions, the identity providers, accounts. Everything after it can ask a request for its visitor. */
export async function addPeople(app: FastifyInstance, needs: AppNeeds & SiteWords) {
  const { config, db, now, sendMail, siteName, shownProviders } = needs;
  const { origin, providers } = config;
  const originOf = ownOrigin(config);
  const users = userRepo(db);
  const cookies = sessionCookies(origin);
  const sessionRows = sessionRepo(db);
  const sessions = makeSessions({ users, repo: sessionRows, life: config.site.sessions, now, log: app.log });
  resolveVisitors(app, cookies, sessions.find);

  const settings = settingRepo(db);
  const identity = await openIdentity({
    config,
    db,
    settings,
    sendMail,
    now,
    localOrigin: localOriginOf(app),
    siteName,
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
  const { registration, admission, forgetInvitation, purgeInvitations } = addInvitations(app, {
    ...{ config, db, settings, sendMail, now, shownProviders, siteName },
    awaitsFirst: () => awaitsFirstAdmin(config, users),
  });
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
    embeddedIssuer: identity.issuer,
    admission,
    now,
  });
  if (providers.some((provider) => provider.kind === 'embedded')) {
    const endOtherSessions: PasswordNeeds['endOtherSessions'] = async (account, request) => {
      const known = await users.findByIdentity(identity.issuer, account.id);
      if (known) await sessions.endAllBut(known.user.id, request && cookies.read(request));
    };
    const { refusal } = admission;
    const asked = { originOf, accountOf, endOtherSessions, refusal, sessionOf: cookies.read };
    await identityRoutes(app, identity.routeNeeds(asked));
  }
  const hasPassword = async (id: string) => (await accountOf({ id }))?.passwordHash != null;
  accountRoutes(app, { originOf, shownProviders, sessions, cookies, hasPassword, registration });
  const upkeep: Upkeep = {
    chores: [() => sessionRows.purge(now()), () => identity.purge(), purgeInvitations],
  };
  const about = { config, db, now, users, sessions, identity, accountOf, hasPassword };
  const accounts = accountActs({ ...about, forgetInvitation });
  ownDataRoutes(app, { ownData: ownDataRepo(db), deleteAccount: accounts.deleteAccount, cookies, now });
  deviceRoutes(app, { users, sessionRows, cookies, now });
  return {
    upkeep,
    accounts,
    adminSetupLinks: identity.adminSetupLinks,
    /** Streams end with the session that they were opened with. */
    streamSessions: { sessionOf: cookies.read, sessionsValid: sessionRows.stillValid },
  };
}

export type People = Awaited<ReturnType<typeof addPeople>>;
