import { z } from 'zod';

/** Practical facts of a country, for guides and outlines. */
export const countryInfo = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  currency: z.string(),
  plugs: z.array(z.string()),
  volts: z.int().optional(),
  languages: z.array(z.string()),
  emergency: z.record(z.string(), z.string()),
  tipping: z.string().optional(),
  tapWater: z.enum(['safe', 'mostly_safe', 'avoid']).optional(),
  drivingSide: z.enum(['left', 'right']).optional(),
  visaHint: z.string().optional(),
  goodToKnow: z.string().optional(),
  holidays: z
    .array(z.object({ on: z.string(), name: z.string() }))
    .describe('From this month to the end of next year; in the sheet of a trip those within it.'),
});
export type CountryInfo = z.infer<typeof countryInfo>;
