import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';

/** Marketing info: no campaign can be made yet, so none ever runs. */
export function marketingRoutes(app: FastifyInstance) {
  serve(app, 'marketingInfo', () => undefined);
}
