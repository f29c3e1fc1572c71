import { isAtTable } from '../planning/is-at-table.ts';
import { fold } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { FREE_TIME } from '../do/keep-free.ts';

/** What a changed trip no longer has. */
export interface Losses {
  /** Stops whose place is no stop any more. */
  stops: Stop[];
  /** None of the stops is left, though there were some. */
  everything: boolean;
  days: number;
  /** Days that had sights and have none now, though nobody travels on them; counted from 1. */
  emptied: number[];
}

const placeOf = ({ place }: Stop): string => place.placeId ?? fold(place.name);
const isSight = (item: PlanDay['items'][number]): boolean =>
  item.kind === 'visit' || isAtTable(item) || (item.kind === 'activity' && item.title !== FREE_TIME);
const hasSights = ({ items }: PlanDay): boolean => items.some(isSight);
/** A longer stay may have the same sights on other days. */
const fullDays = ({ plan }: TripDocument, stopId: string | null): number =>
  (plan?.days ?? []).filter((day) => day.stopId === stopId && hasSights(day)).length;
const ways = ({ items }: PlanDay): number => items.filter(({ kind }) => kind === 'transfer').length;

/** How many days a trip has. */
export const daysOf = ({ trip, plan }: TripDocument): number =>
  plan?.days.length ?? trip.stops.reduce((sum, { nights }) => sum + nights, 0) + 1;

/** Compares a trip before and after a change. */
export function lossesOf(before: TripDocument, after: TripDocument): Losses {
  const kept = new Set(after.trip.stops.map(placeOf));
  const stops = before.trip.stops.filter((stop) => !kept.has(placeOf(stop)));
  const now = new Map((after.plan?.days ?? []).map((day) => [day.id, day]));
  const emptied = (before.plan?.days ?? []).flatMap((day, index) => {
    const left = after.plan === null ? { ...day, items: [] } : now.get(day.id);
    const isEmpty =
      hasSights(day) &&
      left !== undefined &&
      left.stopId === day.stopId &&
      !hasSights(left) &&
      ways(left) <= ways(day) &&
      fullDays(after, day.stopId) < fullDays(before, day.stopId);
    return isEmpty ? [index + 1] : [];
  });
  return {
    stops,
    everything: stops.length > 0 && stops.length === before.trip.stops.length,
    days: Math.max(0, daysOf(before) - daysOf(after)),
    emptied,
  };
}
