import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { AccountRoom } from '../site-config.ts';

export type TripRoom = Pick<AccountRoom, 'trips' | 'tripBytes'>;

const bytes = sql<number>`octet_length(trip) + coalesce(octet_length(plan), 0)`;

const own = (db: Kysely<Schema>, ownerId: string) =>
  db.selectFrom('trips').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);

export async function tripsOf(db: Kysely<Schema>, ownerId: string) {
  const { n } = await own(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Reads every trip of an account; not for each save. */
export async function tripBytesOf(db: Kysely<Schema>, ownerId: string) {
  const { total } = await own(db, ownerId)
    .select(sql<number | null>`sum(${bytes})`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** How large a trip is that is stored. */
export async function bytesOfTrip(db: Kysely<Schema>, id: string) {
  const row = await db.selectFrom('trips').select(bytes.as('bytes')).where('id', '=', id).executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/**
 * Refuses one trip more than an account may have; to be asked once it is written, in the same transaction. Each trip was a
 * change of the account's lists: only where there were more of those than trips are allowed need they be counted.
 */
export async function refuseOneTooMany(
  db: Kysely<Schema>,
  { ownerId, changes }: { ownerId: string; changes: number },
  room: TripRoom,
) {
  if (changes <= room.trips) return;
  if ((await tripsOf(db, ownerId)) <= room.trips) return;
  throw new Refusal(
    'too_large',
    `An account holds ${room.trips.toLocaleString('en')} trips at most. Delete some that you no longer need, archived ones among them, and try again.`,
  );
}

/** Whether a trip takes more than its share of an account's room: only then all of them together can take too much. */
export const mayBeTooLarge = ({ trip, plan }: { trip: string; plan: string | null }, room: TripRoom) =>
  Buffer.byteLength(trip) + Buffer.byteLength(plan ?? '') > room.tripBytes / room.trips;

/** Refuses a trip that has grown where all of an account's take too much; asked of one that may be too large. */
export async function refuseTooLarge(
  db: Kysely<Schema>,
  { id, ownerId, bytesBefore }: { id: string; ownerId: string; bytesBefore: number },
  room: TripRoom,
) {
  if ((await bytesOfTrip(db, id)) <= bytesBefore) return;
  if ((await tripBytesOf(db, ownerId)) <= room.tripBytes) return;
  throw new Refusal(
    'too_large',
    `The trips of an account take ${Math.round(room.tripBytes / 1024 / 1024)} MB at most. Delete some that you no longer need, or shorten the notes of this one, and try again.`,
  );
}
