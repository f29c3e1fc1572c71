import type { Attraction } from '@wayfare/atlas';
import type { WhenSaid } from '@wayfare/contracts/intent';
import type { TimeWish, WishedDay } from '@wayfare/contracts/time-wish';
import type { DaysFound } from '../resolve/days-of.ts';
import { dayNumber } from './day-sights.ts';
import type { Draft } from './draft.ts';

/** The days of a wish as it keeps them: a weekday stays one whatever becomes of the dates, all else is a number. */
export function wishedDays(
  draft: Draft,
  when: WhenSaid | undefined,
  { days, whole }: DaysFound,
): WishedDay[] | undefined {
  if (whole) return undefined;
  const said = when?.days ?? [];
  const isOwn = said.every(
    ({ weekday, on, number, atStop, ofItem }) =>
      atStop === undefined &&
      ofItem === undefined &&
      (weekday !== undefined || on !== undefined || (number ?? 0) < 0),
  );
  return isOwn
    ? said.map(({ weekday, on, number }) =>
        weekday !== undefined ? { weekday } : on !== undefined ? { on } : { number: number! },
      )
    : days.map((day) => ({ number: dayNumber(draft, day) }));
}

/** The wish that a sight is on some days, in a part of them. */
export function timeOf(
  draft: Draft,
  sight: Attraction,
  when: WhenSaid | undefined,
  found: DaysFound,
): TimeWish {
  const days = wishedDays(draft, when, found);
  return {
    what: sight.name,
    placeId: sight.id,
    ...(days !== undefined && { days }),
    ...(when?.part !== undefined && { part: when.part }),
  };
}
