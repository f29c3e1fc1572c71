import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { OperatorKeeper } from './operator-keeper.ts';

const types: Record<string, string> = {
  'logo.png': 'image/png',
  'icon.png': 'image/png',
  'picture.webp': 'image/webp',
  'share.jpg': 'image/jpeg',
};
const usualIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];
const iconsOf = (src: string) => [
  { src, sizes: '512x512', type: 'image/png' },
  { src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Who runs the site, for everybody: in words, in images, and as an application that can be installed. */
export function operatorRoutes(app: FastifyInstance, keeper: OperatorKeeper) {
  serve(app, 'operator', keeper.current);

  app.get('/brand/:tag/:form', async (request, reply) => {
    const { tag, form } = request.params as { tag: string; form: string };
    const type = Object.hasOwn(types, form) ? types[form] : undefined;
    const content = type === undefined ? null : await keeper.content(tag, form);
    if (type === undefined || content === null) throw notFound('picture');
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(content));
  });

  // Browsers ask for it on pages that name no icon.
  app.get('/favicon.ico', async (_request, reply) => {
    const { icon } = await keeper.current();
    return reply.redirect(icon ?? '/favicon.svg', 302);
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name, icon } = await keeper.current();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          name,
          short_name: name,
          description: 'Explore places, build an itinerary that works, and take it along.',
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#fbf8f3',
          theme_color: '#fbf8f3',
          icons: icon === null ? usualIcons : iconsOf(icon),
          shortcuts: [
            { name: 'Current trips', url: '/active-trips' },
            { name: 'My itineraries', url: '/mytrips' },
          ],
        }),
      );
  });
}
