import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTripStream } from '../sharing/use-trip-stream.ts';
import { readNewerTrip } from './workspace.queries.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** Keeps an opened trip in step with whoever else changes it; answers who that is. */
export function useLiveTrip(editor: TripEditor, tripId: string | undefined, ticket: string | undefined) {
  const client = useQueryClient();
  const { saver } = editor;
  const { people, more, alone } = useTripStream(tripId, ticket, {
    onVersion: (version) => {
      const { target } = saver;
      if (tripId === undefined || target.kind !== 'trip' || version <= target.version) return;
      // Without an answer the next event, or the next save, brings the newer version.
      readNewerTrip(tripId, ticket).then(
        (newer) => saver.receive(newer),
        () => {},
      );
    },
    onClosed: () => {
      saver.close();
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
  });
  useEffect(() => {
    saver.setShared(!alone);
  }, [alone, saver]);
  return { people, more };
}
