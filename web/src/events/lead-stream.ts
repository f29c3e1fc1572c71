import { openStream, streamAddress } from './open-stream.ts';
import type { StreamEvent } from './stream-event.ts';

/** Tabs come and go in twos and threes; the stream is opened anew once for all of them. */
const settleMs = 100;

/** How many tabs want to hear of each trip. */
export type Wanted = ReadonlyMap<string, number>;

/**
 * Holds the one stream of the browser: of all trips that any tab wants to hear of. What was told last is kept, for
 * tabs that come later.
 */
export function leadStream(readWanted: () => Promise<Wanted>, emit: (event: StreamEvent) => void) {
  const last = new Map<string, StreamEvent>();
  let wanted: Wanted = new Map();
  let address: string | null = null;
  let closeStream = () => {};
  let ended = false;

  /** One stream is one page to the server, however many tabs hear it. */
  const asSeenHere = (event: StreamEvent): StreamEvent =>
    event.name === 'people' && (wanted.get(event.trip) ?? 0) > 1 ? { ...event, alone: false } : event;
  const forgetTrips = () => {
    for (const [key, event] of last) if (event.name !== 'message') last.delete(key);
  };
  const hear = (event: StreamEvent) => {
    if (event.name === 'lost') forgetTrips();
    else last.set('trip' in event ? `${event.name} ${event.trip}` : event.name, event);
    emit(asSeenHere(event));
  };
  const refresh = async () => {
    wanted = await readWanted();
    if (ended) return;
    const next = streamAddress(wanted.keys());
    if (next !== address) {
      address = next;
      closeStream();
      forgetTrips();
      closeStream = openStream(next, hear);
    }
    for (const event of last.values()) emit(asSeenHere(event));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), settleMs);
  };
  refreshSoon();
  return {
    /** A tab came, went, or wants to hear of something else. */
    refreshSoon,
    end: () => {
      ended = true;
      clearTimeout(timer);
      closeStream();
    },
  };
}
