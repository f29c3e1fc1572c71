import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

// The sign-in popup passes through other sites: a policy here would cut it off from the page that opened it.
const isSignIn = /^\/(auth|idp)\//;

/** What every answer tells the browser not to do: to ask any other site, above all. */
export function securityHeaders(app: FastifyInstance, secure: boolean) {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('content-security-policy', policy);
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    if (!isSignIn.test(request.url)) {
      reply.raw.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
    }
    if (secure) reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
  });
}
