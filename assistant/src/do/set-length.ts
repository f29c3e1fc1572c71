import { addDays } from '@wayfare/almanac/local-date';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { Draft } from './draft.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { longestStop, noteLength, totalNights } from './stops-of-route.ts';

const MOST_DAYS = 119;

/** The nights of each stop when the trip is so many nights longer or shorter. */
function share(draft: Draft, difference: number, side: IntentOf<'setLength'>['side']): number[] {
  const { stops } = draft.document.trip;
  const nights = stops.map((stop) => stop.nights);
  const usual = stops.map(
    ({ place }) => draft.turn.atlas.cityInfo(place.placeId ?? '')?.guide.typicalNights[1] ?? 2,
  );
  for (let left = Math.abs(difference); left > 0; left -= 1) {
    const step = Math.sign(difference);
    const end = side === 'start' ? 0 : stops.length - 1;
    const lacking = nights.map((one, index) => (usual[index] ?? 2) - one);
    const longest = nights.indexOf(Math.max(...nights));
    const index =
      side !== undefined && (step > 0 || (nights[end] ?? 0) > 1)
        ? end
        : step > 0
          ? lacking.indexOf(Math.max(...lacking))
          : longest;
    nights[index] = (nights[index] ?? 0) + step;
  }
  return nights;
}

/** The whole trip longer or shorter: a longer one grows where most is left to see, a shorter one gives from the longest stay. */
export const setLength: Do<'setLength'> = (draft, { days: said, change = 0, side }) => {
  const before = draft.document;
  const now = totalNights(draft) + 1;
  const days = said ?? now + change;
  const { stops, startOn } = before.trip;
  if (days < 1) return refused({ says: 'tooShort', days: now });
  if (days > MOST_DAYS) return refused({ says: 'tooLong', most: MOST_DAYS });
  if (days === now) return refused({ says: 'lengthSame', days });
  if (days - 1 < stops.length - 1)
    return {
      ask: { says: 'tooFewDays', days, stops: stops.length },
      offers: stops.slice(0, 6).map(({ id, place }) => ({
        label: { says: 'labelLeaveOut' as const, name: place.name },
        intents: [
          { kind: 'removeStop' as const, place: { name: place.name, placeId: id } },
          { kind: 'setLength' as const, days },
        ],
      })),
    };
  const nights = share(draft, days - now, side);
  stops.forEach((stop, index) => {
    if (nights[index] !== stop.nights)
      draft.apply({ edit: 'setNights', stopId: stop.id, nights: nights[index] ?? stop.nights });
  });
  if (side === 'start' && startOn !== null)
    draft.apply({ edit: 'setStartOn', startOn: addDays(startOn, now - days) });
  draft.setWishes({ days, endOn: undefined, nights: undefined });
  noteLength(draft);
  draft.reroute(before);
  const moved = keepMusts(draft, before.plan?.days ?? []);
  draft.spoken.push(`day ${days}`);
  const longest = longestStop(draft);
  const changed = stops.filter((stop, index) => nights[index] !== stop.nights).map(({ place }) => place.name);
  return {
    done: [
      {
        says: 'lengthIs',
        days,
        grown: days - now,
        names: changed.length > 0 ? changed : [longest?.place.name ?? ''],
      },
      ...moved,
    ],
  };
};
