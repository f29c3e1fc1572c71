import type { FastifyRequest } from 'fastify';
import type { Admission } from '../invitations/admission.ts';
import type { EmbeddedProvider } from '../accounts/identity-client.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { SettingRepo } from '../db/setting.repo.ts';
import type { OriginOf } from '../http/own-origin.ts';
import { newId } from '../http/secret.ts';
import { idpAccountRepo, type IdpAccount } from './idp-account.repo.ts';
import { clientSecretOf, idpKeys } from './idp-keys.ts';
import { demoClient, identityProvider, idpPath, wayfareClient } from './identity-provider.ts';
import { knownBrowser } from './known-browser.ts';
import { passkeys as openPasskeys } from './passkeys.ts';
import { makePasswordLink } from './password-links.ts';
import { seals } from './seals.ts';
import { secondStep } from './second-step.ts';
import { secondStepRepo } from './second-step.repo.ts';
import type { SendMail } from './send-mail.ts';
import { throttle } from './throttle.repo.ts';

interface IdentityNeeds {
  config: Config;
  db: Database;
  settings: SettingRepo;
  sendMail: SendMail | null;
  now: () => number;
  /** Where this very process listens. */
  localOrigin: () => string;
  siteName: () => Promise<string>;
}

const setupLinkMs = 7 * 86_400_000;

/** Puts the embedded identity provider together. */
export async function openIdentity({
  config,
  db,
  settings,
  sendMail,
  now,
  localOrigin,
  siteName,
}: IdentityNeeds) {
  const { origin, adminEmails } = config;
  const keys = await idpKeys(settings);
  const accounts = idpAccountRepo(db);
  const throttled = throttle(db, now);
  const sealed = seals(keys.cookieKey, now);
  const steps = secondStepRepo(db);
  const passkeys = openPasskeys({ steps, sealed, siteName, now });
  const provider = identityProvider({
    db,
    now,
    origin,
    accounts,
    keys,
    secretOf: clientSecretOf,
  });
  const embedded: EmbeddedProvider = {
    issuer: `${origin}${idpPath}`,
    localAddress: () => `${localOrigin()}${idpPath}`,
    clientFor: (slug) => {
      const clientId = slug === 'demo' ? demoClient : wayfareClient;
      return { clientId, clientSecret: clientSecretOf(keys, clientId) };
    },
  };
  return {
    embedded,
    accounts,
    issuer: embedded.issuer,
    routeNeeds: (others: {
      originOf: OriginOf;
      refusal: Admission['refusal'];
      accountOf: (user: { id: string }) => Promise<IdpAccount | null>;
      endOtherSessions: (account: IdpAccount, request: FastifyRequest | null) => Promise<void>;
      sessionOf: (request: FastifyRequest) => string | null;
    }) => ({
      provider,
      accounts,
      throttle: throttled,
      sealed,
      passkeys,
      second: secondStep({ steps, sealed, keys: passkeys, throttle: throttled, now }),
      known: knownBrowser(keys.cookieKey, origin),
      adminEmails,
      sendMail,
      siteName,
      origin,
      now,
      ...others,
    }),
    /** Throws away codes, grants and links that have had their time. */
    purge: async () => {
      await accounts.purge(now());
      await throttled.purge();
    },
    /** For each admin address without an account: makes one and answers the link that sets its password. */
    adminSetupLinks: async () => {
      const links: { email: string; link: string }[] = [];
      for (const email of adminEmails) {
        const account = { id: newId(), email, displayName: email.split('@')[0]!, passwordHash: null };
        const known = (await accounts.add(account, now())) ? account : await accounts.findByEmail(email);
        if (!known || known.passwordHash !== null) continue;
        links.push({ email, link: await makePasswordLink({ accounts, origin, now }, known.id, setupLinkMs) });
      }
      return links;
    },
  };
}
