import { createContext, useContext } from 'react';

/** A trip that the server keeps, as one opened it: by its id, and the ticket of a link where it is somebody else's. */
export interface SavedTrip {
  id: string;
  ticket?: string | undefined;
}

const SavedTripContext = createContext<SavedTrip | null>(null);
/** Tells everything within where the trip's files are; null for a draft. */
export const SavedTripProvider = SavedTripContext.Provider;
/** Where the trip's files are; null while it is a draft, which has none. */
export const useSavedTrip = () => useContext(SavedTripContext);
