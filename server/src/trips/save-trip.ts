import type {
  EditsPayload,
  SavePayload,
  TripEditsPayload,
  TripPayload,
} from '@wayfare/contracts/trip-endpoints';
import type { SavedTrip } from '@wayfare/contracts/version-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { newId } from '../http/secret.ts';
import { longText, ownTurn } from '../http/own-turn.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { Grant } from '../sharing/ticket.repo.ts';
import { editedDocument, refuseTooLong } from './edited-document.ts';
import type { LogEntry } from './log-version.ts';
import { nameTrip } from './name-trip.ts';
import { readDocument, type Texts } from './packed-document.ts';
import type { TripRepo } from './trip.repo.ts';
import { toStoredTrip, type TripHead, type TripRecord } from './trip-record.ts';
import { toHead, toRecord } from './trip-row.ts';
import type { VersionRepo } from './version.repo.ts';

export interface SaveNeeds {
  trips: TripRepo;
  versions: VersionRepo;
  /** What a ticket allows on a trip; null for one that is void. */
  grantOf: (tripId: string, ticket: string) => Promise<Grant | null>;
  /** Told of every saved trip, so that whoever has it open hears of it at once. */
  onSaved: (tripId: string) => void;
  now: () => number;
}

/** Somebody who saves: the owner, another account, or the holder of a link without one, by the name they gave. */
type Saver = Pick<User, 'displayName'> & { id: string | null };

const guest = (name: string | null): Saver => ({ id: null, displayName: name ?? 'A guest' });

export const conflict = (current: TripRecord, access: 'owner' | 'edit' = 'owner') =>
  new Refusal('conflict', 'This trip was changed elsewhere in the meantime.', {
    current: toStoredTrip(current, access),
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

type Document = Pick<TripRecord, 'name' | 'trip' | 'plan'>;

/** The record after one more change. A clock that stands still or runs back does not turn lists around. */
export const nextRecord = (current: TripHead, document: Document, now: number): TripRecord => ({
  ...current,
  ...document,
  version: current.version + 1,
  modifiedAt: Math.max(now, current.modifiedAt + 1),
});

/** What the change log is told of a save; drafts have none. */
export async function logEntryOf(
  { versions }: Pick<SaveNeeds, 'versions'>,
  actor: Saver,
  next: TripRecord,
  before: TripHead | null,
  restored?: { summary: string },
): Promise<LogEntry | null> {
  if (next.state === 'unsaved') return null;
  const by = { byName: actor.displayName, byId: actor.id };
  if (before === null || before.state === 'unsaved')
    return versions.entryOf({ ...by, kind: 'made', summary: 'Made the trip' }, null, next.modifiedAt);
  const kind = restored ? 'restored' : 'changed';
  return versions.entryOf({ ...by, ...restored, kind }, before, next.modifiedAt);
}

interface Replacing {
  actor: Saver;
  state: TripRecord['state'];
  access: 'owner' | 'edit';
}

/** A trip as it was found; its document is only read where edits are made on it. */
interface Found {
  head: TripHead;
  texts: Texts | null;
}

async function findTrip({ trips }: SaveNeeds, payload: SavePayload | EditsPayload): Promise<Found | null> {
  if (payload.kind === 'edits') {
    const row = await trips.findStored(payload._id);
    return row && { head: toHead(row), texts: row };
  }
  const head = await trips.findHead(payload._id!);
  return head && { head, texts: null };
}

/** What a payload makes of the trip, which is at the version that its edits were made on. */
async function documentOf(
  { trips }: SaveNeeds,
  { head, texts }: Found,
  payload: SavePayload | EditsPayload,
): Promise<Document> {
  if (payload.kind !== 'edits') {
    const { tripName, trip, plan } = payload;
    const kept = plan === undefined ? ((await trips.find(head.id))?.plan ?? null) : plan;
    return { name: tripName || nameTrip(trip), trip, plan: kept };
  }
  const before = texts!;
  const charactersBefore = before.trip.length + (before.plan?.length ?? 0);
  if (charactersBefore >= longText) await ownTurn();
  const after = editedDocument(readDocument(before), payload.edits);
  refuseTooLong(after, charactersBefore + JSON.stringify(payload.edits).length);
  const name = payload.unnamed ? nameTrip(after.trip) : after.tripName;
  return { name, trip: after.trip, plan: after.plan };
}

async function replace(needs: SaveNeeds, found: Found, payload: SavePayload | EditsPayload, by: Replacing) {
  const { trips, now } = needs;
  const { head } = found;
  const refuse = async () => {
    const newest = await trips.find(head.id);
    return newest ? conflict(newest, by.access) : notFound('trip');
  };
  if (payload.version !== undefined && payload.version !== head.version) throw await refuse();
  const next = nextRecord({ ...head, state: by.state }, await documentOf(needs, found, payload), now());
  if (!(await trips.replace(next, head, await logEntryOf(needs, by.actor, next, head)))) throw await refuse();
  needs.onSaved(next.id);
  return toSaved(next);
}

const isNew = (payload: SavePayload | EditsPayload): payload is SavePayload & { _id?: never } =>
  payload._id === undefined;

const signInFirst = () => new Refusal('sign_in_required', 'Please sign in first.');

/**
 * Saves a trip: a new one, a newer version of an own one or of one that a ticket lets change, or the draft, which
 * becomes a trip and is a draft no more.
 */
export async function saveTrip(
  needs: SaveNeeds,
  actor: User | null,
  { ticket, ...payload }: TripPayload | TripEditsPayload,
  guestName: string | null = null,
): Promise<SavedTrip> {
  if (!actor && !ticket) throw signInFirst();
  if (isNew(payload)) {
    if (!actor) throw signInFirst();
    const record = newRecord(actor, payload, 'active', needs.now());
    await needs.trips.add(record, await logEntryOf(needs, actor, record, null));
    return toSaved(record);
  }
  const found = await findTrip(needs, payload);
  if (!found) throw notFound('trip');
  const { head } = found;
  if (actor?.id === head.ownerId) {
    const state = head.state === 'unsaved' ? 'active' : head.state;
    return replace(needs, found, payload, { actor, state, access: 'owner' });
  }
  const grant = ticket ? await needs.grantOf(head.id, ticket) : null;
  if (grant?.right !== 'edit') throw notFound('trip');
  const by = actor ?? guest(guestName);
  return replace(needs, found, payload, { actor: by, state: head.state, access: 'edit' });
}

/** Keeps the account's one draft. A second one without the first's id is refused with the first, so none is lost. */
export async function saveUnsavedTrip(
  needs: SaveNeeds,
  actor: User,
  payload: SavePayload | EditsPayload,
): Promise<SavedTrip> {
  const draft = await needs.trips.findStoredDraft(actor.id);
  if (isNew(payload)) {
    if (draft) throw conflict(toRecord(draft));
    const record = newRecord(actor, payload, 'unsaved', needs.now());
    if (await needs.trips.add(record)) return toSaved(record);
    const first = await needs.trips.findStoredDraft(actor.id);
    throw first ? conflict(toRecord(first)) : notFound('draft');
  }
  if (!draft || draft.id !== payload._id) throw notFound('draft');
  const found = { head: toHead(draft), texts: draft };
  return replace(needs, found, payload, { actor, state: 'unsaved', access: 'owner' });
}
