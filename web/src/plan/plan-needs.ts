import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { BodyInput } from '@wayfare/contracts/endpoints';

/** What has to be known of the world to judge a plan. */
export type PlanNeeds = BodyInput<'planFacts'>;

const mostPlacesOfStay = 100;
const mostPlaces = 1000;

/** Where a place lies, as a key. */
export const pointKey = ({ latitude, longitude }: PlaceRef) => `${latitude},${longitude}`;
const placeKey = (place: PlaceRef) => `${place.placeId ?? ''}@${pointKey(place)}`;

/** The places of a plan stay by stay, its dates, and what the wishes ask of it. */
export function needsOf({ trip, plan }: TripDocument): PlanNeeds {
  const stays = new Map<string, Map<string, PlaceRef>>();
  const currencies = new Set<string>();
  for (const day of plan?.days ?? []) {
    const stay = stays.get(day.stopId ?? '') ?? new Map<string, PlaceRef>();
    stays.set(day.stopId ?? '', stay);
    for (const place of [day.base, day.endBase, ...day.items.map((item) => item.place)])
      if (place) stay.set(placeKey(place), place);
    for (const { cost } of day.items) if (cost) currencies.add(cost.currency);
  }
  for (const { travel } of trip.legs) if (travel.cost) currencies.add(travel.cost.currency);
  let left = mostPlaces;
  return {
    stays: [...stays.values()].slice(0, limits.stops + 1).map((stay) => {
      const places = [...stay.values()].slice(0, Math.min(mostPlacesOfStay, left));
      left -= places.length;
      return places;
    }),
    dates: (plan?.days ?? []).flatMap(({ on }) => on ?? []),
    request: { ...trip.assumed, ...trip.request },
    dayCount: plan?.days.length ?? 0,
    currencies: [...currencies],
  };
}

const includes = (held: readonly string[], wanted: readonly string[]) => {
  const known = new Set(held);
  return wanted.every((one) => known.has(one));
};

/** Whether an answer to `asked` also answers `wanted`, as after taking something out of the plan. */
export function covers(asked: PlanNeeds, wanted: PlanNeeds): boolean {
  const stays = asked.stays.map((stay) => stay.map(placeKey));
  return (
    asked.dayCount === wanted.dayCount &&
    includes(asked.dates, wanted.dates) &&
    includes(asked.currencies, wanted.currencies) &&
    JSON.stringify(asked.request) === JSON.stringify(wanted.request) &&
    wanted.stays.every((stay) => stays.some((held) => includes(held, stay.map(placeKey))))
  );
}
