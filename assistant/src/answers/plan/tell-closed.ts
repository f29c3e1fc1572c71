import { joinWords } from '@wayfare/wording/words';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView } from './plan-view.ts';
import { asksOnly } from './plan-view.ts';

const closed = stemsOf('closed close shut open');
const things = stemsOf('sight sights museum museums place places go visit there really then');
const ofDoors = new Set(['closed', 'outside_hours']);

/** Whether everything in the plan is open when one is there. */
export function tellClosed({ asked }: PlanView): string | null {
  if (asked.hits.length > 0 || !says(asked, closed) || !asksOnly(asked, closed, things)) return null;
  const { turn } = asked;
  const findings = turn.auditTrip(turn.document).filter(({ kind }) => ofDoors.has(kind));
  const items = turn.document.plan?.days.flatMap((day) => day.items) ?? [];
  const names = findings.flatMap(({ itemIds }) =>
    items.flatMap(({ id, title }) => (itemIds.includes(id) ? [title] : [])),
  );
  return names.length === 0
    ? 'As far as I know the hours, everything in the plan is open when you are there.'
    : `Closed at the hour that is planned: ${joinWords([...new Set(names)])}.`;
}
