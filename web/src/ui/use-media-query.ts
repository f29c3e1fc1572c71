import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; false on the server, which does not know. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True on viewports narrower than 768 px, the threshold of the mobile layout. */
export const useIsMobile = () => useMediaQuery('(width < 768px)');
