import type { FastifyInstance } from 'fastify';

const policyFor = (mapOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    ['img-src', "'self'", 'data:', ...mapOrigins].join(' '),
    ...(mapOrigins.length > 0 ? [['connect-src', "'self'", ...mapOrigins].join(' ')] : []),
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

// The sign-in popup passes through other sites: a policy here would cut it off from the page that opened it.
const isSignIn = /^\/(auth|idp)\//;

/** What every answer tells the browser not to do. Pages may draw their maps from `mapOrigins`. */
export function securityHeaders(app: FastifyInstance, secure: boolean, mapOrigins: readonly string[]) {
  const policy = policyFor(mapOrigins);
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
