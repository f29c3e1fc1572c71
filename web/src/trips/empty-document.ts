import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A trip with nothing in it. Its name stays empty until someone gives it one. */
export const emptyDocument = (): TripDocument => ({
  tripName: '',
  trip: {
    schemaVersion: 1,
    request: {},
    assumed: {},
    startOn: null,
    origin: null,
    end: null,
    stops: [],
    legs: [],
    ideas: [],
    notes: '',
  },
  plan: null,
});
