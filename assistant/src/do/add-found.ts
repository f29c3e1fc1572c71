import type { WhenSaid } from '@wayfare/contracts/intent';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { foundMinutes, foundOpeningOn } from '../planning/found-hours.ts';
import { daysOf } from '../resolve/days-of.ts';
import { mealOf } from '../resolve/meal-of.ts';
import { hoursOf } from '../resolve/part-of-day.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { putOwn, wayDuring } from './put-at.ts';
import { namesLost } from './rearrange.ts';

/** When one eats out, and when one goes to see something, the likelier hours first. */
const mealHours = [1170, 780];
const visitHours = [600, 840, 960, 690, 1080];
const EVENING = 960;
const STEP = 30;

/** Whether a place can be had on a day at a minute: nothing settled stands there, and it is not known to be shut. */
function canBe(draft: Draft, place: PlaceRef, day: PlanDay, from: number): boolean {
  const until = from + foundMinutes(place);
  const settled = day.items.some(
    ({ locked, startMinute, endMinute }) => locked && startMinute < until && endMinute > from,
  );
  if (settled || wayDuring(day, from, until) !== undefined) return false;
  const known = day.on === null ? null : foundOpeningOn(draft.turn.atlas, place, day.on);
  return known === null || known.openings.some((open) => open.from <= from && open.until >= until);
}

/** The hours that may be meant: the one that was said, those of the part of the day, or the usual ones. */
function hoursFor(place: PlaceRef, when: WhenSaid | undefined): number[] {
  if (when?.fromMinute !== undefined) return [when.fromMinute];
  const part = hoursOf(when);
  const usual = place.kind === 'restaurant' ? mealHours : visitHours;
  if (part === null) return usual;
  const within = usual.filter((minute) => minute >= part.from && minute <= part.until);
  return within.length > 0 ? within : [Math.ceil(part.from / STEP) * STEP];
}

/** Puts a place that was found elsewhere into the days that were said, where the least stands and it is open. */
export function addFound(draft: Draft, place: PlaceRef, when: WhenSaid | undefined): Outcome {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const days = found.days.toSorted((left, right) => left.items.length - right.items.length);
  const hours = hoursFor(place, when);
  const day = days.find((one) => hours.some((minute) => canBe(draft, place, one, minute)));
  const { name } = place;
  if (day === undefined)
    return days.length === 0
      ? refused({ says: 'noPlanYet' })
      : refused({ says: 'noRoom', name, ...(days.length === 1 && { day: dayNumber(draft, days[0]!) }) });
  const startMinute = hours.find((minute) => canBe(draft, place, day, minute))!;
  const had = presentSights(draft);
  const isMeal = place.kind === 'restaurant';
  const meal = startMinute < EVENING ? 'lunch' : 'dinner';
  const instead = day.items.find((item) => isMeal && !item.locked && mealOf(item) === meal);
  if (instead) draft.apply({ edit: 'removeItem', itemId: instead.id });
  const endMinute = startMinute + foundMinutes(place);
  const now = draft.days.find(({ id }) => id === day.id)!;
  if (!putOwn(draft, now, { kind: isMeal ? 'meal' : 'visit', title: name, place, startMinute, endMinute }))
    return refused({ says: 'noRoom', name, day: dayNumber(draft, day) });
  draft.spoken.push(name);
  return {
    done: [
      {
        says: 'foundAdded',
        name,
        day: dayNumber(draft, day),
        minute: startMinute,
        address: place.address ?? '',
        lost: namesLost(draft, had),
      },
    ],
  };
}
