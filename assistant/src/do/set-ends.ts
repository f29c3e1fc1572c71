import { hitRef } from '../planning/place-ref-of.ts';
import { endOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';

/** Where one starts from; a round trip ends there too. */
export const setOrigin: Do<'setOrigin'> = (draft, { place }) => {
  const hit = endOf(place, draft);
  if (isUnclear(hit)) return hit;
  const origin = hitRef(draft.turn.atlas, hit);
  const before = draft.document;
  if (origin === null) return refused({ says: 'noSuchEnd', name: hit.name });
  if (before.trip.origin?.placeId === origin.placeId)
    return refused({ says: 'originSame', name: origin.name });
  if (before.trip.stops[0]?.place.placeId === origin.placeId)
    return refused({ says: 'originIsStop', name: origin.name });
  const round = draft.wishes.roundTrip !== false;
  draft.setWishes({ origin: origin.name });
  draft.apply({ edit: 'setOrigin', origin }, ...(round ? [{ edit: 'setEnd' as const, end: origin }] : []));
  draft.reroute(before);
  return done({ says: 'originIs', name: origin.name, round });
};

/** Where one flies home to or from; without a place the trip ends where its last stop is. */
export const setEnd: Do<'setEnd'> = (draft, { place }) => {
  const before = draft.document;
  const last = before.trip.stops.at(-1)?.place;
  const hit = place === undefined ? null : endOf(place, draft);
  if (hit !== null && isUnclear(hit)) return hit;
  const end = hit === null ? null : hitRef(draft.turn.atlas, hit);
  if (end === null || end.placeId === last?.placeId) {
    if (before.trip.end === null) return refused({ says: 'endsThere', name: last?.name ?? '' });
    draft.setWishes({ roundTrip: false });
    draft.apply({ edit: 'setEnd', end: null });
    draft.reroute(before);
    return done({ says: 'oneWay', name: last?.name ?? '' });
  }
  if (before.trip.end?.placeId === end.placeId) return refused({ says: 'endSame', name: end.name });
  draft.setWishes({ roundTrip: before.trip.origin?.placeId === end.placeId });
  draft.apply({ edit: 'setEnd', end });
  draft.reroute(before);
  return done({ says: 'endIs', name: end.name });
};
