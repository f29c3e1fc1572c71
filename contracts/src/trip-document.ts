import { z } from 'zod';
import { plan } from './plan.ts';
import { trip, tripName } from './trip.ts';

/** A whole trip as it is edited: its name, what is wanted, and (once built) when. */
export const tripDocument = z.strictObject({
  tripName,
  trip,
  plan: plan.nullable(),
});
export type TripDocument = z.infer<typeof tripDocument>;
