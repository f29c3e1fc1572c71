import type { SavedTrip, SavePayload } from '@wayfare/contracts/trip-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { newId } from '../http/secret.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import { nameTrip } from './name-trip.ts';
import type { TripRepo } from './trip.repo.ts';
import { toStoredTrip, type TripRecord } from './trip-record.ts';

export interface SaveNeeds {
  trips: TripRepo;
  now: () => number;
}

const conflict = (current: TripRecord) =>
  new Refusal('conflict', 'This trip was changed elsewhere in the meantime.', {
    current: toStoredTrip(current, 'owner'),
  });

export const toSaved = (record: TripRecord): SavedTrip => ({
  _id: record.id,
  tripName: record.name,
  modified: toInstant(record.modifiedAt),
  version: record.version,
});

const newRecord = (
  actor: User,
  payload: SavePayload,
  state: TripRecord['state'],
  now: number,
): TripRecord => ({
  id: newId(),
  ownerId: actor.id,
  state,
  name: payload.tripName || nameTrip(payload.trip),
  trip: payload.trip,
  plan: payload.plan ?? null,
  featured: false,
  region: null,
  version: 1,
  modifiedAt: now,
  deletedAt: null,
});

async function replace(
  { trips, now }: SaveNeeds,
  current: TripRecord,
  payload: SavePayload,
  state: TripRecord['state'],
) {
  if (payload.version !== undefined && payload.version !== current.version) throw conflict(current);
  const next: TripRecord = {
    ...current,
    state,
    name: payload.tripName || nameTrip(payload.trip),
    trip: payload.trip,
    plan: payload.plan === undefined ? current.plan : payload.plan,
    version: current.version + 1,
    // A clock that stands still or runs back must not turn the order of the list around.
    modifiedAt: Math.max(now(), current.modifiedAt + 1),
  };
  if (await trips.replace(next, current.version)) return toSaved(next);
  const newest = await trips.find(current.id);
  throw newest ? conflict(newest) : notFound('trip');
}

/** Saves a trip: a new one, a newer version of an own one, or the draft, which becomes a trip and is a draft no more. */
export async function saveTrip(needs: SaveNeeds, actor: User, payload: SavePayload): Promise<SavedTrip> {
  if (payload._id === undefined) {
    const record = newRecord(actor, payload, 'active', needs.now());
    await needs.trips.add(record);
    return toSaved(record);
  }
  const current = await needs.trips.find(payload._id);
  if (!current || current.ownerId !== actor.id) throw notFound('trip');
  return replace(needs, current, payload, current.state === 'unsaved' ? 'active' : current.state);
}

/** Keeps the account's one draft. A second one without the first's id is refused with the first, so none is lost. */
export async function saveUnsavedTrip(
  needs: SaveNeeds,
  actor: User,
  payload: SavePayload,
): Promise<SavedTrip> {
  const draft = await needs.trips.findDraft(actor.id);
  if (payload._id === undefined) {
    if (draft) throw conflict(draft);
    const record = newRecord(actor, payload, 'unsaved', needs.now());
    if (await needs.trips.add(record)) return toSaved(record);
    const first = await needs.trips.findDraft(actor.id);
    throw first ? conflict(first) : notFound('draft');
  }
  if (draft?.id !== payload._id) throw notFound('draft');
  return replace(needs, draft, payload, 'unsaved');
}
