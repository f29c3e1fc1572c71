import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { found } from './audit-view.ts';

function checkNights(view: AuditView): Finding[] {
  const { stops } = view.document.trip;
  const last = stops.at(-1);
  if (last === undefined || view.days.length === 0) return [];
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const needed = view.days.length - 1;
  if (nights >= needed) return [];
  const missing = needed - nights;
  const fix = { edit: 'setNights', stopId: last.id, nights: last.nights + missing } as const;
  return [found('no_night', 'warning', view.days[nights + 1] ?? null, [], { nights, needed, missing }, fix)];
}

function checkStopOrder(view: AuditView): Finding[] {
  const order = new Map(view.document.trip.stops.map((stop, index) => [stop.id, index]));
  let furthest = -1;
  const findings: Finding[] = [];
  for (const day of view.days) {
    const index = day.stopId === null ? undefined : order.get(day.stopId);
    if (index === undefined) continue;
    if (index < furthest) {
      const facts = { stop: view.document.trip.stops[index]?.place.name ?? '' };
      findings.push(found('wrong_order', 'warning', day, [], facts));
    }
    furthest = Math.max(furthest, index);
  }
  return findings;
}

const sortedDay = (day: PlanDay): PlanDay => ({
  ...day,
  items: day.items.toSorted((left, right) => left.startMinute - right.startMinute),
});

function checkItemOrder(view: AuditView): Finding[] {
  return view.days.flatMap((day) => {
    const late = day.items.find((item, index) => {
      const before = day.items[index - 1];
      return before !== undefined && before.startMinute > item.startMinute;
    });
    if (late === undefined) return [];
    return [found('wrong_order', 'warning', day, [late], {}, { edit: 'replaceDay', day: sortedDay(day) })];
  });
}

function checkFollows(view: AuditView): Finding[] {
  const at = new Map<string, { day: PlanDay; item: PlanItem; time: number }>();
  view.days.forEach((day, index) => {
    for (const item of day.items) at.set(item.id, { day, item, time: index * 10_000 + item.startMinute });
  });
  return (view.knowledge.follows ?? []).flatMap(([first, second]) => {
    const earlier = at.get(first);
    const later = at.get(second);
    if (later === undefined || (earlier !== undefined && earlier.time <= later.time)) return [];
    const items = earlier === undefined ? [later.item] : [later.item, earlier.item];
    return [found('wrong_order', 'warning', later.day, items, { after: earlier?.item.title ?? first })];
  });
}

/** Days without a bed, days and items out of order. */
export function checkRoute(view: AuditView): Finding[] {
  return [checkNights, checkStopOrder, checkItemOrder, checkFollows].flatMap((check) => check(view));
}
