import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { lengthOfTime } from '@wayfare/wording/words';
import { applyEdit } from '@wayfare/planner';
import { withIdeasLeaving } from '../trips/ideas-leave.ts';
import { formatMinute } from '../ui/format-date.ts';
import { findingWords } from './finding-words.ts';
import { findingsOf } from './fix-findings.ts';
import type { PlanFacts } from './plan-facts.ts';

/** What an edit does to a day, beside what one wanted of it. */
export interface EditCost {
  /** When what was moved or added then begins. */
  startMinute: number;
  /** When one is back from its day. */
  dayEnds: number;
  /** So many minutes more (or fewer) on the way, in all days. */
  wayMinutes: number;
  /** What does not hold any more because of it. */
  breaks: readonly Finding[];
  /** How to take it back. */
  inverse: Edit;
}

/** The minutes on the way in a day; a way that is not in the plan yet is as long as it is known to be. */
function wayOf({ base, items }: PlanDay, facts: PlanFacts | null): number {
  let from = base;
  return items.reduce((sum, { place, travel }) => {
    const way = travel ?? (from && place ? facts?.way(from, place) : null);
    from = place ?? from;
    return sum + (way?.minutes ?? 0);
  }, 0);
}

const waysOf = (days: readonly PlanDay[], facts: PlanFacts | null) =>
  days.reduce((sum, day) => sum + wayOf(day, facts), 0);

/** When one is back where the day ends, or the last thing is over. */
function endOf({ items, endBase }: PlanDay, facts: PlanFacts | null): number {
  const last = items.reduce((latest, item) => (item.endMinute > latest.endMinute ? item : latest));
  const home = last.place && endBase && facts?.way(last.place, endBase);
  return last.endMinute + (home ? Math.round(home.minutes) : 0);
}

/** What a finding is about, whatever its figures. */
const keyOf = ({ kind, itemIds }: Finding) => `${kind} ${itemIds.toSorted().join(' ')}`;
/** What is so of a place whenever one goes there. */
const always = new Set<Finding['kind']>(['booking_needed', 'hours_unsure', 'unverified_place']);

/** What an edit would do to the day to which it brings an item; null where it is refused. */
export function editCost(
  document: TripDocument,
  edit: Edit,
  facts: PlanFacts | null,
  { dayId, itemId }: { dayId: string; itemId: string },
): EditCost | null {
  const result = applyEdit(document, withIdeasLeaving(document, edit));
  if ('refused' in result) return null;
  const days = result.document.plan?.days ?? [];
  const day = days.find(({ id }) => id === dayId);
  const item = day?.items.find(({ id }) => id === itemId);
  if (!day || !item) return null;
  // At each place of a drag: what holds in the other days is as it was.
  const touched = touchedDays(document.plan?.days ?? [], days);
  const had = new Set(findingsOf(document, facts, touched).map(keyOf));
  return {
    startMinute: item.startMinute,
    dayEnds: endOf(day, facts),
    wayMinutes: waysOf(days, facts) - waysOf(document.plan?.days ?? [], facts),
    breaks: findingsOf(result.document, facts, touched).filter(
      (finding) => finding.severity !== 'hint' && !always.has(finding.kind) && !had.has(keyOf(finding)),
    ),
    inverse: result.inverse,
  };
}

/** The days that an edit changes. */
function touchedDays(before: readonly PlanDay[], after: readonly PlanDay[]): ReadonlySet<string> {
  const held = new Set(before);
  return new Set(after.flatMap((day) => (held.has(day) ? [] : [day.id])));
}

const leastMinutes = 3;

/** The same in a line: `10:20 AM · 25 min more on the way · day ends 6:40 PM`. */
export function costWords({ startMinute, dayEnds, wayMinutes, breaks }: EditCost): string {
  const way = Math.round(Math.abs(wayMinutes));
  const parts = [
    formatMinute(startMinute),
    way < leastMinutes ? null : `${lengthOfTime(way)} ${wayMinutes > 0 ? 'more' : 'less'} on the way`,
    // What does not fit may be that it ends too late.
    breaks[0]?.kind === 'day_too_long' ? null : `day ends ${formatMinute(dayEnds)}`,
    breakWords(breaks),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What does not hold any more, in words; null where all does. */
export function breakWords(breaks: readonly Finding[]): string | null {
  const [first, ...others] = breaks;
  if (!first) return null;
  return `Does not fit: ${findingWords(first)}${others.length > 0 ? ` And ${others.length} more.` : ''}`;
}
