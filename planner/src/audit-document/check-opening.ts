import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { factsOf, found } from './audit-view.ts';
import { moveToFreeSlot, takeOut } from './free-slot.ts';

function moveToOpenDay(view: AuditView, day: PlanDay, item: PlanItem): Finding['fix'] | null {
  if (item.locked) return null;
  const target = factsOf(view, item).openDayIds?.find(
    (dayId) => dayId !== day.id && view.days.some(({ id }) => id === dayId),
  );
  if (target === undefined) return takeOut(item);
  const items = view.days.find(({ id }) => id === target)?.items ?? [];
  const later = items.findIndex(({ startMinute }) => startMinute > item.startMinute);
  return { edit: 'moveItem', itemId: item.id, dayId: target, index: later < 0 ? items.length : later };
}

function checkItem(view: AuditView, day: PlanDay, item: PlanItem): Finding | null {
  const { openings, lastEntryMinute, unsureOn, hoursFrom } = factsOf(view, item);
  const from = hoursFrom === undefined ? {} : { hoursFrom: hoursFrom.name, hoursFromOn: hoursFrom.on };
  const { startMinute, endMinute } = item;
  if (openings === undefined) return null;
  if (openings.length === 0) {
    const fix = moveToOpenDay(view, day, item);
    return unsureOn === undefined
      ? found('closed', 'severe', day, [item], from, fix)
      : found('holiday_check', 'warning', day, [item], { holiday: unsureOn, usual: 'closed' }, fix);
  }
  const fix = (): Finding['fix'] | null => moveToFreeSlot(view, day, item) ?? moveToOpenDay(view, day, item);
  const open = openings.some(
    ({ fromMinute, untilMinute }) => startMinute >= fromMinute && endMinute <= untilMinute,
  );
  if (!open && unsureOn !== undefined) {
    return found('holiday_check', 'warning', day, [item], { holiday: unsureOn, usual: 'shorter' }, fix());
  }
  if (!open) {
    const hours = openings.map(({ fromMinute, untilMinute }) => `${fromMinute}-${untilMinute}`).join(',');
    return found('outside_hours', 'severe', day, [item], { startMinute, endMinute, hours, ...from }, fix());
  }
  if (lastEntryMinute !== undefined && startMinute > lastEntryMinute) {
    return found('last_entry_missed', 'severe', day, [item], { startMinute, lastEntryMinute }, fix());
  }
  return unsureOn === undefined ? null : found('holiday_check', 'hint', day, [item], { holiday: unsureOn });
}

/** Closed on the day, outside the opening hours, after the last entry, or on a holiday whose hours nobody has set down. */
export function checkOpening(view: AuditView): Finding[] {
  return view.judged.flatMap((day) =>
    day.items.map((item) => checkItem(view, day, item)).filter((finding) => finding !== null),
  );
}
