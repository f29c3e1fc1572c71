import { messageStreamPath, mostTripsOnStream } from '@wayfare/contracts/calls';
import type { StreamEvent } from './stream-event.ts';

const reopenMs = 5000;
const tripNews = ['version', 'people', 'closed', 'refused'] as const;

/** The address of the stream that tells of these trips, too. */
export function streamAddress(trips: Iterable<string>) {
  const asked = [...trips].toSorted().slice(0, mostTripsOnStream);
  return asked.length > 0
    ? `${messageStreamPath}?${asked.map((trip) => `trip=${trip}`).join('&')}`
    : messageStreamPath;
}

/** Opens the event stream and keeps it open, over lost networks and refusals, until the function it answers is called. */
export function openStream(address: string, hear: (event: StreamEvent) => void): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    stream?.close();
  };
  const reopenLater = () => {
    clearTimeout(timer);
    timer = setTimeout(open, reopenMs);
  };
  const open = () => {
    close();
    stream = new EventSource(address, { withCredentials: true });
    stream.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      hear({ name: 'message', data, id: lastEventId }),
    );
    for (const name of tripNews)
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        hear({ name, ...(JSON.parse(data) as object) } as StreamEvent);
        // Signing in again may open what is closed now.
        if (name === 'refused') reopenLater();
      });
    stream.addEventListener('error', () => {
      hear({ name: 'lost' });
      // A stream that was refused is not tried again by the browser itself.
      if (stream?.readyState === EventSource.CLOSED) reopenLater();
    });
  };
  window.addEventListener('online', open);
  open();
  return () => {
    window.removeEventListener('online', open);
    close();
  };
}
