import type { IntentOf } from '@wayfare/contracts/intent';
import { bestOrder } from '../planning/best-order.ts';
import { stopOf } from '../resolve/stop-of.ts';
import type { Unclear } from '../resolve/unclear.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Draft } from './draft.ts';
import type { Do, Outcome } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { indexOf } from './stops-of-route.ts';

const namesOf = ({ document }: Draft): string[] => document.trip.stops.map(({ place }) => place.name);

/** Puts the stops into an order and says so. */
function inOrder(draft: Draft, ids: readonly string[]): Outcome {
  const before = draft.document;
  const now = before.trip.stops.map(({ id }) => id);
  if (now.join() === ids.join()) return refused({ says: 'orderSame', names: namesOf(draft) });
  if (!draft.apply(...ids.map((stopId, index) => ({ edit: 'moveStop' as const, stopId, index }))))
    return refused({ says: 'orderSame', names: namesOf(draft) });
  draft.reroute(before);
  return done({ says: 'orderIs', names: namesOf(draft) });
}

/** The named stops in their order, and those that were not named after them as they come. */
function saidOrder(draft: Draft, { places = [] }: IntentOf<'orderStops'>): string[] | Unclear {
  const ids: string[] = [];
  for (const place of places) {
    const stop = stopOf(place, draft);
    if (isUnclear(stop)) return stop;
    if (!ids.includes(stop.id)) ids.push(stop.id);
  }
  return [...ids, ...draft.document.trip.stops.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))];
}

/** Turns the route round, sorts it as was said, or finds the way with the least travel. */
export const orderStops: Do<'orderStops'> = (draft, intent) => {
  const { trip } = draft.document;
  const ids = trip.stops.map(({ id }) => id);
  if (ids.length < 2) return refused({ says: 'oneStop', name: trip.stops[0]?.place.name ?? '' });
  if (intent.order === 'reversed') return inOrder(draft, ids.toReversed());
  if (intent.order === 'best') return inOrder(draft, bestOrder(trip, draft.turn.travel).stopIds);
  const said = saidOrder(draft, intent);
  return Array.isArray(said) ? inOrder(draft, said) : said;
};

/** "Osaka before Kyoto", "end in Tokyo". */
export const moveStop: Do<'moveStop'> = (draft, { place, position }) => {
  const stop = stopOf(place, draft);
  if (isUnclear(stop)) return stop;
  const index = indexOf(draft, position, stop.id);
  if (typeof index !== 'number') return index;
  const others = draft.document.trip.stops.flatMap(({ id }) => (id === stop.id ? [] : [id]));
  return inOrder(draft, others.toSpliced(index, 0, stop.id));
};
