import { useEffect, useState } from 'react';
import { hearEvents } from '../events/hear-events.ts';
import { Banner } from '../ui/banner.tsx';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';
import { readBroadcast, type Broadcast } from './read-broadcast.ts';

const dismissedKey = 'wayfare.dismissed-message';

function useLatestBroadcast() {
  const [latest, setLatest] = useState<Broadcast | null>(null);
  useEffect(
    () =>
      hearEvents(null, (event) => {
        const broadcast = event.name === 'message' ? readBroadcast(event.data, event.id) : null;
        if (broadcast) setLatest(broadcast);
      }),
    [],
  );
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
