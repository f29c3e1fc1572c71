import { addDays } from '@wayfare/almanac/local-date';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber } from './day-sights.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { noteLength } from './stops-of-route.ts';

/** Days go out of the trip with what is in them; the days after them move up. */
export const removeDays: Do<'removeDays'> = (draft, { when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const before = draft.document;
  if (found.whole || found.days.length >= draft.days.length)
    return refused({ says: 'tooShort', days: draft.days.length });
  const numbers = found.days.map((day) => dayNumber(draft, day));
  for (const day of found.days) {
    const { stops, startOn } = draft.document.trip;
    const stop = stops.find(({ id }) => id === day.stopId) ?? stops.at(-1);
    const isFirst = draft.days[0]?.id === day.id;
    draft.apply({ edit: 'removeDay', dayId: day.id });
    if (isFirst && startOn !== null) draft.apply({ edit: 'setStartOn', startOn: addDays(startOn, 1) });
    if (stop === undefined) continue;
    const [left] = [stop.nights - 1];
    if (left > 0 || stops.length === 1)
      draft.apply({ edit: 'setNights', stopId: stop.id, nights: Math.max(0, left) });
    else draft.apply({ edit: 'removeStop', stopId: stop.id });
  }
  noteLength(draft);
  const { plan } = draft.document;
  draft.reroute({ ...before, plan });
  keepMusts(draft, before.plan?.days ?? []);
  return done({ says: 'daysRemoved', numbers });
};
