import { joinBrowser } from './join-browser.ts';
import type { StreamEvent } from './stream-event.ts';

interface Hearer {
  trip: string | null;
  hear: (event: StreamEvent) => void;
}

const hearers = new Set<Hearer>();
let joined: ReturnType<typeof joinBrowser> | undefined;
let isLeft = false;

const deliver = (event: StreamEvent) => {
  for (const { trip, hear } of hearers) if (!('trip' in event) || event.trip === trip) hear(event);
};

/**
 * Only a page that is looked at takes part: once it has loaded, so that the stream delays nothing, and not while it is
 * kept for the back button. Whoever comes back is told what stands now.
 */
function settle() {
  const takesPart =
    hearers.size > 0 &&
    !isLeft &&
    document.visibilityState === 'visible' &&
    document.readyState === 'complete';
  if (takesPart) {
    joined ??= joinBrowser(deliver);
    joined.want(new Set([...hearers].flatMap(({ trip }) => trip ?? [])));
  } else if (joined) {
    joined.leave();
    joined = undefined;
    deliver({ name: 'lost' });
  }
}

let isWatching = false;
function watchPage() {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('visibilitychange', settle);
  window.addEventListener('load', settle);
  window.addEventListener('pagehide', () => {
    isLeft = true;
    settle();
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
    settle();
  });
}

/** Hears what the server tells of itself: messages to everybody and, where one is named, of a trip. */
export function hearEvents(trip: string | null, hear: Hearer['hear']): () => void {
  const hearer = { trip, hear };
  hearers.add(hearer);
  watchPage();
  // What is set up together in one turn is settled once.
  queueMicrotask(settle);
  return () => {
    hearers.delete(hearer);
    queueMicrotask(settle);
  };
}
