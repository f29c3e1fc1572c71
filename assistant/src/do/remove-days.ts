import { addDays } from '@wayfare/almanac/local-date';
import { isOwnWay } from '../planning/hold-settled.ts';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber } from './day-sights.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { rearrange } from './rearrange.ts';
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
  // Who arrives on a day that goes arrives on the next one, at the same hour.
  for (const day of found.days)
    for (const way of day.items.filter(isOwnWay)) {
      const end = way.place === null ? draft.days.at(-1) : draft.days[0];
      if (end !== undefined) draft.apply({ edit: 'addItem', dayId: end.id, item: way, index: 0 });
    }
  noteLength(draft);
  const { plan } = draft.document;
  draft.reroute({ ...before, plan });
  draft.keepHomeless(before);
  for (const end of [draft.days[0], draft.days.at(-1)])
    if (end?.items.some(isOwnWay) === true) rearrange(draft, end);
  return done({ says: 'daysRemoved', numbers }, ...keepMusts(draft, before.plan?.days ?? []));
};
