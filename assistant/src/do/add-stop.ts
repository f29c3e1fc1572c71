import type { Stop } from '@wayfare/contracts/trip';
import { cityRef } from '../planning/place-ref-of.ts';
import { cityOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import {
  bestIndex,
  freshId,
  indexOf,
  longestStop,
  MOST_NIGHTS,
  saidNights,
  totalNights,
} from './stops-of-route.ts';

const USUAL_NIGHTS = 2;

/** A new stop where it was said or where it makes the least detour; its nights come from the longest stay where the length of the trip was said. */
export const addStop: Do<'addStop'> = (draft, { place, nights: said, position }) => {
  const city = cityOf(place, draft);
  if (isUnclear(city)) return city;
  const before = draft.document;
  const there = before.trip.stops.find((stop) => stop.place.placeId === city.id);
  if (there !== undefined && position === undefined)
    return refused(
      { says: 'stopThere', name: city.name, nights: there.nights },
      {
        label: { says: 'labelNights', name: city.name, nights: there.nights + (said ?? 1) },
        intents: [{ kind: 'setNights', place: { name: city.name, placeId: there.id }, change: said ?? 1 }],
      },
    );
  if (said !== undefined && (said < 0 || said > MOST_NIGHTS))
    return refused({ says: 'nightsOutOfRange', most: MOST_NIGHTS });
  const usual = draft.turn.atlas.cityInfo(city.id)?.guide.typicalNights[0] ?? 1;
  const nights = said ?? Math.min(USUAL_NIGHTS, usual);
  const index = position === undefined ? bestIndex(draft, city) : indexOf(draft, position);
  if (typeof index !== 'number') return index;
  const length = saidNights(draft);
  const needed =
    length === null ? 0 : Math.max(0, totalNights(draft) + nights - Math.max(length, totalNights(draft)));
  const giver = longestStop(draft);
  const gives = needed > 0 && giver !== undefined && giver.nights > needed ? giver : undefined;
  if (gives !== undefined)
    draft.apply({ edit: 'setNights', stopId: gives.id, nights: gives.nights - needed });
  const stop: Stop = { id: freshId(draft), place: cityRef(city), nights };
  if (!draft.apply({ edit: 'addStop', stop, index })) return refused({ says: 'tooManyStops' });
  draft.reroute(before);
  draft.spoken.push(city.name);
  const abroad = before.trip.stops.every((one) => one.place.countryCode !== stop.place.countryCode);
  const country = abroad ? draft.turn.atlas.country(city.countryCode)?.name : undefined;
  return {
    done: [
      {
        says: 'stopAdded',
        name: city.name,
        nights,
        ...(country !== undefined && { country }),
        ...(gives !== undefined && { from: gives.place.name }),
      },
    ],
    ...(gives !== undefined && {
      offers: [
        {
          label: { says: 'labelLonger', days: needed },
          intents: [
            { kind: 'setNights', place: { name: gives.place.name, placeId: gives.id }, change: needed },
          ],
        },
      ],
    }),
  };
};
