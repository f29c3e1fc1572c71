import type { Atlas } from '@wayfare/atlas';
import { carCosts, convertMoney } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { DrivingCost } from '@wayfare/planner';
import { drivingCost, partyOf } from '@wayfare/planner';

/** What a child's day costs beside a grown-up's: it shares a bed or a room, and eats less. */
const childShare = (age: number): number => (age < 3 ? 0.1 : age < 12 ? 0.5 : 0.9);

/** Which of a guide's daily costs: 0 simple, 1 middle, 2 comfortable. */
function comfortOf({ lodging = '' }: TripRequest): 0 | 1 | 2 {
  if (/luxury|5[- ]star|five[- ]star/.test(lodging)) return 2;
  return /hostel|budget|cheap|dorm/.test(lodging) ? 0 : 1;
}

/** What driving costs in a trip; null where nobody drives. */
export const drivingOf = (document: TripDocument): DrivingCost | null => drivingCost(document, carCosts);

/** What beds, meals and sights usually cost there, with the ways and the car; null where not known. */
export function roughCost(document: TripDocument, atlas: Atlas, currency: string): number | null {
  const { trip } = document;
  const request = { ...trip.assumed, ...trip.request };
  const { adults, ages } = partyOf(request);
  const people = adults + ages.reduce((sum, age) => sum + childShare(age), 0);
  const comfort = comfortOf(request);
  let euro = (drivingOf(document)?.beside.amountCents ?? 0) / 100;
  for (const { place, nights } of trip.stops) {
    const daily = atlas.cityInfo(place.placeId ?? '')?.guide.dailyCostEuro[comfort];
    if (daily === undefined && nights > 0) return null;
    euro += (daily ?? 0) * Math.max(nights, trip.stops.length === 1 ? 1 : 0) * people;
  }
  for (const { travel } of trip.legs) euro += (travel.cost?.amountCents ?? 0) / 100;
  return convertMoney(euro, 'EUR', currency);
}

/** The least that beds and meals of the trip can cost, in euros: the simplest beds everywhere; null where not known. */
export const leastCost = (document: TripDocument, atlas: Atlas): number | null => {
  const { trip } = document;
  const request = { ...trip.request, lodging: 'hostel' };
  return roughCost({ ...document, plan: null, trip: { ...trip, request, legs: [] } }, atlas, 'EUR');
};
