import { stopOf } from '../resolve/stop-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { longestStop, noteLength, saidNights, totalNights } from './stops-of-route.ts';

const givesNights = new Set(['setNights', 'addStop', 'setLength', 'setDates']);

/** A stop goes; its nights go to the longest stay where the length of the trip was said and nothing else was said of them. */
export const removeStop: Do<'removeStop'> = (draft, { place }) => {
  const stop = stopOf(place, draft);
  if (isUnclear(stop)) return stop;
  const before = draft.document;
  const { name } = stop.place;
  if (before.trip.stops.length === 1) return refused({ says: 'onlyStop', name });
  const length = saidNights(draft);
  if (!draft.apply({ edit: 'removeStop', stopId: stop.id })) return refused({ says: 'onlyStop', name });
  const others = draft.intents.some(({ kind }) => givesNights.has(kind));
  const heir = length === null || others ? undefined : longestStop(draft);
  const given =
    heir === undefined ? 0 : Math.min(stop.nights, Math.max(0, (length ?? 0) - totalNights(draft)));
  if (heir !== undefined && given > 0)
    draft.apply({ edit: 'setNights', stopId: heir.id, nights: heir.nights + given });
  const { destinations } = draft.document.trip.request;
  if (destinations !== undefined)
    draft.setWishes({ destinations: destinations.filter((one) => one.toLowerCase() !== name.toLowerCase()) });
  if (!others) noteLength(draft);
  draft.reroute(before);
  return done({
    says: 'stopRemoved',
    name,
    ...(heir !== undefined && given > 0 && { heir: heir.place.name, nights: given }),
  });
};
