import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { serve } from '../http/serve.ts';

/** How maps are drawn. */
export function mapRoutes(app: FastifyInstance, streetMap: Config['streetMap']) {
  serve(app, 'mapSettings', () => ({ styleUrl: streetMap?.styleUrl ?? null }));
}
