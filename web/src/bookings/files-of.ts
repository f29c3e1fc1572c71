import type { BookingFile } from '@wayfare/contracts/booking';
import type { OpenedTrip } from '../trips/listed-trip.ts';

/** All files of a trip's bookings. */
export function filesOf({ trip, plan }: Pick<OpenedTrip, 'trip' | 'plan'>): BookingFile[] {
  const items = plan?.days.flatMap((day) => day.items) ?? [];
  return [...trip.stops, ...trip.legs, ...items].flatMap(({ booking }) => booking?.files ?? []);
}
