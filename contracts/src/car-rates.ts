import { z } from 'zod';

/** What a car costs by country (ISO code, lower case), in euro cents. */
export const carRates = z.record(
  z.string(),
  z.object({ hireCentsPerDay: z.number(), fuelCentsPerKm: z.number() }),
);
