import { fold } from '@wayfare/atlas';
import type { PlaceSaid } from '@wayfare/contracts/intent';
import type { Stop } from '@wayfare/contracts/trip';
import type { Draft } from '../do/draft.ts';
import { lastSpoken } from './last-spoken.ts';
import type { Unclear } from './unclear.ts';
import { isPartOf, nthOf, onlyPoints, ordinalIn } from './words-of-things.ts';

const kindsOfStop = new Set(['', 'stop', 'city', 'town', 'place']);

/** Stops of a name: as it stands, as the atlas knows it too, or as a part of it. */
function stopsCalled(name: string, { document, turn }: Draft): Stop[] {
  const { stops } = document.trip;
  const same = stops.filter(({ place }) => fold(place.name) === fold(name));
  if (same.length > 0) return same;
  const known = new Set(
    turn.atlas
      .search(name, { kinds: ['city', 'region'], limit: 5 })
      .flatMap(({ id, kind, match }) =>
        match === 'fuzzy' ? [] : kind === 'region' ? (turn.atlas.region(id)?.cityIds ?? []) : [id],
      ),
  );
  const hits = stops.filter(({ place }) => known.has(place.placeId ?? ''));
  if (hits.length > 0) return hits;
  const parts = stops.filter(({ place }) => isPartOf(name, place.name));
  if (parts.length > 0) return parts;
  const close = new Set(turn.atlas.search(name, { kinds: ['city'], limit: 3 }).map(({ id }) => id));
  return stops.filter(({ place }) => close.has(place.placeId ?? ''));
}

/** The stop of the trip that is meant: by id, by name, "there", "the second city". */
export function stopOf(said: PlaceSaid, draft: Draft): Stop | Unclear {
  const { stops } = draft.document.trip;
  const byId = stops.find(
    ({ id, place }) => said.placeId === id || (said.placeId !== undefined && place.placeId === said.placeId),
  );
  if (byId !== undefined) return byId;
  const named = stopsCalled(said.name, draft);
  if (named.length === 1 && named[0] !== undefined) return named[0];
  const ordinal = named.length === 0 ? ordinalIn(said.name) : null;
  const counted = ordinal !== null && kindsOfStop.has(ordinal.rest) ? nthOf(stops, ordinal.nth) : undefined;
  if (counted !== undefined) return counted;
  if (named.length === 0 && onlyPoints(said.name)) {
    const spoken =
      lastSpoken(draft, stops, ({ place }) => [place.name]) ?? (stops.length === 1 ? stops[0] : undefined);
    if (spoken !== undefined) return spoken;
  }
  const candidates = named.map((stop) => ({
    said: { name: stop.place.name, placeId: stop.id },
    name: stop.place.name,
    where: `stop ${stops.indexOf(stop) + 1}`,
  }));
  return { unclear: { said, what: 'stop', words: said.name, candidates } };
}
