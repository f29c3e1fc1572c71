import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, SingleEdit } from './edit-result.ts';
import { mergeData, mergeText } from './merge-data.ts';

/** An edit as it is to be done on `now`; null where that holds already. `was` is what it was made on, where known. */
type Fit<Name extends SingleEdit['edit']> = (
  edit: EditNamed<Name>,
  now: TripDocument,
  was?: TripDocument,
) => EditNamed<Name> | null;

type Listed = readonly { id: string }[] | undefined;

const unchanged = <Change>(edit: Change): Change => edit;
const itemsOf = ({ plan }: TripDocument) => plan?.days.flatMap(({ items }) => items) ?? [];
const daysOf = ({ plan }: TripDocument) => plan?.days;
const has = (list: Listed, wanted: string) => list?.some(({ id }) => id === wanted) ?? false;
const found = <Thing extends { id: string }>(list: readonly Thing[] | undefined, wanted: string) =>
  list?.find(({ id }) => id === wanted);

/** What was changed from `before` to `mine`, on top of how that thing stands now. */
const merge = <Thing>(before: unknown, mine: Thing, theirs: unknown): Thing =>
  theirs === undefined || theirs === null ? mine : (mergeData(before, mine, theirs) as Thing);

function mergeOf<Thing extends { id: string }>(
  listOf: (document: TripDocument) => readonly Thing[] | undefined,
  mine: Thing,
  now: TripDocument,
  was?: TripDocument,
): Thing {
  return was ? merge(found(listOf(was), mine.id), mine, found(listOf(now), mine.id)) : mine;
}

/** An index within a list that may have become shorter. */
const within = <Change extends { index: number }>(edit: Change, last: number): Change => ({
  ...edit,
  index: Math.min(edit.index, Math.max(0, last)),
});

/** How many items of a day an item is put among. */
function othersOf(dayId: string, itemId: string, { plan }: TripDocument): number {
  const items = plan?.days.find(({ id }) => id === dayId)?.items ?? [];
  return items.filter(({ id }) => id !== itemId).length;
}

/** How each kind of edit, made on an older document, is done on a newer one. A new kind has to say it here. */
export const rebaseRules: { readonly [Name in SingleEdit['edit']]: Fit<Name> } = {
  renameTrip: unchanged,
  setRequest: (edit, now, was) =>
    was
      ? {
          ...edit,
          request: merge(was.trip.request, edit.request, now.trip.request),
          assumed: merge(was.trip.assumed, edit.assumed, now.trip.assumed),
        }
      : edit,
  setPace: unchanged,
  setNotes: (edit, now, was) =>
    was ? { ...edit, notes: mergeText(was.trip.notes, edit.notes, now.trip.notes) } : edit,
  setStartOn: unchanged,
  setOrigin: unchanged,
  setEnd: unchanged,
  addStop: (edit, { trip }) => (has(trip.stops, edit.stop.id) ? null : within(edit, trip.stops.length)),
  removeStop: (edit, { trip }) => (has(trip.stops, edit.stopId) ? edit : null),
  moveStop: (edit, { trip }) => within(edit, trip.stops.length - 1),
  setNights: unchanged,
  updateStop: (edit, now, was) => ({
    ...edit,
    stop: mergeOf(({ trip }) => trip.stops, edit.stop, now, was),
  }),
  setLegs: (edit, now, was) =>
    was ? { ...edit, legs: merge(was.trip.legs, edit.legs, now.trip.legs) } : edit,
  updateLeg: (edit, now, was) => ({ ...edit, leg: mergeOf(({ trip }) => trip.legs, edit.leg, now, was) }),
  addIdea: (edit, { trip }) => (has(trip.ideas, edit.idea.id) ? null : within(edit, trip.ideas.length)),
  removeIdea: (edit, { trip }) => (has(trip.ideas, edit.ideaId) ? edit : null),
  updateIdea: (edit, now, was) => ({
    ...edit,
    idea: mergeOf(({ trip }) => trip.ideas, edit.idea, now, was),
  }),
  addTrack: (edit, { trip: { tracks = [] } }) =>
    has(tracks, edit.track.id) ? null : within(edit, tracks.length),
  removeTrack: (edit, { trip }) => (has(trip.tracks, edit.trackId) ? edit : null),
  setPlan: (edit, now, was) =>
    edit.plan && was?.plan ? { ...edit, plan: merge(was.plan, edit.plan, now.plan) } : edit,
  addDay: (edit, now) => (has(daysOf(now), edit.day.id) ? null : within(edit, daysOf(now)?.length ?? 0)),
  removeDay: (edit, now) => (now.plan && !has(daysOf(now), edit.dayId) ? null : edit),
  replaceDay: (edit, now, was) => ({ ...edit, day: mergeOf(daysOf, edit.day, now, was) }),
  addItem: (edit, now) =>
    has(itemsOf(now), edit.item.id) ? null : within(edit, othersOf(edit.dayId, edit.item.id, now)),
  removeItem: (edit, now) => (now.plan && !has(itemsOf(now), edit.itemId) ? null : edit),
  moveItem: (edit, now) => within(edit, othersOf(edit.dayId, edit.itemId, now)),
  setItemTime: unchanged,
  lockItem: unchanged,
  updateItem: (edit, now, was) => ({ ...edit, item: mergeOf(itemsOf, edit.item, now, was) }),
  setTravel: unchanged,
};
