import { metersBetween } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { SeeKind } from '@wayfare/contracts/vocabulary';
import type { Offer } from './see.queries.ts';

/** What one narrows the offers of a day by. */
export interface OfferFilter {
  free: boolean;
  indoor: boolean;
  children: boolean;
  /** Only what is known to be open on the day. */
  open: boolean;
  kind: SeeKind | null;
}

/** An offer as it lies to a day. */
export interface DayOffer {
  offer: Offer;
  /** Null where it is too far to walk. */
  walkMinutes: number | null;
  meters: number;
  /** What of the day lies nearest; null for the city itself. */
  nearTo: string | null;
}

/** People walk 80 m a minute, and streets are about a quarter longer than the line. */
const metersPerMinute = 80 / 1.25;
const longestWalk = 45;
/** At so many metres what lies off counts half. */
const halfAtMeters = 8000;
const closedShare = 0.2;
const wholeDayShare = 0.3;

export const isClosed = ({ openOn }: Offer) => openOn?.length === 0;

const keyOf = ({ placeId, source, name, latitude, longitude }: PlaceRef) =>
  placeId ?? source?.id ?? `${name} ${latitude} ${longitude}`;

/** Whether two are one place: by their ids, else by name and point. */
export const samePlace = (one: PlaceRef, other: PlaceRef) => keyOf(one) === keyOf(other);

function nearest(offer: Offer, city: PlaceRef, { base, items }: PlanDay): DayOffer {
  const bed = base?.kind === 'city' ? null : base;
  const spots = [bed, ...items.map(({ place }) => place)].filter((place) => place !== null);
  const [first] = (spots.length > 0 ? spots : [base ?? city])
    .map((spot) => ({ spot, meters: metersBetween(spot, offer.place) }))
    .toSorted((left, right) => left.meters - right.meters);
  const { spot, meters } = first!;
  const minutes = Math.max(1, Math.round(meters / metersPerMinute));
  return {
    offer,
    meters,
    walkMinutes: minutes <= longestWalk ? minutes : null,
    nearTo: spot.kind === 'city' ? null : spot.name,
  };
}

const passes = ({ free, indoor, children, open, kind }: OfferFilter, offer: Offer) =>
  (!free || offer.free) &&
  (!indoor || offer.indoor) &&
  (!children || offer.forChildren) &&
  (!open || (offer.openOn !== null && offer.openOn.length > 0)) &&
  (kind === null || offer.kind === kind);

const worthFor = ({ offer, meters }: DayOffer) =>
  (offer.worth * (isClosed(offer) ? closedShare : 1) * (offer.dayTrip ? wholeDayShare : 1)) /
  (1 + meters / halfAtMeters);

/** What a city offers a day: nothing that is in the plan, what suits travellers and day best first. */
export function offersForDay(
  offers: readonly Offer[],
  {
    city,
    day,
    days,
    filter,
  }: { city: PlaceRef; day: PlanDay; days: readonly PlanDay[]; filter: OfferFilter },
): DayOffer[] {
  const planned = new Set(
    days.flatMap(({ items }) => items.flatMap(({ place }) => (place ? [keyOf(place)] : []))),
  );
  return offers
    .filter((offer) => !planned.has(keyOf(offer.place)) && offer.worth > 0 && passes(filter, offer))
    .map((offer) => nearest(offer, city, day))
    .toSorted((left, right) => worthFor(right) - worthFor(left));
}
