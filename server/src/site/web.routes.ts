import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';

/** Serves the built browser application: hashed files for good, every other page by the one document. */
export async function webRoutes(app: FastifyInstance, webDirectory: string) {
  if (existsSync(join(webDirectory, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: webDirectory,
      preCompressed: true,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isPage = !/^\/(api|auth|idp|assets|art)(\/|$)/.test(request.url.split('?', 1)[0]!);
    if (!reads || !isPage || !app.hasReplyDecorator('sendFile')) throw notFound('page');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
