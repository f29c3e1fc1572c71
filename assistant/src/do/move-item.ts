import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { attractionOf } from '../planning/place-ref-of.ts';
import { openingsOn } from '../planning/openings.ts';
import { daysOf } from '../resolve/days-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import type { ItemFound } from '../resolve/last-spoken.ts';
import { hoursOf } from '../resolve/part-of-day.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNear, fitSight, opensOn } from './fit-sight.ts';
import { forgetTime, holdTimeWish, rememberTime } from './hold-time-wish.ts';
import type { Do, Offer, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { putAt, wayDuring } from './put-at.ts';
import { namesLost, present, rearrange } from './rearrange.ts';
import { timeOf } from './wished-days.ts';

const QUARTER = 15;

/** Buttons for the other days on which what moves would find open doors. */
function otherDays(draft: Draft, item: PlanItem, except: readonly PlanDay[]): Offer[] {
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  if (sight === null) return [];
  return daysNear(draft, sight)
    .filter((day) => !except.some(({ id }) => id === day.id) && opensOn(draft, sight, day))
    .slice(0, 3)
    .map((day) => ({
      label: { says: 'labelOnDay', name: item.title, day: dayNumber(draft, day) },
      intents: [
        {
          kind: 'moveItem',
          item: { words: item.title, itemId: item.id },
          to: { days: [{ number: dayNumber(draft, day) }] },
        },
      ],
    }));
}

/** When on a day something may begin within the hours that were said: at its first open quarter with nobody under way. */
function startWithin(
  draft: Draft,
  day: PlanDay,
  item: PlanItem,
  intent: IntentOf<'moveItem'>,
): number | null {
  const { to, position } = intent;
  const hours =
    hoursOf(to) ??
    (position === undefined ? null : { from: position === 'first' ? day.startMinute : 720, until: 2879 });
  if (hours === null) return null;
  if (to.fromMinute !== undefined) return to.fromMinute;
  const minutes = item.endMinute - item.startMinute;
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  const openings = sight === null || day.on === null ? null : openingsOn(draft.turn.atlas, sight, day.on);
  const from = Math.max(
    hours.from,
    to.part === 'morning' || position === 'first' ? day.startMinute : hours.from,
  );
  const starts: number[] = [];
  for (let start = Math.ceil(from / QUARTER) * QUARTER; start < hours.until; start += QUARTER) {
    const isOpen =
      openings === null ||
      openings.some(
        (one) => start >= one.from && start + minutes <= one.until && start <= (one.lastStart ?? 2879),
      );
    if (isOpen && wayDuring(day, start, start + minutes) === undefined) starts.push(start);
  }
  const latest = starts.filter((start) => start + minutes <= day.endMinute).at(-1);
  return (position === 'last' ? latest : starts[0]) ?? null;
}

/** Takes an item out of where it stands, to be put somewhere else. */
function lift(draft: Draft, { item }: ItemFound): void {
  if (item.locked) draft.apply({ edit: 'lockItem', itemId: item.id, locked: false });
  draft.apply({ edit: 'removeItem', itemId: item.id });
}

function settle(draft: Draft, found: ItemFound, target: PlanDay, intent: IntentOf<'moveItem'>): Outcome {
  const { item, day } = found;
  const had = presentSights(draft);
  const number = dayNumber(draft, target);
  const [document, edits] = [draft.document, draft.edits.length];
  const asksHour = hoursOf(intent.to) !== null || intent.position !== undefined;
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  const base = present(draft, target);
  const start = startWithin(draft, base, item, intent);
  if (asksHour && start === null)
    return refused(
      { says: 'closedAtHours', name: item.title, day: number },
      ...otherDays(draft, item, [target, day]),
    );
  const minutes = item.endMinute - item.startMinute;
  const way = start === null ? undefined : wayDuring(base, start, start + minutes);
  if (way !== undefined)
    return refused({ says: 'underWay', name: item.title, day: number, until: way.endMinute });
  lift(draft, found);
  if (start !== null || sight === null || item.kind !== 'visit') {
    const at = start ?? item.startMinute;
    putAt(draft, target, { ...item, startMinute: at, endMinute: Math.min(2879, at + minutes) });
  } else {
    const fitted = fitSight(draft, sight, [target]);
    if (fitted === null) {
      draft.goBack(document, edits);
      return refused(
        { says: 'noRoom', name: item.title, day: number },
        ...otherDays(draft, item, [target, day]),
      );
    }
    const now = fitted.items.find(({ place, kind }) => kind === 'visit' && place?.placeId === sight.id);
    if (item.locked && now !== undefined) draft.apply({ edit: 'lockItem', itemId: now.id, locked: true });
  }
  if (day.id !== target.id) rearrange(draft, day);
  const now = draft.days
    .find(({ id }) => id === target.id)
    ?.items.find(
      ({ id, kind, place }) =>
        id === item.id || (sight !== null && kind === item.kind && place?.placeId === sight.id),
    );
  draft.spoken.push(item.title);
  return {
    done: [
      {
        says: 'itemMoved',
        name: item.title,
        day: number,
        minute: now?.startMinute ?? item.startMinute,
        lost: namesLost(draft, had),
        held: asksHour,
      },
    ],
    days: [day.id, target.id],
  };
}

/** To another day, another part of it or another hour. */
export const moveItem: Do<'moveItem'> = (draft, intent) => {
  const found = itemOf(intent.item, draft);
  if (isUnclear(found)) return found;
  const where = daysOf(intent.to, draft);
  if (isUnclear(where)) return where;
  const { item, day } = found;
  const asksHour = hoursOf(intent.to) !== null || intent.position !== undefined;
  const target = where.whole
    ? day
    : (where.days.find(({ id }) => id === day.id && asksHour) ?? where.days[0] ?? day);
  const number = dayNumber(draft, target);
  if (target.id === day.id && !asksHour)
    return refused({ says: 'sightThere', name: item.title, day: number, minute: item.startMinute });
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  if (sight !== null && item.kind !== 'meal') {
    if (!daysNear(draft, sight).some(({ id }) => id === target.id))
      return refused({ says: 'elsewhereThen', name: item.title }, ...otherDays(draft, item, [target, day]));
    if (!opensOn(draft, sight, target))
      return refused(
        { says: 'closedThen', name: item.title, days: [number], on: target.on },
        ...otherDays(draft, item, [target, day]),
      );
  }
  if (item.kind === 'visit' && sightsOf(target).has(item.place?.placeId ?? '') && target.id !== day.id)
    return refused({ says: 'sightThere', name: item.title, day: number, minute: item.startMinute });
  const isExact = intent.to.fromMinute !== undefined || intent.to.untilMinute !== undefined;
  if (sight !== null && item.kind === 'visit' && !isExact) {
    const day = { number: dayNumber(draft, target) };
    const wish = {
      ...timeOf(draft, sight, intent.to, where),
      ...(intent.position !== undefined && { order: intent.position, ...(where.whole && { days: [day] }) }),
    };
    if (asksHour) return holdTimeWish(draft, wish, sight);
    rememberTime(draft, wish);
  } else if (sight !== null) forgetTime(draft, sight.id);
  return settle(draft, found, target, intent);
};
