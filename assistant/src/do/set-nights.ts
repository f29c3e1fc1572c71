import { stopOf } from '../resolve/stop-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { longestStop, MOST_NIGHTS, noteLength } from './stops-of-route.ts';

/** How long one stays at a stop: the trip grows or shrinks with it, and the answer says so. */
export const setNights: Do<'setNights'> = (draft, { place, nights: said, change = 0 }) => {
  const { stops } = draft.document.trip;
  const found = place === undefined ? (stops.length === 1 ? stops[0] : undefined) : stopOf(place, draft);
  if (found === undefined)
    return {
      ask: { says: 'whichStop' },
      offers: stops.slice(0, 6).map((stop) => ({
        label: { says: 'labelNights' as const, name: stop.place.name, nights: said ?? stop.nights + change },
        intents: [
          {
            kind: 'setNights' as const,
            place: { name: stop.place.name, placeId: stop.id },
            ...(said === undefined ? { change } : { nights: said }),
          },
        ],
      })),
    };
  if (isUnclear(found)) return found;
  const before = draft.document;
  const nights = said ?? found.nights + change;
  if (nights < 0 || nights > MOST_NIGHTS) return refused({ says: 'nightsOutOfRange', most: MOST_NIGHTS });
  if (nights === 0 && stops.length > 1)
    return refused(
      { says: 'noNights', name: found.place.name },
      {
        label: { says: 'labelLeaveOut', name: found.place.name },
        intents: [{ kind: 'removeStop', place: { name: found.place.name, placeId: found.id } }],
      },
    );
  const grown = nights - found.nights;
  if (grown === 0) return refused({ says: 'nightsSame', name: found.place.name, nights });
  draft.apply({ edit: 'setNights', stopId: found.id, nights });
  noteLength(draft);
  draft.reroute(before);
  const moved = grown < 0 ? keepMusts(draft, before.plan?.days ?? []) : [];
  draft.spoken.push(found.place.name);
  const giver = longestStop(draft, found.id);
  const keeps = grown > 0 && giver !== undefined && giver.nights > grown && draft.intents.length === 1;
  return {
    done: [{ says: 'nightsAre', name: found.place.name, nights }, ...moved],
    ...(keeps && {
      offers: [
        {
          label: { says: 'labelTakeFrom', name: giver.place.name, nights: grown },
          intents: [
            { kind: 'setNights', place: { name: giver.place.name, placeId: giver.id }, change: -grown },
          ],
        },
      ],
    }),
  };
};
