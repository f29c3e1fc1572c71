import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { found, timed, visits } from './audit-view.ts';
import { moveToFreeSlot, takeOut, wayBetween } from './free-slot.ts';

function checkArrivalAndDeparture(view: AuditView, day: PlanDay, index: number): Finding[] {
  const { arrival, departure } = view.knowledge;
  const arrivalIndex = view.days.findIndex(({ id }) => id === arrival?.dayId);
  const departureIndex = view.days.findIndex(({ id }) => id === departure?.dayId);
  const findings: Finding[] = [];
  for (const item of timed(day)) {
    if (item.kind === 'transfer') continue;
    const early =
      index < arrivalIndex || (index === arrivalIndex && item.startMinute < (arrival?.minute ?? 0));
    const late =
      departureIndex >= 0 &&
      (index > departureIndex || (index === departureIndex && item.endMinute > (departure?.minute ?? 0)));
    const fix = (): Finding['fix'] | null => moveToFreeSlot(view, day, item) ?? takeOut(item);
    if (early) {
      const facts = { startMinute: item.startMinute, arrivalMinute: arrival?.minute ?? 0 };
      findings.push(found('before_arrival', 'severe', day, [item], facts, fix()));
    }
    if (late) {
      const facts = { endMinute: item.endMinute, departureMinute: departure?.minute ?? 0 };
      findings.push(found('after_departure', 'severe', day, [item], facts, fix()));
    }
  }
  return findings;
}

function checkLength(view: AuditView, day: PlanDay): Finding[] {
  const items = timed(day);
  const last = items.reduce((left, right) => (right.endMinute > left.endMinute ? right : left), items[0]!);
  const first = Math.min(...items.map(({ startMinute, travel }) => startMinute - (travel?.minutes ?? 0)));
  const endMinute = last.endMinute + wayBetween(view, last.place, day.endBase);
  const most = view.knowledge.pace?.maxMinutes ?? Number.POSITIVE_INFINITY;
  const overMinutes = Math.max(endMinute - day.endMinute, endMinute - first - most);
  if (overMinutes <= 0) return [];
  const spare = visits(day).filter(({ locked }) => !locked);
  const fix = spare.length > 0 ? takeOut(spare.at(-1)!) : null;
  return [found('day_too_long', 'warning', day, [last], { endMinute, overMinutes }, fix)];
}

function checkVisits(view: AuditView, day: PlanDay): Finding[] {
  const most = view.knowledge.pace?.maxVisits;
  const held = visits(day);
  if (most === undefined || held.length <= most) return [];
  const spare =
    held.findLast(({ locked, madeBy }) => !locked && madeBy !== 'traveller') ??
    held.findLast((item) => !item.locked);
  return [
    found(
      'too_many_visits',
      'warning',
      day,
      held,
      { visits: held.length, most },
      spare === undefined ? null : takeOut(spare),
    ),
  ];
}

/** Before the arrival, after the departure, longer or fuller than the day allows. */
export function checkDayBounds(view: AuditView): Finding[] {
  return view.judged.flatMap((day) =>
    timed(day).length === 0
      ? []
      : [
          ...checkArrivalAndDeparture(view, day, view.days.indexOf(day)),
          ...checkLength(view, day),
          ...checkVisits(view, day),
        ],
  );
}
