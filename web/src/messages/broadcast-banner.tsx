import { messageStreamPath } from '@wayfare/contracts/calls';
import { useEffect, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';
import { readBroadcast, type Broadcast } from './read-broadcast.ts';

const dismissedKey = 'wayfare.dismissed-message';

function useLatestBroadcast() {
  const [latest, setLatest] = useState<Broadcast | null>(null);
  useEffect(() => {
    let stream: EventSource | undefined;
    const open = () => {
      stream?.close();
      stream = new EventSource(messageStreamPath, { withCredentials: true });
      stream.addEventListener('message', (event: MessageEvent<string>) => {
        const broadcast = readBroadcast(event.data, event.lastEventId);
        if (broadcast) setLatest(broadcast);
      });
    };
    const close = () => stream?.close();
    // The stream waits for the page to have loaded, and never keeps it from being frozen for the back button.
    if (document.readyState === 'complete') open();
    else window.addEventListener('load', open, { once: true });
    const reopen = (event: PageTransitionEvent) => {
      if (event.persisted) open();
    };
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', reopen);
    return () => {
      close();
      window.removeEventListener('load', open);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', reopen);
    };
  }, []);
  return latest;
}

/** The latest message to everyone, until this browser's reader dismisses it. */
export function BroadcastBanner() {
  const latest = useLatestBroadcast();
  const [dismissed, setDismissed] = useState(() => readStored(onDevice, dismissedKey));
  if (!latest || latest.id === dismissed) return null;
  return (
    <Banner
      label="Announcement"
      onDismiss={() => {
        writeStored(onDevice, dismissedKey, latest.id);
        setDismissed(latest.id);
      }}
    >
      {latest.text}
    </Banner>
  );
}
