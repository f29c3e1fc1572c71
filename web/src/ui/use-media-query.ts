import { useCallback, useSyncExternalStore } from 'react';

/** Calls back whenever a media query begins or ceases to hold; answers how to stop. */
export function watchMedia(query: string, listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether a media query holds, kept up to date; false on the server, which does not know. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The mobile layout: viewports narrower than 768 px. */
export const narrow = '(width < 768px)';

/** True where the mobile layout holds. */
export const useIsMobile = () => useMediaQuery(narrow);

/** Whether the reader wants nothing to move by itself, asked as something would. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
