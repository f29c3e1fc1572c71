import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { replaceDocument } from '@wayfare/planner';
import { usePastedPlace } from '../places/places.queries.ts';
import { type Pasted, readPlaceLink } from '../places/read-place-link.ts';
import { addStopAt } from '../route/route-edits.ts';
import { newLocalId } from '../trips/editing.ts';
import { showToast } from '../ui/toast.tsx';
import { sampleEdit } from './sample-edit.ts';
import type { PaneName } from './pane-sizes.ts';
import type { Planner } from './use-planner.ts';
import type { TripEditor } from './use-trip-editor.ts';
import { useArticleTrip, useFeaturedToCopy, usePlaceById, useSampleTrip } from './workspace.queries.ts';

/** What was asked for is done once, and taken out of the address, which may show another pane from then on. */
function useTakeOut() {
  const [, setSearch] = useSearchParams();
  return (keys: readonly string[], pane?: PaneName) =>
    setSearch(
      (held) => {
        for (const key of keys) held.delete(key);
        if (pane) held.set('pane', pane);
        return held;
      },
      { replace: true },
    );
}

/** Sends what was typed before coming here as the first message, once. */
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

/** A trip that begins with one stop in the place of whatever was there; undo brings that back. */
function beginAnew(held: TripDocument, place: PlaceRef) {
  const { schemaVersion } = held.trip;
  const nothing = { origin: null, end: null, startOn: null, legs: [], ideas: [], notes: '' };
  const stops = [{ id: newLocalId(), place, nights: 2 }];
  const trip = { schemaVersion, request: {}, assumed: {}, ...nothing, stops };
  const then = { tripName: `Trip to ${place.name}`, trip, plan: null };
  return replaceDocument(held, then, then.tripName);
}

/** Adds the place that the address asks for as a stop, or begins anew with it, once. */
function useFirstStop(editor: TripEditor) {
  const [search] = useSearchParams();
  const takeOut = useTakeOut();
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
    const held = editor.saver.document;
    const told = byId.data?.locations[0]?.place ?? found.data?.place?.place;
    const place = told && name ? { ...told, name } : told;
    if (!place) showToast({ text: 'The place could not be found. Add it by its name.' });
    else if (search.has('anew')) editor.edit(beginAnew(held, place));
    else if (!held.trip.stops.some((stop) => isSame(stop.place, place))) editor.edit(addStopAt(held, place));
    takeOut(['to', 'at', 'name', 'osm', 'anew']);
    // Only the answer starts this; the editor is used as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, data, isError]);
}

const isEmpty = ({ trip, plan }: TripDocument) => plan === null && trip.stops.length === 0;

/** Brings in the days of a guide, an article or a featured trip that the address asks for, once. */
function useFirstDays(editor: TripEditor) {
  const [search] = useSearchParams();
  const takeOut = useTakeOut();
  const [sampleOf, copyOf, articleOf] = ['sample', 'copy', 'article'].map((key) => search.get(key));
  const sample = useSampleTrip(sampleOf ?? null);
  const copy = useFeaturedToCopy(copyOf ?? null);
  const told = useArticleTrip(articleOf ?? null);
  const asked = sampleOf ?? copyOf ?? articleOf ?? null;
  const { data, isError } = sampleOf ? sample : copyOf ? copy : told;
  useEffect(() => {
    if (asked === null || (!data && !isError)) return;
    const held = editor.saver.document;
    // A city's sample days can join a trip; whole trips stand for themselves.
    const whole = !sampleOf || search.has('anew') || isEmpty(held);
    if (!data) showToast({ text: 'These days could not be loaded. Go back and try again.' });
    else editor.edit(whole ? replaceDocument(held, data, data.tripName) : sampleEdit(held, data));
    takeOut(['sample', 'copy', 'article', 'anew'], 'trip');
    // Only the answer starts this; the editor is used as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, data, isError]);
}

/** Does what the address of a trip asks for: a first question, a stop, days to go on with. */
export function useAddressRequest(editor: TripEditor, planner: Planner) {
  useFirstQuestion(planner);
  useFirstStop(editor);
  useFirstDays(editor);
}
