import type { Operator } from '@wayfare/contracts/operator-endpoints';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';

interface DressNeeds {
  current: () => Promise<Operator>;
  /** The paths whose pages are dressed. */
  below: readonly string[];
  /** The stylesheet of the application, where it is built. */
  stylesheet: string | null;
}

const usualTitle = ' · Wayfare</title>';
const usualBrand = /<p class="brand">.*?<\/p>/s;
const usualLead = '<p class="lead">With your Wayfare ID.</p>';
const ownStyle = '<link rel="stylesheet" href="/idp/style.css">';
const dressPath = '/idp/dress.css';
const dressLink = `<link rel="stylesheet" href="${dressPath}">`;
/** The colours of these pages by the names that they have in the application's stylesheet; and the site's head. */
const dress = `:root { --soft: var(--muted); --card: var(--surface); --accent: var(--primary); --on-accent: var(--on-primary);
  --bad: var(--danger); --bad-paper: var(--danger-soft); }
`;
const head = `.brand { margin: 0 0 1.25rem; font: 600 1.3125rem/1.2 "Fraunces Variable", Georgia, serif; }
.brand a { display: flex; flex: 1; gap: .65rem; align-items: center; padding: 0; color: var(--ink); text-decoration: none;
  overflow-wrap: anywhere; }
.brand img { max-height: 36px; max-width: 90px; object-fit: contain; }
`;

/** Pages that the server writes itself wear the dress of the site: name, logo, type, colours, the chosen theme. */
export function dressSignIn(app: FastifyInstance, { current, below, stylesheet }: DressNeeds) {
  const sheet =
    stylesheet === null
      ? ''
      : `<script src="/theme.js"></script><link rel="stylesheet" href="${escapeHtml(stylesheet)}">`;
  // A file, as the policy for styles has it: pages hold none of their own.
  app.get(dressPath, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(stylesheet === null ? head : dress + head),
  );
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (typeof payload !== 'string' || !below.some((path) => url.startsWith(path))) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const { name, logo, icon } = await current();
    const shown = escapeHtml(name);
    const mark =
      logo === null
        ? `<img src="/favicon.svg" alt="" height="32">`
        : `<img src="${logo}" alt="" height="36">`;
    return payload
      .replace(usualTitle, () => ` · ${shown}</title><link rel="icon" href="${icon ?? '/favicon.svg'}">`)
      .replace(ownStyle, () => ownStyle + sheet + dressLink)
      .replace(usualLead, () => `<p class="lead">With your ${shown} ID.</p>`)
      .replace(usualBrand, () => `<p class="brand"><a href="/">${mark}${shown}</a></p>`);
  });
}
