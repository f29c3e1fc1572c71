import { useEffect, useSyncExternalStore } from 'react';
import { apiSignals } from '../api.ts';
import { Banner } from '../ui/banner.tsx';

const probeMs = 4000;
/** The calls that a page leaves open fail as it goes; by then it is gone, and shows no note of it. */
const settleMs = 250;

let reached = true;
const listeners = new Set<() => void>();
const setReached = (next: boolean) => {
  reached = next;
  for (const listener of listeners) listener();
};
let settling: ReturnType<typeof setTimeout> | undefined;
const settle = (next: boolean, afterMs: number) => {
  clearTimeout(settling);
  if (next !== reached) settling = setTimeout(setReached, afterMs, next);
};
apiSignals.addEventListener('reached', () => settle(true, 0));
apiSignals.addEventListener('unreachable', () => settle(false, settleMs));

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

// A network that is there and leads nowhere counts as none, so what calls met says more than the browser does.
const isOnline = () => navigator.onLine && reached;

/** Looks now and then whether the server is back, for pages that have nothing to ask it. */
function useProbe(online: boolean) {
  useEffect(() => {
    if (online) return undefined;
    const probe = () =>
      fetch('/healthz', { cache: 'no-store' }).then(
        () => apiSignals.dispatchEvent(new Event('reached')),
        () => {},
      );
    const timer = setInterval(() => void probe(), probeMs);
    window.addEventListener('online', probe);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', probe);
    };
  }, [online]);
}

/** Says that there is no network, and what can be done without one. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  useProbe(online);
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
