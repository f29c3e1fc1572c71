import { useDeferredValue } from 'react';
import { isAsServer } from './page-data.ts';

/**
 * False on the server and while the browser takes over its page, true from then on: what only the browser knows may
 * show itself only then, or the two would not match. The page is drawn again for it in slices, as it was taken over.
 */
export const useHydrated = () => useDeferredValue(true, !isAsServer());
