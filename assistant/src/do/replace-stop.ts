import type { Stop } from '@wayfare/contracts/trip';
import { namedSights } from '../planning/candidates.ts';
import { cityRef } from '../planning/place-ref-of.ts';
import { cityOf } from '../resolve/place-of.ts';
import { stopOf } from '../resolve/stop-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { freshId } from './stops-of-route.ts';

/** Another city for as many nights. What was to be seen in the one that goes is no wish any more. */
export const replaceStop: Do<'replaceStop'> = (draft, { place, by }) => {
  const gone = stopOf(place, draft);
  if (isUnclear(gone)) return gone;
  const city = cityOf(by, draft);
  if (isUnclear(city)) return city;
  const before = draft.document;
  const { stops, request } = before.trip;
  const name = gone.place.name;
  if (stops.some((stop) => stop.place.placeId === city.id))
    return refused(
      {
        says: 'stopThere',
        name: city.name,
        nights: stops.find((one) => one.place.placeId === city.id)?.nights ?? 0,
      },
      {
        label: { says: 'labelLeaveOut', name },
        intents: [{ kind: 'removeStop', place: { name, placeId: gone.id } }],
      },
    );
  const its = new Set(
    namedSights(draft.turn.atlas, request).flatMap((sight) =>
      sight.cityId === gone.place.placeId ? [sight.name] : [],
    ),
  );
  draft.setWishes({
    ...(request.mustSee && { mustSee: request.mustSee.filter((wish) => !its.has(wish)) }),
    ...(request.destinations && {
      destinations: request.destinations.map((one) =>
        one.toLowerCase() === name.toLowerCase() ? city.name : one,
      ),
    }),
  });
  const stop: Stop = { id: freshId(draft), place: cityRef(city), nights: gone.nights };
  if (!draft.apply({ edit: 'addStop', stop, index: stops.indexOf(gone) }))
    return refused({ says: 'tooManyStops' });
  draft.apply({ edit: 'removeStop', stopId: gone.id });
  draft.reroute(before);
  draft.spoken.push(city.name);
  return done({ says: 'stopReplaced', gone: name, name: city.name, nights: gone.nights });
};
