import { addDays } from '@wayfare/almanac/local-date';
import type { SavedTrip } from '@wayfare/contracts/version-endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { User } from '../http/visitor.ts';
import { readTrip, type ReadNeeds } from './read-trip.ts';
import { saveTrip, type SaveNeeds } from './save-trip.ts';
import { withoutFiles } from './without-files.ts';

interface CopyInput {
  id: string;
  ticket?: string | undefined;
  startOn?: string | undefined;
}

/** Copies a trip that one may read to one's own; with a start date, its days move there. */
export async function copyTrip(
  needs: ReadNeeds & SaveNeeds,
  actor: User,
  input: CopyInput,
): Promise<SavedTrip> {
  const { tripName, trip, plan } = withoutFiles(await readTrip(needs, actor, input));
  const { startOn = trip.startOn } = input;
  const days = plan?.days.map((day, index) => ({ ...day, on: startOn ? addDays(startOn, index) : null }));
  return saveTrip(needs, actor, {
    tripName: tripName.slice(0, limits.tripNameCharacters),
    trip: { ...trip, startOn },
    plan: plan && days ? { ...plan, days } : null,
  });
}
