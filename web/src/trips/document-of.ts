import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { OpenedTrip } from './listed-trip.ts';

/** The trip's name, wants and days, as every save sends them. */
export const documentOf = ({
  tripName,
  trip,
  plan,
}: Pick<OpenedTrip, 'tripName' | 'trip' | 'plan'>): TripDocument => ({
  tripName,
  // Dates inside a trip are local days, never instants, so what was revived is what was stored.
  trip: trip as TripDocument['trip'],
  plan: plan as TripDocument['plan'],
});
