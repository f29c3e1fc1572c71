import * as oidc from 'openid-client';
import { hashSecret, newSecret } from '../http/secret.ts';
import type { IdentityClient } from './identity-client.ts';
import type { PendingSignInRepo } from './pending-sign-in.repo.ts';

const pendingMs = 10 * 60_000;

interface Start {
  provider: string;
  redirectUri: string;
  returnTo: string | null;
  popup: boolean;
}

/** Begins a sign-in: what the browser must keep (`browserSecret`) and where it goes next. */
export async function startSignIn(
  { pending, client, now }: { pending: PendingSignInRepo; client: IdentityClient; now: () => number },
  { provider, redirectUri, returnTo, popup }: Start,
) {
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const browserSecret = newSecret();
  const codeChallenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
  const location = await client.authorizationUrl({ redirectUri, state, nonce, codeChallenge });
  await pending.add(
    {
      stateHash: hashSecret(state),
      browserHash: hashSecret(browserSecret),
      provider,
      codeVerifier,
      nonce,
      returnTo,
      popup,
      expiresAt: now() + pendingMs,
    },
    now(),
  );
  return { location, state, browserSecret };
}
