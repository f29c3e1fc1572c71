import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import { isMeal, usualHours } from '../planning/fixed-items.ts';
import { attractionRef, cityRef } from '../planning/place-ref-of.ts';
import { daysOf } from '../resolve/days-of.ts';
import { mealOf } from '../resolve/meal-of.ts';
import { partHours } from '../resolve/part-of-day.ts';
import { foundElsewhere } from '../resolve/found-elsewhere.ts';
import { cityOf, kmFromTrip, sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { putOwn, wayDuring } from './put-at.ts';
import { namesLost, rearrange } from './rearrange.ts';

const NEAR_KM = 60;

/** Where something happens, as far as the atlas knows it near the trip. */
function placeOf(draft: Draft, where: IntentOf<'addEvent'>['where']) {
  if (where === undefined) return null;
  const sight = sightOf(where, draft);
  if (!isUnclear(sight) && kmFromTrip(sight, draft) < NEAR_KM) return attractionRef(sight);
  const city = cityOf(where, draft);
  if (!isUnclear(city) && kmFromTrip(city, draft) <= NEAR_KM) return cityRef(city);
  return foundElsewhere(draft, where.name);
}

/** What the event takes the place of on its day: the meal that it is, the sight that it is a visit to. */
function makeRoom(draft: Draft, day: PlanDay, meal: string | null, placeId: string | undefined): void {
  const gone = draft.days.flatMap((one) =>
    one.items
      .filter(
        (item) =>
          (meal !== null && one.id === day.id && mealOf(item) === meal && !item.locked) ||
          (meal === null &&
            placeId !== undefined &&
            item.kind === 'visit' &&
            item.place?.placeId === placeId),
      )
      .map(({ id }) => ({ id, day: one })),
  );
  for (const { id, day: from } of gone) {
    draft.apply({ edit: 'lockItem', itemId: id, locked: false }, { edit: 'removeItem', itemId: id });
    if (from.id !== day.id) rearrange(draft, from);
  }
}

function dayAsked(draft: Draft, { on, when }: IntentOf<'addEvent'>) {
  if (on !== undefined) return daysOf({ days: [{ on }] }, draft);
  return daysOf(when, draft);
}

/** Something fixed: it stands at its hour, and its day is arranged around it. */
export const addEvent: Do<'addEvent'> = (draft, intent) => {
  const { title: said, where, when } = intent;
  const title = said.charAt(0).toUpperCase() + said.slice(1);
  const found = dayAsked(draft, intent);
  if (isUnclear(found))
    return intent.on === undefined ? found : refused({ says: 'eventOutside', name: title, on: intent.on });
  const [day] = found.days;
  if (day === undefined) return refused({ says: 'noPlanYet' });
  if (found.whole && draft.days.length > 1)
    return {
      ask: { says: 'whichDay', what: title },
      offers: draft.days.slice(0, 7).map((one) => ({
        label: { says: 'labelDay' as const, day: dayNumber(draft, one), on: one.on },
        intents: [{ ...intent, when: { ...when, days: [{ number: dayNumber(draft, one) }] } }],
      })),
    };
  const [usual, minutes] = usualHours(said);
  const part = when?.part === undefined ? undefined : partHours[when.part][0];
  const startMinute = when?.fromMinute ?? part ?? usual;
  const endMinute = Math.min(2879, Math.max(startMinute + 15, when?.untilMinute ?? startMinute + minutes));
  const way = wayDuring(day, startMinute, endMinute);
  if (way !== undefined && way.kind === 'transfer')
    return refused({ says: 'underWay', name: title, day: dayNumber(draft, day), until: way.endMinute });
  const meal = isMeal(said) ? (startMinute < 960 ? 'lunch' : 'dinner') : null;
  const place = placeOf(draft, where);
  const had = presentSights(draft);
  makeRoom(draft, day, meal, place?.placeId);
  if (
    !putOwn(draft, day, { kind: meal === null ? 'activity' : 'meal', title, place, startMinute, endMinute })
  )
    return refused({ says: 'noRoom', name: title, day: dayNumber(draft, day) });
  draft.spoken.push(title);
  const gone = namesLost(draft, had).filter((name) => name !== place?.name);
  return {
    done: [
      {
        says: 'eventAdded',
        name: title,
        day: dayNumber(draft, day),
        minute: startMinute,
        lost: gone,
        ...(place !== null && { at: place.name }),
        ...(where !== undefined && place === null && { unknown: where.name }),
      },
    ],
  };
};
