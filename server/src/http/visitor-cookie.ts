import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, newSecret } from './secret.ts';

const cookieSeconds = 86_400;
const idForm = /^[A-Za-z0-9_-]{43}$/;

/** Tells visitors who are not signed in apart where something is counted: a random id, which says nothing of them. */
export function visitorCookie(origin: string) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-wayfare_visitor' : 'wayfare_visitor';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: cookieSeconds } as const;
  return {
    read: (request: FastifyRequest) => {
      const id = request.cookies[name];
      return id !== undefined && idForm.test(id) ? hashSecret(id) : null;
    },
    /** Gives the browser an id and answers its hash. */
    start: (reply: FastifyReply) => {
      const id = newSecret();
      // On the bare response, so that an answer that is streamed carries it too.
      reply.raw.appendHeader('set-cookie', reply.server.serializeCookie(name, id, options));
      return hashSecret(id);
    },
  };
}
export type VisitorCookie = ReturnType<typeof visitorCookie>;
