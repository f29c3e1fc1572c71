import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The part of a request's address that tells under which of its names this site was reached. */
export type OriginOf = (request: Pick<FastifyRequest, 'headers'>) => string;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (name: string) => loopbackNames.includes(name);
const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

// Other sites can point a name of theirs at this machine, but no address, and not this machine's own name.
const isOfThisMachine = (name: string) =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 || [hostname(), `${hostname()}.local`].includes(name);

function readHost(host: string | undefined) {
  const address = `http://${host}`;
  if (!host || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host.toLowerCase() ? url : null;
}

/**
 * The origin under which a request reached the site. Browsers keep cookies by host, so that what begins at `localhost`
 * must end there: on loopback each of its names counts, and without an ORIGIN each address that the server listens on.
 * Whatever else a request claims, it is the one origin of the configuration.
 */
export function ownOrigin({ origin, originIsSet, host }: Config): OriginOf {
  const one = new URL(origin);
  const onLoopback = one.protocol === 'http:' && isLoopback(one.hostname);
  const isOwn = (url: URL) => {
    if (originIsSet && url.port !== one.port) return false;
    if (isLoopback(url.hostname)) return onLoopback;
    return !originIsSet && isEverywhere(host) && isOfThisMachine(url.hostname);
  };
  return ({ headers }) => {
    const url = readHost(headers.host);
    return url && isOwn(url) ? url.origin : origin;
  };
}

/**
 * Identity providers outside know one address to send people back to. Where one is configured, pages asked for under
 * another name of this machine are redirected there before anything begins.
 */
export function settleOnOneOrigin(app: FastifyInstance, config: Config, originOf: OriginOf) {
  if (config.providers.every(({ kind }) => kind === 'embedded')) return;
  if (!isLoopback(new URL(config.origin).hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const here = originOf(request);
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage || here === config.origin || !isLoopback(new URL(here).hostname)) return;
    await reply.redirect(config.origin + request.url);
  });
}
