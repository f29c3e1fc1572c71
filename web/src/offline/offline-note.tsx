import { useSyncExternalStore } from 'react';
import { Banner } from '../ui/banner.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, and what can be done without one. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div role="status" className="no-print">
      <Banner tone="warning" label="Offline">
        You are offline. Trips opened on this device can be read and changed; changes are sent once you are
        back.
      </Banner>
    </div>
  );
}
