import { addDays } from '@wayfare/almanac/local-date';
import type { SavedTrip } from '@wayfare/contracts/version-endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { User } from '../http/visitor.ts';
import { readTrip, type ReadNeeds } from './read-trip.ts';
import { saveTrip, type SaveNeeds } from './save-trip.ts';
import { withoutBookings } from './without-bookings.ts';

interface CopyInput {
  id: string;
  ticket?: string | undefined;
  startOn?: string | undefined;
}

const mark = ' (copy)';

/** The copy of one's own trip is told from it by its name. */
const nameOfCopy = (tripName: string, own: boolean) =>
  own ? tripName.slice(0, limits.tripNameCharacters - mark.length).trimEnd() + mark : tripName;

/** Copies a trip that one may read to one's own; with a start date, its days move there. */
export async function copyTrip(
  needs: ReadNeeds & SaveNeeds,
  actor: User,
  input: CopyInput,
): Promise<SavedTrip> {
  const { tripName, access, ...read } = await readTrip(needs, actor, input);
  const { trip, plan } = withoutBookings(read);
  const { startOn = trip.startOn } = input;
  const days = plan?.days.map((day, index) => ({ ...day, on: startOn ? addDays(startOn, index) : null }));
  return saveTrip(needs, actor, {
    tripName: nameOfCopy(tripName, access === 'owner'),
    trip: { ...trip, startOn },
    plan: plan && days ? { ...plan, days } : null,
  });
}
