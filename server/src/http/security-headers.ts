import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  // Style elements are files of ours alone. Attributes may stand: pages are drawn with widths and colours that are data.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** What no page of ours ever asks a browser for. */
const permissions = ['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

// The sign-in popup passes through other sites: a policy here would cut it off from the page that opened it.
const isSignIn = /^\/(auth|idp)\//;
/** Answers that are somebody's own, unless their call says otherwise. */
const isPrivate = /^\/(api|auth|idp|calendar)\//;
/** What no browser shows as a page, and what is said of pages need not be said of: a guide has some eighty such files. */
const isFile = /^\/(assets|art|picture)\//;
/** A script may be a worker, and then asks by its own policy. A picture, a drawing that is opened by itself, asks nothing. */
const filePolicy = (url: string) =>
  url.startsWith('/assets/') ? "default-src 'self'" : "default-src 'none'";
/** Pictures that other sites show beside a link to ours. */
const isShown = /^\/(art|picture|brand)\//;

/** What every answer tells the browser not to do: to ask any other site, above all. */
export function securityHeaders(app: FastifyInstance, secure: boolean) {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    for (const [name, value] of securityHeadersOf(url, secure)) raw.setHeader(name, value);
  });
}

/** The same for an answer that no hook sees. */
export function securityHeadersOf(url: string, secure: boolean): [name: string, value: string][] {
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', isShown.test(url) ? 'cross-origin' : 'same-origin'],
    ...(secure ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ];
  if (isFile.test(url)) return [['content-security-policy', filePolicy(url)], ...always];
  return [
    ['content-security-policy', policy],
    ...always,
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', permissions],
    ...(isPrivate.test(url) ? [['cache-control', 'no-store'] as [string, string]] : []),
    ...(isSignIn.test(url)
      ? []
      : [['cross-origin-opener-policy', 'same-origin-allow-popups'] as [string, string]]),
  ];
}
