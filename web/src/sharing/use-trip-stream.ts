import { useEffect, useRef, useState } from 'react';
import { hearEvents } from '../events/hear-events.ts';
import type { Here } from '../events/stream-event.ts';

interface News {
  onVersion: (version: number) => void;
  onClosed: (reason: 'revoked' | 'deleted') => void;
}

const nobody: Here = { people: [], alone: true };

/**
 * What the server tells of a trip under change: its versions as they are saved anywhere, who else is there, and its
 * end. A page that is not looked at hears nothing; the first event on coming back brings it up to date.
 */
export function useTripStream(tripId: string | undefined, ticket: string | undefined, news: News): Here {
  const [here, setHere] = useState<Here>(nobody);
  const told = useRef(news);
  useEffect(() => {
    told.current = news;
  });
  useEffect(() => {
    if (tripId === undefined) return undefined;
    const stop = hearEvents(ticket ? `${tripId}.${ticket}` : tripId, (event) => {
      if (event.name === 'version') told.current.onVersion(event.version);
      else if (event.name === 'people')
        setHere({ people: event.people, more: event.more ?? 0, alone: event.alone });
      else if (event.name === 'lost' || event.name === 'refused') setHere(nobody);
      else if (event.name === 'closed') {
        stop();
        setHere(nobody);
        told.current.onClosed(event.reason);
      }
    });
    return () => {
      stop();
      setHere(nobody);
    };
  }, [tripId, ticket]);
  return here;
}
