import type { FastifyRequest } from 'fastify';
import type { OriginOf } from './own-origin.ts';
import { Refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True where another site's page made the browser send this request. */
export function fromAnotherSite(request: FastifyRequest, originOf: OriginOf) {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = request.headers.origin;
  return sender !== undefined && sender !== originOf(request);
}

/** True where a page of this very site sent the browser here; unlike a link in a mail, which no site sends. */
export function fromOwnPage({ headers }: FastifyRequest, own: string) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return (
    headers.referer !== undefined && URL.canParse(headers.referer) && new URL(headers.referer).origin === own
  );
}

/** Refuses writes that another site's page makes a browser send. Programs that send no such headers pass. */
export const refuseOtherSites = (originOf: OriginOf) => async (request: FastifyRequest) => {
  if (!safeMethods.has(request.method) && fromAnotherSite(request, originOf)) {
    throw new Refusal('forbidden', 'This request came from another site and was not carried out.');
  }
};
