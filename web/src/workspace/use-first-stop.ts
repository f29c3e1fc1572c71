import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { addStopAt } from '../route/route-edits.ts';
import { showToast } from '../ui/toast.tsx';
import type { TripEditor } from './use-trip-editor.ts';
import { usePlaceById } from './workspace.queries.ts';

/** Adds the place that the address asks for as a stop, once, and takes it out of the address. */
export function useFirstStop(editor: TripEditor, asked: string | undefined) {
  const [, setSearch] = useSearchParams();
  const { data, isError } = usePlaceById(asked);
  useEffect(() => {
    if (asked === undefined || (!data && !isError)) return;
    const place = data?.locations[0]?.place;
    if (!place) showToast({ text: 'The place could not be found. Add it by its name.' });
    else if (!editor.saver.document.trip.stops.some((stop) => stop.place.placeId === place.placeId)) {
      editor.edit(addStopAt(editor.saver.document, place));
    }
    setSearch(
      (held) => {
        held.delete('to');
        return held;
      },
      { replace: true },
    );
    // Only the answer starts this; the editor is used as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, data, isError]);
}
