import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, localDate } from './text.ts';
import { skies } from './vocabulary.ts';

const degrees = z.number().min(-90).max(60);

const dayForecast = z.object({
  on: localDate,
  sky: z.enum(skies),
  highCelsius: degrees,
  lowCelsius: degrees,
  /** How likely rain or snow is, in percent; null where nobody says. */
  rainPercent: z.int().min(0).max(100).nullable(),
  rainMillimetres: z.number().min(0),
});
export type DayForecast = z.infer<typeof dayForecast>;

export const weatherEndpoints = {
  forecast: endpoint({
    summary: 'The forecast of the next two weeks at a point; no days where nobody can tell.',
    query: z.strictObject({
      latitude: z.coerce.number().min(-90).max(90),
      longitude: z.coerce.number().min(-180).max(180),
    }),
    answer: z.object({
      days: z.array(dayForecast),
      at: instant.nullable(),
      /** Who says so: to be named beside it. */
      credit: z.object({ text: z.string(), url: z.string() }).nullable(),
    }),
    errors: ['bad_input', 'too_many_requests'],
  }),
};
