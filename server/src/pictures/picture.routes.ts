import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { PictureFinder } from './picture-finder.ts';

const yearSeconds = 365 * 86_400;
const form = /^([a-z]{2}-[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,120})?)-(480|960|1600|share)\.(webp|jpg)$/;

/** Which places have a photograph, and the photographs: `/picture/it-rome/trevi-fountain-960.webp`. */
export function pictureRoutes(app: FastifyInstance, finder: PictureFinder) {
  serve(app, 'pictures', async ({ query, reply }) => {
    const on = await finder.isOn();
    const told = on ? await finder.tell(query.ids) : { pictures: [], coming: false };
    reply.header('cache-control', told.coming ? 'no-store' : 'public, max-age=300');
    return { on, ...told };
  });
  app.get('/picture/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const [, id, size, type] = form.exec(path) ?? [];
    if (!id || !size || (size === 'share') !== (type === 'jpg')) throw notFound('picture');
    const bytes = await finder.bytes(id, size);
    if (!bytes) {
      reply.header('cache-control', 'no-store');
      throw notFound('picture');
    }
    // With its version in the address it never changes.
    const kept = (request.query as Record<string, unknown>)['v'] !== undefined;
    return reply
      .type(type === 'jpg' ? 'image/jpeg' : 'image/webp')
      .header('cache-control', kept ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600')
      .send(bytes);
  });
}
