import * as oidc from 'openid-client';
import type { ProviderConfig } from '../config.ts';
import { presets } from './provider-presets.ts';

/** What a provider says of the person who signed in. */
export interface Profile {
  issuer: string;
  subject: string;
  displayName: string;
  email: string | null;
  emailVerified: boolean;
}

/** What the embedded provider needs to be reached: its address in the browser and from this very process. */
export interface EmbeddedProvider {
  issuer: string;
  /** The same provider over loopback, known once the server listens. */
  localAddress: () => string;
  clientFor: (slug: string) => { clientId: string; clientSecret: string };
}

export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

export interface AuthorizationAnswer {
  currentUrl: URL;
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** One identity provider as the sign-in flow uses it. */
export interface IdentityClient {
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>;
  profile: (answer: AuthorizationAnswer) => Promise<Profile>;
}

const requestTimeoutSeconds = 10;
const isLoopback = (url: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

function embeddedConfiguration(provider: ProviderConfig, embedded: EmbeddedProvider) {
  const { clientId, clientSecret } = embedded.clientFor(provider.slug);
  const local = embedded.localAddress();
  const configuration = new oidc.Configuration(
    {
      issuer: embedded.issuer,
      authorization_endpoint: `${embedded.issuer}/auth`,
      token_endpoint: `${local}/token`,
      jwks_uri: `${local}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    },
    clientId,
    clientSecret,
    oidc.ClientSecretBasic(clientSecret),
  );
  // Only ever this process itself, over loopback.
  oidc.allowInsecureRequests(configuration);
  return configuration;
}

async function discover(provider: ProviderConfig) {
  const preset = provider.preset ? presets[provider.preset] : undefined;
  const issuer = new URL(provider.issuer ?? preset?.issuer ?? '');
  if (preset?.oauth2) {
    const { authorizationEndpoint, tokenEndpoint } = preset.oauth2;
    return new oidc.Configuration(
      { issuer: issuer.href, authorization_endpoint: authorizationEndpoint, token_endpoint: tokenEndpoint },
      provider.clientId!,
      provider.clientSecret,
    );
  }
  return oidc.discovery(issuer, provider.clientId!, provider.clientSecret, undefined, {
    timeout: requestTimeoutSeconds,
    ...(isLoopback(issuer) && issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  });
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);
const displayNameOf = (...candidates: unknown[]) =>
  (candidates.map(text).find((name) => name !== null) ?? 'Traveller').slice(0, 120);

async function oauth2Profile(
  configuration: oidc.Configuration,
  preset: string,
  token: string,
): Promise<Profile> {
  const { issuer, oauth2 } = presets[preset]!;
  const read = async (address: string) => {
    const response = await oidc.fetchProtectedResource(configuration, token, new URL(address), 'GET');
    if (!response.ok) throw new Error(`the provider answered ${response.status} for the profile`);
    return response.json();
  };
  const profile = (await read(oauth2!.profileEndpoint)) as Record<string, unknown>;
  const subject = text(String(profile['id'] ?? ''));
  if (!subject) throw new Error('the provider told no id');
  let email = text(profile['email']);
  let emailVerified = false;
  if (oauth2!.emailsEndpoint) {
    const listed = (await read(oauth2!.emailsEndpoint)) as {
      email: string;
      primary: boolean;
      verified: boolean;
    }[];
    const primary = listed.find((entry) => entry.primary && entry.verified);
    email = primary?.email ?? email;
    emailVerified = primary !== undefined;
  }
  const displayName = displayNameOf(profile['name'], profile['login'], email);
  return { issuer, subject, displayName, email, emailVerified };
}

/** The client of one configured provider. Discovery happens at first use and is tried again after a failure. */
export function identityClient(provider: ProviderConfig, embedded: EmbeddedProvider | null): IdentityClient {
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    known ??= (
      provider.kind === 'embedded'
        ? Promise.resolve(embeddedConfiguration(provider, embedded!))
        : discover(provider)
    ).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const preset = provider.preset ? presets[provider.preset] : undefined;
  return {
    authorizationUrl: async ({ redirectUri, state, nonce, codeChallenge }) => {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: preset?.scope ?? 'openid email profile',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        state,
        ...(provider.kind !== 'oauth2' && { nonce }),
        ...(provider.kind === 'embedded' && { prompt: 'login' }),
      });
      // The embedded provider is met under the very name under which the browser came, where its cookies are.
      return provider.kind === 'embedded' ? new URL(url.pathname + url.search, redirectUri) : url;
    },
    profile: async ({ currentUrl, redirectUri, state, nonce, codeVerifier }) => {
      const config = await configuration();
      const openId = provider.kind !== 'oauth2';
      // The address that the provider was told counts, not the one this server believes to have behind a proxy.
      const answeredUrl = new URL(redirectUri);
      answeredUrl.search = currentUrl.search;
      const tokens = await oidc.authorizationCodeGrant(config, answeredUrl, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        idTokenExpected: openId,
        ...(openId && { expectedNonce: nonce }),
      });
      if (!openId) return oauth2Profile(config, provider.preset!, tokens.access_token);
      const claims = tokens.claims()!;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        displayName: displayNameOf(claims['name'], claims['preferred_username'], claims['email']),
        email: text(claims['email']),
        emailVerified: claims['email_verified'] === true,
      };
    },
  };
}
