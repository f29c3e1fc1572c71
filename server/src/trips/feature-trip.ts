import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import { notFound, Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { TripRepo } from './trip.repo.ts';
import type { TripRecord } from './trip-record.ts';

export type RegionOf = (countryCode: string) => FeaturedRegion;

/** The region where most of the nights are. */
function regionOfTrip({ trip }: TripRecord, regionOf: RegionOf): FeaturedRegion {
  const weights = new Map<FeaturedRegion, number>();
  for (const { place, nights } of trip.stops) {
    if (!place.countryCode) continue;
    const region = regionOf(place.countryCode);
    weights.set(region, (weights.get(region) ?? 0) + Math.max(nights, 0.5));
  }
  const [heaviest] = [...weights].sort((a, b) => b[1] - a[1]);
  return heaviest?.[0] ?? 'others';
}

/** Keeps what an admin did where admins can look it up. */
export type NoteAct = (actor: User, act: string, subject: string) => Promise<unknown>;

/** Sets or clears the featured flag; a featured trip is public to read. */
export async function featureTrip(
  { trips, regionOf, noteAct }: { trips: TripRepo; regionOf: RegionOf; noteAct: NoteAct },
  actor: User,
  input: { id: string; featured: boolean; region?: FeaturedRegion | undefined },
) {
  if (!actor.admin) throw new Refusal('forbidden', 'Only an admin may feature a trip.');
  const record = await trips.find(input.id);
  if (!record || record.state === 'unsaved') throw notFound('trip');
  const region = input.region ?? record.region ?? regionOfTrip(record, regionOf);
  await trips.setFeatured(record, input.featured, input.featured ? region : null);
  await noteAct(
    actor,
    !input.featured
      ? 'took a trip off the featured ones'
      : record.featured
        ? `moved a featured trip to ${region}`
        : `featured a trip for ${region}`,
    `${record.name} (${record.id})`,
  );
  return { _id: input.id, featured: input.featured };
}
