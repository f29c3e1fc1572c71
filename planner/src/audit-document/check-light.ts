import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { factsOf, found } from './audit-view.ts';
import { moveToFreeSlot } from './free-slot.ts';

/** Dusk is no wall: so long before dawn or after dusk nobody minds. */
const GRACE_MINUTES = 15;

function checkItem(view: AuditView, day: PlanDay, item: PlanItem): Finding | null {
  const { light } = factsOf(view, item);
  if (light === undefined) return null;
  const { startMinute, endMinute } = item;
  const dawn = light.fromMinute - GRACE_MINUTES;
  const dusk = light.untilMinute + GRACE_MINUTES;
  if (startMinute >= dawn && endMinute <= dusk) return null;
  const seesNothing = startMinute >= dusk || endMinute <= dawn;
  const facts = startMinute < dawn ? { lightFrom: light.fromMinute } : { lightUntil: light.untilMinute };
  const severity = seesNothing ? 'warning' : 'hint';
  return found('after_dark', severity, day, [item], facts, moveToFreeSlot(view, day, item));
}

/** Sights out of doors that are visited, wholly or in part, before dawn or after dusk. */
export const checkLight = (view: AuditView): Finding[] =>
  view.judged.flatMap((day) =>
    day.items.map((item) => checkItem(view, day, item)).filter((finding) => finding !== null),
  );
