import type { Trip } from './trip.ts';

/** A trip with nothing in it yet. */
export const emptyTrip = (): Trip => ({
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
});
