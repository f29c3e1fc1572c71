import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSecret, hashSecret } from './secret.ts';

/** A signed-in person as the rest of the server knows them. */
export interface User {
  id: string;
  displayName: string;
  email: string | null;
  admin: boolean;
}

/** Whoever made the request: signed in or not. */
export interface Visitor {
  user: User | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; read from storage once a request. */
    visitor: () => Promise<Visitor>;
  }
}

export type FindUserBySession = (sessionHash: string) => Promise<User | null>;

/** As long as browsers keep any: how long a session lasts is known to the server. */
const cookieDays = 400;
const sessionCookie = (secure: boolean) => (secure ? '__Host-wayfare' : 'wayfare');

/** The session cookie: an opaque random id, of which only the hash is stored. */
export function sessionCookies(origin: string) {
  const secure = origin.startsWith('https:');
  const name = sessionCookie(secure);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request: FastifyRequest) => {
      const value = request.cookies[name];
      return value && value.length <= 100 ? hashSecret(value) : null;
    },
    /** Gives the browser a new session id and answers its hash. */
    start: (reply: FastifyReply) => {
      const secret = newSecret();
      reply.setCookie(name, secret, { ...options, maxAge: cookieDays * 86_400 });
      return hashSecret(secret);
    },
    end: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
export type SessionCookies = ReturnType<typeof sessionCookies>;

/** Lets every request tell who asks. */
export function resolveVisitors(app: FastifyInstance, cookies: SessionCookies, findUser: FindUserBySession) {
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request) => {
    let visitor: Promise<Visitor> | undefined;
    request.visitor = () => {
      const hash = cookies.read(request);
      visitor ??= hash ? findUser(hash).then((user) => ({ user })) : Promise.resolve({ user: null });
      return visitor;
    };
  });
}
