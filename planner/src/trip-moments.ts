import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Knowledge } from './knowledge.ts';

/** When the traveller arrives and has to leave, as far as the trip itself says it. */
export function tripMoments({ trip, plan }: TripDocument): Pick<Knowledge, 'arrival' | 'departure'> {
  const first = plan?.days[0];
  const last = plan?.days.at(-1);
  const wayIn = trip.legs.find(({ from }) => from === 'origin');
  const wayHome = trip.legs.find(({ to }) => to === 'end');
  const home = last?.items.findLast(({ kind }) => kind === 'transfer');
  return {
    ...(first !== undefined &&
      wayIn?.arriveMinute !== undefined && { arrival: { dayId: first.id, minute: wayIn.arriveMinute } }),
    ...(last !== undefined &&
      wayHome !== undefined &&
      home !== undefined && { departure: { dayId: last.id, minute: home.startMinute } }),
  };
}
