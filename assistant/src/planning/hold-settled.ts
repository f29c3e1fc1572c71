import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { DayFrame } from './day-frames.ts';
import { checkIn } from './day-frames.ts';
import { shortId } from './unique-ids.ts';

const LUGGAGE_MINUTES = 20;

/** One fetches the luggage, and goes. */
const fetchLuggage = ({ id, base }: PlanDay, until: number): PlanItem => ({
  id: shortId('luggage', id),
  kind: 'check_out',
  title: 'Check out and fetch the luggage',
  place: base,
  startMinute: Math.max(0, until - LUGGAGE_MINUTES),
  endMinute: until,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

/** An arrival or departure that the traveller named bounds the free time of its day. */
function holdTravel(frame: DayFrame, items: readonly PlanItem[]): void {
  for (const item of items) {
    if (item.kind !== 'transfer' || !item.locked || item.madeBy !== 'traveller') continue;
    if (item.place !== null) {
      frame.day.items.unshift(item);
      const settle = frame.stop === null ? null : checkIn(frame.stop, item.endMinute);
      if (settle !== null) frame.day.items.splice(1, 0, settle);
      frame.freeFrom = Math.max(frame.freeFrom, settle?.endMinute ?? item.endMinute);
      frame.day.startMinute = Math.min(frame.day.startMinute, item.startMinute);
    } else {
      const fetched = fetchLuggage(frame.day, item.startMinute);
      frame.after.push(fetched, item);
      frame.freeUntil = Math.min(frame.freeUntil, fetched.startMinute);
    }
  }
}

/** Hours that were set for a day alone. */
function holdHours(frame: DayFrame, present: PlanDay | undefined): void {
  if (present?.ownHours !== true) return;
  const { startMinute, endMinute } = present;
  frame.day = { ...frame.day, startMinute, endMinute, ownHours: true };
  frame.freeFrom = frame.day.items.length === 0 ? startMinute : Math.max(frame.freeFrom, startMinute);
  frame.freeUntil = frame.after.length === 0 ? endMinute : Math.min(frame.freeUntil, endMinute);
}

/** What the traveller settled of a day bounds its free time when it is made anew; `ways` are those from and to home. */
export function holdSettled(
  frame: DayFrame,
  present: PlanDay | undefined,
  ways: readonly PlanItem[] = [],
): void {
  holdTravel(frame, [...(present?.items ?? []).filter((item) => !isOwnWay(item)), ...ways]);
  holdHours(frame, present);
  if (present?.ownPace !== undefined) frame.day.ownPace = present.ownPace;
  if (present?.free !== undefined) frame.day.free = present.free;
  if (present?.without !== undefined) frame.day.without = present.without;
}

const WAY_IN = 'own-way-in';
const WAY_HOME = 'own-way-home';

/** Whether an item is the arrival from home or the departure, which stand at the trip's two ends whatever moves. */
export const isOwnWay = ({ id }: PlanItem): boolean => id === WAY_IN || id === WAY_HOME;

/** The own ways that a day of the trip has to hold: the first the arrival, the last the departure. */
export function ownWaysAt(
  present: readonly PlanDay[],
  { isFirst, isLast, base }: { isFirst: boolean; isLast: boolean; base: PlanDay['base'] },
): PlanItem[] {
  const all = present.flatMap(({ items }) => items.filter(isOwnWay));
  return all.flatMap((item) => {
    if (item.id === WAY_IN) return isFirst ? [{ ...item, place: base ?? item.place }] : [];
    return isLast ? [item] : [];
  });
}
