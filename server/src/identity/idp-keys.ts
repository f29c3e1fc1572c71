import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { SettingRepo } from '../db/setting.repo.ts';

interface Keys {
  cookieKey: string;
  clientKey: string;
  signingKey: JWK;
}

const makeKeys = (): Keys => ({
  cookieKey: randomBytes(32).toString('base64url'),
  clientKey: randomBytes(32).toString('base64url'),
  signingKey: {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    alg: 'ES256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  } as JWK,
});

/** The embedded provider's keys, made once and shared by every instance on the same database. */
export async function idpKeys(settings: SettingRepo): Promise<Keys> {
  return JSON.parse(await settings.keepFirst('idp_keys', JSON.stringify(makeKeys()))) as Keys;
}

/** The secret between the site and its own provider, one for each client. */
export const clientSecretOf = (keys: Keys, clientId: string) =>
  createHmac('sha256', keys.clientKey).update(clientId).digest('base64url');
