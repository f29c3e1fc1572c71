import '@fastify/cookie';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdpAccount } from './idp-account.repo.ts';

const yearSeconds = 365 * 86_400;

/**
 * Tells browsers in which an account's owner has signed in before, until the password changes. It opens nothing; guesses of
 * strangers elsewhere do not pause whoever comes with it.
 */
export function knownBrowser(key: string, origin: string) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Secure-wayfare_known' : 'wayfare_known';
  const options = { path: '/idp', httpOnly: true, sameSite: 'lax', secure, maxAge: yearSeconds } as const;
  const markOf = ({ id, passwordHash }: IdpAccount) =>
    createHmac('sha256', key).update(`known:${id}:${passwordHash}`).digest('base64url');
  return {
    isKnown: (request: FastifyRequest, account: IdpAccount | null) => {
      const given = Buffer.from(request.cookies[name] ?? '');
      const wanted = Buffer.from(account ? markOf(account) : '');
      return account !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    // On the bare response, for the provider answers itself.
    remember: (reply: FastifyReply, account: IdpAccount) =>
      void reply.raw.appendHeader('set-cookie', reply.server.serializeCookie(name, markOf(account), options)),
  };
}
export type KnownBrowser = ReturnType<typeof knownBrowser>;
