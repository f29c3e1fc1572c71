import type { PlanDay } from '@wayfare/contracts/plan';
import type { DayFrame } from './day-frames.ts';

/** An arrival or departure that the traveller named bounds the free time of its day. */
function holdTravel(frame: DayFrame, present: PlanDay | undefined): void {
  for (const item of present?.items ?? []) {
    if (item.kind !== 'transfer' || !item.locked || item.madeBy !== 'traveller') continue;
    if (item.place !== null) {
      frame.day.items.unshift(item);
      frame.freeFrom = Math.max(frame.freeFrom, item.endMinute + 30);
      frame.day.startMinute = Math.min(frame.day.startMinute, item.startMinute);
    } else {
      frame.after.push(item);
      frame.freeUntil = Math.min(frame.freeUntil, item.startMinute - 20);
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

/** What the traveller settled of a day bounds its free time when it is made anew. */
export function holdSettled(frame: DayFrame, present: PlanDay | undefined): void {
  holdTravel(frame, present);
  holdHours(frame, present);
}
