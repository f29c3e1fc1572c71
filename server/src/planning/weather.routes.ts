import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Weather } from '../outside/open-meteo.ts';

/** The forecast where a trip goes. */
export function weatherRoutes(app: FastifyInstance, weather: Weather) {
  serve(app, 'forecast', async ({ query, reply }) => {
    const told = await weather.forecast(query.latitude, query.longitude);
    reply.header('cache-control', `public, max-age=${told === null ? 60 : 1800}`);
    return told
      ? {
          days: told.days,
          at: toInstant(told.at),
          credit: { text: 'Open-Meteo', url: 'https://open-meteo.com/' },
        }
      : { days: [], at: null, credit: null };
  });
}
