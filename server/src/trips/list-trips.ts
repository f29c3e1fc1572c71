import { limits } from '@wayfare/contracts/limits';
import type { TripInfo } from '@wayfare/contracts/trip-endpoints';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { ListPosition, TripRepo } from './trip.repo.ts';

const writeCursor = ({ modified, _id }: TripInfo) =>
  Buffer.from(`${Date.parse(modified)}.${_id}`).toString('base64url');

function readCursor(cursor: string): ListPosition {
  const match = /^(\d{1,16})\.([A-Za-z0-9_-]{22})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match)
    throw new Refusal('bad_input', 'This place in the list is not known. Please load the list again.');
  return { modifiedAt: Number(match[1]), id: match[2]! };
}

/** One page of an account's active or archived trips, newest change first. */
export async function listTrips(
  trips: TripRepo,
  actor: User,
  { state, cursor }: { state: 'active' | 'archived'; cursor: string | undefined },
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await trips.list(actor.id, state, after, limits.tripsPerPage + 1);
  const tripInfos = found.slice(0, limits.tripsPerPage);
  const last = tripInfos.at(-1);
  return { tripInfos, nextCursor: found.length > tripInfos.length && last ? writeCursor(last) : null };
}
