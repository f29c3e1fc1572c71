import { tripStreamPath } from '@wayfare/contracts/calls';
import { useEffect, useRef, useState } from 'react';

/** Somebody else who has the trip open. */
export interface Present {
  key: string;
  name: string;
}

interface Here {
  people: readonly Present[];
  /** False where any other page has the trip open, one's own included. */
  alone: boolean;
}

interface News {
  onVersion: (version: number) => void;
  onClosed: (reason: 'revoked' | 'deleted') => void;
}

const nobody: Here = { people: [], alone: true };
const reopenMs = 5000;

/**
 * The stream of a trip under change: its versions as they are saved anywhere, who else is there, and its end. Only a
 * page that is looked at holds it, as a browser has few connections to give; the first event brings it up to date.
 */
export function useTripStream(tripId: string | undefined, ticket: string | undefined, news: News): Here {
  const [here, setHere] = useState<Here>(nobody);
  const told = useRef(news);
  useEffect(() => {
    told.current = news;
  });
  useEffect(() => {
    if (tripId === undefined) return undefined;
    const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
    const address = tripStreamPath.replace(':id', tripId) + query;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      stream?.close();
      stream = undefined;
      setHere(nobody);
    };
    const open = () => {
      close();
      if (document.visibilityState === 'hidden') return;
      stream = new EventSource(address, { withCredentials: true });
      const on = <Data>(name: string, act: (data: Data) => void) =>
        stream?.addEventListener(name, (event: MessageEvent<string>) => act(JSON.parse(event.data) as Data));
      on<{ version: number }>('version', ({ version }) => told.current.onVersion(version));
      on<Here>('people', setHere);
      on<{ reason: 'revoked' | 'deleted' }>('closed', ({ reason }) => {
        stop();
        told.current.onClosed(reason);
      });
      stream.addEventListener('error', () => {
        setHere(nobody);
        // A stream that was refused is not tried again by the browser itself.
        if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs);
      });
    };
    const stop = () => {
      document.removeEventListener('visibilitychange', open);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', reopen);
      window.removeEventListener('online', open);
      close();
    };
    const reopen = (event: PageTransitionEvent) => {
      if (event.persisted) open();
    };
    document.addEventListener('visibilitychange', open);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', reopen);
    window.addEventListener('online', open);
    open();
    return stop;
  }, [tripId, ticket]);
  return here;
}
