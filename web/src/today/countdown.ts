import { instantOf } from '@wayfare/almanac/zone-time';
import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { counted } from '@wayfare/wording/words';

const hourMs = 3_600_000;

/** When a trip begins: when one leaves for it, where that is known, else with the first thing of its first day. */
export function startInstant({ trip, plan }: Pick<TripDocument, 'trip' | 'plan'>): number | null {
  const { startOn, origin, legs, stops } = trip;
  if (startOn === null) return null;
  const out = legs.find(({ from }) => from === 'origin');
  if (origin && out?.departMinute !== undefined) {
    // The trip starts on the day one arrives, so a night on the way lies before it.
    const on = addDays(startOn, -(out.arriveDayOffset ?? 0));
    return instantOf({ on, minute: out.departMinute }, origin.timeZone);
  }
  const first = plan?.days.find(({ on }) => on === startOn);
  const minute = first?.items[0]?.startMinute ?? first?.startMinute ?? 0;
  return instantOf({ on: startOn, minute }, stops[0]?.place.timeZone ?? first?.base?.timeZone);
}

/** How long until a trip: in days, and on the last day in hours. */
export function countdown(startsAt: number | null, now: number, today: string, startOn: string): string {
  const left = startsAt === null ? Number.POSITIVE_INFINITY : startsAt - now;
  if (left <= 0) return 'Under way';
  if (left < hourMs) return `In ${Math.max(1, Math.ceil(left / 60_000))} min`;
  if (left < 24 * hourMs) return `In ${counted(Math.round(left / hourMs), 'hour')}`;
  const days = daysBetween(today, startOn);
  return days <= 1 ? 'Tomorrow' : `In ${counted(days, 'day')}`;
}
