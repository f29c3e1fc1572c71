import { createContext, useContext } from 'react';

/** Opens what there is to see for a day. */
export type OpenSee = (dayId: string) => void;

const OpenSeeContext = createContext<OpenSee | null>(null);
/** Gives everything within the way to open it. */
export const OpenSeeProvider = OpenSeeContext.Provider;
/** How to open it; null where it stands beside the days anyway. */
export const useOpenSee = () => useContext(OpenSeeContext);
