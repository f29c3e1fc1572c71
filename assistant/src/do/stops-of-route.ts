import { distanceKm } from '@wayfare/almanac/distance';
import type { City } from '@wayfare/atlas';
import type { PlaceSaid } from '@wayfare/contracts/intent';
import type { Stop } from '@wayfare/contracts/trip';
import { stopOf } from '../resolve/stop-of.ts';
import type { Unclear } from '../resolve/unclear.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Draft } from './draft.ts';

/** More nights than these are no stay that days can be planned for. */
export const MOST_NIGHTS = 60;

/** An id that no stop of the trip has. */
export function freshId({ document }: Draft): string {
  const used = new Set(document.trip.stops.map(({ id }) => id));
  let number = used.size + 1;
  while (used.has(`stop-${number}`)) number += 1;
  return `stop-${number}`;
}

/** The stop with the most nights that may give or take some. */
export const longestStop = ({ document }: Draft, except?: string): Stop | undefined =>
  document.trip.stops
    .filter(({ id, locked }) => id !== except && locked !== true)
    .toSorted((a, b) => b.nights - a.nights)[0];

export const totalNights = ({ document }: Draft): number =>
  document.trip.stops.reduce((sum, { nights }) => sum + nights, 0);

/**
 * The nights of the whole trip where its length was said before this message; null where it was not. "Three nights in
 * Rome, three in Florence" say how long one stays where, and not that nothing may come beside.
 */
export function saidNights({ turn }: Draft): number | null {
  const { days, nights } = turn.document.trip.request;
  return days === undefined || nights !== undefined ? null : days - 1;
}

/** Once the length was changed by a wish, what was said of it before holds no more. */
export function noteLength(draft: Draft): void {
  const { days, nights, endOn } = draft.document.trip.request;
  if (days === undefined && nights === undefined && endOn === undefined) return;
  const total = totalNights(draft);
  draft.setWishes({
    ...(days !== undefined && { days: total + 1 }),
    ...(nights !== undefined && { nights: total }),
    ...(endOn !== undefined && { endOn: undefined }),
  });
}

/** Where a new stop makes the least detour. */
export function bestIndex({ document }: Draft, { lat, lon }: City): number {
  const { stops } = document.trip;
  const to = (one: Stop | undefined): number =>
    one === undefined ? 0 : distanceKm(one.place.latitude, one.place.longitude, lat, lon);
  const apart = (one: Stop | undefined, other: Stop | undefined): number =>
    one === undefined || other === undefined
      ? 0
      : distanceKm(one.place.latitude, one.place.longitude, other.place.latitude, other.place.longitude);
  let best = stops.length;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= stops.length; at += 1) {
    const detour = to(stops[at - 1]) + to(stops[at]) - apart(stops[at - 1], stops[at]);
    if (detour <= least) [best, least] = [at, detour];
  }
  return best;
}

/** The index that "before Paris" or "at the end" means, among the stops without the one that moves. */
export function indexOf(
  draft: Draft,
  { side, stop: said }: { side: 'start' | 'end' | 'before' | 'after'; stop?: PlaceSaid | undefined },
  moving?: string,
): number | Unclear {
  const stops = draft.document.trip.stops.filter(({ id }) => id !== moving);
  if (side === 'start') return 0;
  if (side === 'end' || said === undefined) return stops.length;
  const stop = stopOf(said, draft);
  if (isUnclear(stop)) return stop;
  const index = stops.findIndex(({ id }) => id === stop.id);
  return index < 0 ? stops.length : side === 'before' ? index : index + 1;
}
