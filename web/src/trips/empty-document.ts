import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A trip with nothing in it. Its name stays empty until someone gives it one. */
export const emptyDocument = (): TripDocument => ({
  tripName: '',
  trip: emptyTrip(),
  plan: null,
});
