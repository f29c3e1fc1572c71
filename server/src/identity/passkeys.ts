import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '../http/refusal.ts';
import type { IdpAccount } from './idp-account.repo.ts';
import type { Seals } from './seals.ts';
import type { SecondStepRepo } from './second-step.repo.ts';

/** Read once a passkey is used: it and what it needs are a tenth of all that a start would read. */
const webauthn = () => import('@simplewebauthn/server');

const lifeMs = 10 * 60_000;
export const mostPasskeys = 20;

const readJson = <T>(text: string): T | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'id' in value ? (value as T) : null;
  } catch {
    return null;
  }
};

interface PasskeyNeeds {
  steps: SecondStepRepo;
  sealed: Seals;
  siteName: () => Promise<string>;
  now: () => number;
}

/** Passkeys belong to a name: a site that is reached by a bare address of the network has none. */
const nameOf = (origin: string) => {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
};

/** Passkeys as W3C Web Authentication has them. Each asks for a finger, a face or a PIN, so that one alone is two steps. */
export function passkeys({ steps, sealed, siteName, now }: PasskeyNeeds) {
  const askFor = (purpose: string) => new Uint8Array(sealed.challenge(purpose, lifeMs));
  return {
    /** What a browser needs to make one; null where the site has no name. */
    toAdd: async (origin: string, account: IdpAccount) => {
      const rpID = nameOf(origin);
      if (rpID === null) return null;
      const known = await steps.passkeys(account.id);
      return (await webauthn()).generateRegistrationOptions({
        ...{ rpName: await siteName(), rpID, userName: account.email, userDisplayName: account.displayName },
        userID: new Uint8Array(Buffer.from(account.id)),
        challenge: askFor(`add:${account.id}`),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
    },
    /** Keeps one that the browser made. */
    add: async (origin: string, account: IdpAccount, { name, made }: { name: string; made: string }) => {
      const refused = () =>
        new Refusal('bad_input', 'The passkey could not be added. Please try again, or use another device.');
      const response = readJson<RegistrationResponseJSON>(made);
      const rpID = nameOf(origin);
      if (!response || rpID === null) throw refused();
      const { verifyRegistrationResponse } = await webauthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => sealed.isChallenge(`add:${account.id}`, challenge),
        ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
      }).catch(() => {
        throw refused();
      });
      if (!registrationInfo) throw refused();
      if ((await steps.passkeys(account.id)).length >= mostPasskeys)
        throw new Refusal('conflict', `An account has ${mostPasskeys} passkeys at most. Remove one first.`);
      const { id, publicKey, counter } = registrationInfo.credential;
      const added = await steps.addPasskey({
        ...{ id, account_id: account.id, public_key: Buffer.from(publicKey).toString('base64url'), counter },
        ...{ name: name.trim().slice(0, 60) || 'Passkey', created_at: now(), used_at: null },
      });
      if (!added) throw new Refusal('conflict', 'This passkey is known already.');
    },
    /** What a browser needs to sign in with one: with any it knows, or with one of an account's. */
    toEnter: async (origin: string, purpose: string, ids: readonly string[] = []) => {
      const rpID = nameOf(origin);
      if (rpID === null) return null;
      return (await webauthn()).generateAuthenticationOptions({
        ...{ rpID, challenge: askFor(purpose), userVerification: 'required' },
        allowCredentials: ids.map((id) => ({ id })),
      });
    },
    /** The account whose passkey answered; null where none did. */
    enter: async (origin: string, purpose: string, given: string) => {
      const response = readJson<AuthenticationResponseJSON>(given);
      const rpID = nameOf(origin);
      const known = response && (await steps.passkey(String(response.id)));
      if (!known || rpID === null) return null;
      const { id, public_key, counter, account_id } = known;
      const { verifyAuthenticationResponse } = await webauthn();
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => sealed.isChallenge(purpose, challenge),
        ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
          counter: Number(counter),
        },
      }).catch(() => null);
      if (!verified?.verified) return null;
      await steps.usedPasskey(id, verified.authenticationInfo.newCounter, now());
      return account_id;
    },
  };
}
export type Passkeys = ReturnType<typeof passkeys>;
