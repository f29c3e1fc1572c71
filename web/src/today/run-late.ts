import type { Edit } from '@wayfare/contracts/edit';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { retimeDay, type RetimeConflict } from '@wayfare/planner';
import { splitDay } from './current-day.ts';

/** How late one is: so many minutes, or just now at the next thing. */
export type Lateness = { minutes: number } | 'here';

/** A day put later, before it is kept. */
export interface LateDay {
  /** What gets another time, in order. */
  moved: { item: PlanItem; startMinute: number; endMinute: number }[];
  /** What there is no time for any more. */
  fallsOut: PlanItem[];
  /** What is fixed and reached too late all the same. */
  late: { item: PlanItem; minutes: number }[];
}

/** What may give way to something fixed, or to the end of the day: the last thing before it that is not fixed. */
function giveWay(items: readonly PlanItem[], { itemId, reason }: RetimeConflict): PlanItem | undefined {
  const at = items.findIndex(({ id }) => id === itemId);
  const before = reason === 'late_for_locked' ? items.slice(0, at) : items.slice(0, at + 1);
  return before.findLast(({ locked }) => !locked);
}

/** From when on there is time for what is ahead, and where one is then. */
function startOfRest(day: PlanDay, nowMinute: number, lateness: Lateness) {
  const { done, now, ahead } = splitDay(day.items, nowMinute);
  const next = ahead[0];
  const base = [...done, ...now].findLast(({ place }) => place !== null)?.place ?? day.base;
  const way = next?.travel?.minutes ?? 0;
  if (lateness === 'here') return { base, freeFrom: nowMinute - way, current: undefined };
  const current = now.at(-1);
  if (current) return { base, freeFrom: current.endMinute + lateness.minutes, current };
  // Nothing goes on: what is late is the next thing itself.
  return {
    base,
    freeFrom: Math.max(nowMinute, (next?.startMinute ?? nowMinute) + lateness.minutes - way),
    current,
  };
}

/**
 * Puts what is left of a day later: what goes on lasts longer, what follows is pushed on, and what can no longer be
 * had before something fixed or the end of the day falls out, from the end.
 */
export function runLate(day: PlanDay, nowMinute: number, lateness: Lateness): LateDay {
  const { ahead } = splitDay(day.items, nowMinute);
  const { base, freeFrom, current } = startOfRest(day, nowMinute, lateness);
  const [next, ...others] = ahead;
  const arrived =
    lateness === 'here' && next && !next.locked
      ? { ...next, startMinute: nowMinute, endMinute: nowMinute + next.endMinute - next.startMinute }
      : next;
  let items = arrived ? [arrived, ...others] : [];
  const fallsOut: PlanItem[] = [];
  // A day that was planned past its end is not made to end sooner by this.
  const endMinute = Math.max(day.endMinute, ...ahead.map((item) => item.endMinute));
  const retime = () =>
    retimeDay({ ...day, base, items, startMinute: freeFrom, endMinute }, {}, { keepTimes: true });
  let retimed = retime();
  for (let gives = true; gives;) {
    const conflict = retimed.conflicts.find(({ reason }) => reason !== 'meal_late' && reason !== 'closed');
    const out = conflict && giveWay(items, conflict);
    gives = out !== undefined && out.id !== (lateness === 'here' ? arrived?.id : undefined);
    if (!gives || !out) break;
    fallsOut.unshift(ahead.find(({ id }) => id === out.id) ?? out);
    items = items.filter(({ id }) => id !== out.id);
    retimed = retime();
  }
  const before = new Map(ahead.map((item) => [item.id, item]));
  const moved = retimed.day.items.flatMap(({ id, startMinute, endMinute: until }) => {
    const item = before.get(id);
    return item && item.startMinute !== startMinute ? [{ item, startMinute, endMinute: until }] : [];
  });
  const longer = current && !current.locked && current.endMinute !== freeFrom;
  return {
    moved: longer
      ? [{ item: current, startMinute: current.startMinute, endMinute: freeFrom }, ...moved]
      : moved,
    fallsOut,
    late: retimed.conflicts.flatMap(({ itemId, reason, lateMinutes }) => {
      const item = before.get(itemId);
      return reason === 'late_for_locked' && item ? [{ item, minutes: lateMinutes }] : [];
    }),
  };
}

type Part = Exclude<Edit, { edit: 'batch' }>;

/** Takes an item out of the plan; its place is kept among the ideas. */
export function leaveOut(item: PlanItem, ideas: readonly { id: string }[]): Part[] {
  const { id, place } = item;
  const takeOut: Part = { edit: 'removeItem', itemId: id };
  const free = ideas.every((idea) => idea.id !== id);
  return place && free ? [takeOut, { edit: 'addIdea', idea: { id, place }, index: ideas.length }] : [takeOut];
}

/** The one edit that keeps a day put later. */
export function keepLateDay({ moved, fallsOut }: LateDay, ideas: readonly { id: string }[]): Edit {
  const held = [...ideas];
  const out = fallsOut.flatMap((item) => {
    const parts = leaveOut(item, held);
    if (parts.length > 1) held.push({ id: item.id });
    return parts;
  });
  // From the last on, so that no thing passes another on the way and the order stays.
  const times = moved.toReversed().map(({ item, startMinute, endMinute }): Part => ({
    edit: 'setItemTime',
    itemId: item.id,
    startMinute,
    endMinute,
  }));
  return { edit: 'batch', edits: [...out, ...times], label: 'Running late' };
}
