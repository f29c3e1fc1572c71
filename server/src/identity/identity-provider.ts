import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../db/open-database.ts';
import { idpAdapter } from './idp-adapter.ts';
import type { IdpAccountRepo } from './idp-account.repo.ts';
import type { clientSecretOf, idpKeys } from './idp-keys.ts';

export const idpPath = '/idp';
export const wayfareClient = 'wayfare';
export const demoClient = 'wayfare-demo';

interface ProviderNeeds {
  db: Database;
  now: () => number;
  origin: string;
  accounts: IdpAccountRepo;
  keys: Awaited<ReturnType<typeof idpKeys>>;
  secretOf: typeof clientSecretOf;
}

/** Everything is granted to the site itself, so nobody is asked. */
async function ownGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  const grantId = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The embedded OpenID Connect provider behind "Wayfare ID" and "Demo". */
export function identityProvider(needs: ProviderNeeds) {
  const { db, now, origin, accounts, keys, secretOf } = needs;
  const client = (clientId: string, slug: string) => ({
    client_id: clientId,
    client_secret: secretOf(keys, clientId),
    redirect_uris: [`${origin}/auth/${slug}/callback`],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    id_token_signed_response_alg: 'ES256' as const,
  });
  const configuration: Configuration = {
    adapter: idpAdapter(db, now),
    clients: [client(wayfareClient, 'wayfare-id'), client(demoClient, 'demo')],
    jwks: { keys: [keys.signingKey] },
    cookies: {
      keys: [keys.cookieKey],
      names: { session: 'wayfare_idp', interaction: 'wayfare_idp_step', resume: 'wayfare_idp_resume' },
      short: { signed: true, sameSite: 'lax' },
      long: { signed: true, sameSite: 'lax' },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    // Codes and tokens need no session of the provider, for it keeps none: see idp-adapter.ts.
    expiresWithSession: () => false,
    ttl: {
      AuthorizationCode: 60,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 60,
      IdToken: 300,
    },
    interactions: { url: (_ctx, interaction) => `${idpPath}/interaction/${interaction.uid}` },
    loadExistingGrant: ownGrant,
    findAccount: async (_ctx, id) => {
      const account = await accounts.find(id);
      if (!account) return undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name: account.displayName,
          email: account.email,
          // The address of an account that was set up by a link to that address, or by the site itself.
          email_verified: false,
        }),
      };
    },
    renderError: (ctx) => {
      ctx.status = 303;
      ctx.redirect('/?problem=sign_in_failed');
    },
  };
  const provider = new Provider(`${origin}${idpPath}`, configuration);
  // What the request's head says of its address was made true by us; see identity.routes.ts.
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = function backToWhereOneIs(
    this: { redirectUris?: string[] },
    uri: string,
  ) {
    return this.redirectUris!.some(
      (known) => uri === new URL(new URL(known).pathname, Provider.ctx!.href).href,
    );
  };
  // Nor does the browser keep anything of it once it has its code.
  provider.on('authorization.success', ({ oidc }) => void Object.assign(oidc.session!, { destroyed: true }));
  return provider;
}
export type { Provider };
