import { canShare, countLocks, holdLock } from './hold-lock.ts';
import { leadStream } from './lead-stream.ts';
import type { StreamEvent } from './stream-event.ts';

const channelName = 'wayfare.events';
const leadLock = 'wayfare.events';
const tripLocks = 'wayfare.events.trip.';
const changed = 'changed';

/**
 * Lets this tab hear what the browser's one event stream tells. Whichever tab has the lock holds the stream and hands
 * its events on; each trip that a tab wants to hear of is a lock that it shares with others, so that a tab that is
 * gone, however it went, wants nothing any more. A tab that can share with no other holds a stream of its own.
 */
export function joinBrowser(hear: (event: StreamEvent) => void) {
  const channel = canShare ? new BroadcastChannel(channelName) : undefined;
  const claims = new Map<string, () => void>();
  let lead: ReturnType<typeof leadStream> | undefined;

  const wanted = async () =>
    (await countLocks(tripLocks)) ?? new Map([...claims.keys()].map((trip) => [trip, 1]));
  // A channel reaches no other origin than its own, which the rule takes for a window's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (what: StreamEvent | typeof changed) => channel?.postMessage(what);
  const broadcast = (event: StreamEvent) => {
    post(event);
    hear(event);
  };
  /** Whoever leads looks again at what is wanted, and tells what was told last. */
  const announce = () => {
    post(changed);
    lead?.refreshSoon();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<StreamEvent | typeof changed>) => {
    if (data === changed) lead?.refreshSoon();
    else hear(data);
  });
  const stepDown = holdLock(leadLock, 'exclusive', () => {
    lead = leadStream(wanted, broadcast);
  });
  announce();

  return {
    /** Which trips this tab wants to hear of, from now on. */
    want: (trips: ReadonlySet<string>) => {
      const gone = [...claims.keys()].filter((trip) => !trips.has(trip));
      for (const trip of gone) {
        claims.get(trip)?.();
        claims.delete(trip);
      }
      for (const trip of trips)
        if (!claims.has(trip)) claims.set(trip, holdLock(tripLocks + trip, 'shared', announce));
      if (gone.length > 0) announce();
    },
    leave: () => {
      lead?.end();
      stepDown();
      for (const release of claims.values()) release();
      post(changed);
      channel?.close();
    },
  };
}
