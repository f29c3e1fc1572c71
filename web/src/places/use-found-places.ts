import { useMemo } from 'react';
import { metersBetween } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { matchesText } from './match-text.ts';
import { type FoundPlace, useOutsideSearch, usePastedPlace, usePlaceSearch } from './places.queries.ts';
import { readPlaceLink } from './read-place-link.ts';
import type { SearchAround } from './trip-places.ts';

/** Places found in one quarter: the atlas, the trip itself, servers of others. */
export interface FoundGroup {
  /** Empty for what the atlas has. */
  title: string;
  places: readonly FoundPlace[];
}

const ownKinds: Record<PlaceRef['kind'], FoundPlace['kind']> = {
  city: 'town',
  attraction: 'attraction',
  airport: 'airport',
  station: 'station',
  lodging: 'hotel',
  restaurant: 'restaurant',
  custom: 'other',
};

const mostOwn = 4;
const sameMeters = 300;

const ownResult = (place: PlaceRef): FoundPlace => ({
  kind: ownKinds[place.kind],
  id: `own ${place.latitude},${place.longitude} ${place.name}`,
  name: place.name,
  detail: place.address ?? '',
  place,
  path: null,
});

const isSame = (one: FoundPlace, other: FoundPlace) =>
  one.id === other.id ||
  (one.name.toLowerCase() === other.name.toLowerCase() && metersBetween(one.place, other.place) < sameMeters);

const farMeters = 300_000;
const mostFar = 2;

/** Of what is far from where one searches only the best few, so that what others find nearby is in sight. */
function mostlyNear(places: readonly FoundPlace[], around: SearchAround | undefined) {
  const near = around?.local ? around.near : null;
  if (!near) return places;
  const far = places.filter(({ place }) => metersBetween(place, near) > farMeters);
  return places.filter((place) => !far.includes(place) || far.indexOf(place) < mostFar);
}

/** Without those that stand further up already. */
const without = (places: readonly FoundPlace[], shown: readonly FoundPlace[]) =>
  places.filter((place) => !shown.some((other) => isSame(place, other)));

interface FoundNeeds {
  typed: string;
  kinds: readonly FoundPlace['kind'][] | undefined;
  around: SearchAround | undefined;
}

const none: readonly FoundPlace[] = [];

/**
 * Everything that a typed or pasted text finds: what the atlas has at once, then places of the trip, and below them, when
 * they come, those of servers of others. What stands stays where it stands.
 */
export function useFoundPlaces({ typed, kinds, around }: FoundNeeds) {
  const settled = useSettledValue(typed, 150);
  const still = useSettledValue(typed, 400);
  const pasted = useMemo(() => readPlaceLink(settled), [settled]);
  const words = pasted ? '' : settled;
  const atlas = usePlaceSearch(words, 8, around);
  const outside = useOutsideSearch(
    still === settled ? words : '',
    around,
    atlas.data?.more === true && !atlas.isPlaceholderData,
  );
  const linked = usePastedPlace(pasted);
  const groups = useMemo((): FoundGroup[] => {
    if (pasted) return [{ title: '', places: linked.data?.place ? [linked.data.place] : none }];
    const fits = ({ kind }: FoundPlace) => !kinds || kinds.includes(kind);
    const hits = words.trim().length < 2 ? none : (atlas.data?.results ?? none);
    const known = mostlyNear(hits.filter(fits), around);
    const own = (around?.own ?? [])
      .filter(({ name }) => words.trim().length >= 2 && matchesText(words, name))
      .map(ownResult)
      .filter(fits)
      .slice(0, mostOwn);
    const mine = without(own, known);
    const others = without((outside.data?.results ?? none).filter(fits), [...known, ...mine]);
    return [
      { title: '', places: known },
      { title: 'In your trip', places: mine },
      { title: 'Elsewhere (OpenStreetMap)', places: others },
    ].filter(({ places }) => places.length > 0);
  }, [pasted, linked.data, kinds, words, atlas.data, around, outside.data]);
  const searching = settled !== typed || atlas.isFetching || linked.isFetching;
  const problem = pasted && 'problem' in pasted ? pasted.problem : null;
  return {
    groups,
    /** The atlas has answered what stands in the box. */
    current: settled === typed && (pasted ? !linked.isFetching : atlas.isSuccess && !atlas.isPlaceholderData),
    searching,
    searchingOutside:
      outside.isFetching || (!searching && atlas.data?.more === true && !pasted && still !== typed),
    failed: pasted ? linked.isError : atlas.isError,
    problem:
      problem ??
      (pasted && linked.isSuccess && !linked.data.place
        ? 'What this link names cannot be looked up right now. Paste one with coordinates instead.'
        : null),
  };
}
