import type { TripRepo } from '../trips/trip.repo.ts';
import type { SubscriptionRepo } from './subscription.repo.ts';
import { tripEvents } from './trip-events.ts';
import { writeCalendar } from './write-calendar.ts';

export interface FeedNeeds {
  subscriptions: SubscriptionRepo;
  trips: Pick<TripRepo, 'find' | 'listActive'>;
  timeZoneAt: (latitude: number, longitude: number) => string;
  addressOf: (tripId: string) => string;
  siteName: () => Promise<string>;
}

/** What a subscribed calendar is given; null where the address was revoked, or the trip is gone or not its maker's. */
export async function writeFeed(needs: FeedNeeds, secret: string): Promise<string | null> {
  const subscription = await needs.subscriptions.findBySecret(secret);
  if (!subscription) return null;
  const { owner_id: ownerId, trip_id: tripId } = subscription;
  if (tripId === null) {
    const trips = await needs.trips.listActive(ownerId);
    return writeCalendar(
      `${await needs.siteName()} trips`,
      trips.flatMap((trip) => tripEvents(trip, needs)),
      { followed: true },
    );
  }
  const trip = await needs.trips.find(tripId);
  if (trip?.ownerId !== ownerId) return null;
  return writeCalendar(trip.name, tripEvents(trip, needs), { followed: true });
}
