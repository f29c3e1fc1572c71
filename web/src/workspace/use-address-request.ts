import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { usePastedPlace } from '../places/places.queries.ts';
import { type Pasted, readPlaceLink } from '../places/read-place-link.ts';
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

const isSame = (one: PlaceRef, other: PlaceRef) =>
  one.placeId === other.placeId && (one.placeId !== undefined || one.name === other.name);

/** A place found elsewhere, as an address names it. */
function placeOfAddress(at: string, name: string, osm: string | null): Pasted | null {
  const pasted = readPlaceLink(at);
  return pasted && 'place' in pasted ? { place: { ...pasted.place, name, osm } } : null;
}

/** Adds the place that the address asks for as a stop, once, and takes it out of the address. */
function useFirstStop(editor: TripEditor) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('to') ?? undefined;
  const at = search.get('at');
  const asked = id ?? at ?? undefined;
  const byId = usePlaceById(id);
  const name = search.get('name') ?? '';
  const found = usePastedPlace(at === null ? null : placeOfAddress(at, name, search.get('osm')));
  const { isError } = id === undefined ? found : byId;
  const data = id === undefined ? found.data : byId.data;
  useEffect(() => {
    if (asked === undefined || (!data && !isError)) return;
    const told = byId.data?.locations[0]?.place ?? found.data?.place?.place;
    const place = told && name ? { ...told, name } : told;
    if (!place) showToast({ text: 'The place could not be found. Add it by its name.' });
    else if (!editor.saver.document.trip.stops.some((stop) => isSame(stop.place, place))) {
      editor.edit(addStopAt(editor.saver.document, place));
    }
    setSearch(
      (held) => {
        for (const key of ['to', 'at', 'name', 'osm']) held.delete(key);
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
