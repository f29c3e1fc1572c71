import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { addStopAt } from '../route/route-edits.ts';
import { showToast } from '../ui/toast.tsx';
import type { Planner } from './use-planner.ts';
import type { TripEditor } from './use-trip-editor.ts';
import { usePlaceById } from './workspace.queries.ts';

/** Sends what was typed before coming here as the first message, once, and takes it out of the address. */
function useFirstQuestion({ conversation, setPane }: Planner) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('ask');
  const sent = useRef(false);
  useEffect(() => {
    if (asked === null || sent.current) return;
    sent.current = true;
    setPane('chat');
    if (!conversation.send(asked, false)) conversation.typed.restore(asked);
    setSearch(
      (held) => {
        held.delete('ask');
        return held;
      },
      { replace: true },
    );
  }, [asked, conversation, setPane, setSearch]);
}

/** Adds the place that the address asks for as a stop, once, and takes it out of the address. */
function useFirstStop(editor: TripEditor) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('to') ?? undefined;
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

/** Does what the address of a new trip asks for: a first question, a first stop. */
export function useAddressRequest(editor: TripEditor, planner: Planner) {
  useFirstQuestion(planner);
  useFirstStop(editor);
}
