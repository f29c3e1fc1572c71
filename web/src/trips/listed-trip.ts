import type { CallAnswer } from '../api.ts';

/** A trip as the lists hold it. */
export type ListedTrip = CallAnswer<'listTrips'>['tripInfos'][number];

/** A whole trip as it is read for opening. */
export type OpenedTrip = CallAnswer<'getTrip'>;
