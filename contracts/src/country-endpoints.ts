import { z } from 'zod';
import { attractionInfo } from './attraction-info.ts';
import { endpoint } from './endpoint.ts';
import { countryInfo } from './country-info.ts';
import { citySummary } from './place-endpoints.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** A route that people who know a country take through it. */
const countryRoute = z.object({
  name: z.string(),
  nights: z.int(),
  /** The months that it is for; empty for any. */
  months: z.array(z.int()),
  /** Whom or what it suits most: `family`, `food`, `car`. */
  suits: z.array(z.string()),
  stops: z.array(z.object({ id: z.string(), name: z.string(), nights: z.int() })),
});

/** A country as its page shows it. */
export const countryGuide = z.object({
  country: countryInfo,
  region: z.string(),
  notes: z
    .record(z.string(), z.string())
    .describe('What travellers ask, by topic: `when`, `money`, `around`.'),
  routes: z.array(countryRoute),
  cities: z.array(citySummary).describe('Its cities with a guide, the best known first.'),
  sights: z
    .array(z.object({ attraction: attractionInfo, city: z.string(), path: z.string().nullable() }))
    .describe('The best known, a few of each city.'),
});
export type CountryGuide = z.infer<typeof countryGuide>;

export const countryEndpoints = {
  countryGuide: endpoint({
    summary: 'A country for whoever wonders where to go in it: routes, cities, sights, and what to know.',
    sameForAll: true,
    params: z.object({ country: slug }),
    answer: countryGuide,
    errors: ['bad_input', 'not_found'],
  }),
};
