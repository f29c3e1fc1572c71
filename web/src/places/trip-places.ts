import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** What a search takes from the trip that it is made for. */
export interface SearchAround {
  /** Where the trip is: what lies there comes first. */
  near: PlaceRef | null;
  /** Places of the trip that the atlas does not have. */
  own: readonly PlaceRef[];
  /** The day for which hours are told. */
  on?: string | undefined;
  /** What is far away is of little use, as for a day. */
  local?: boolean;
}

const keyOf = ({ name, latitude, longitude }: PlaceRef) => `${name} ${latitude} ${longitude}`;

/** Places of a trip that are the traveller's own or were found elsewhere, each once. */
function ownPlaces({ trip, plan }: Pick<TripDocument, 'trip' | 'plan'>): PlaceRef[] {
  const all = [
    ...trip.stops.flatMap(({ place, lodging }) => [place, lodging]),
    ...trip.ideas.map(({ place }) => place),
    ...(plan?.days ?? []).flatMap(({ base, endBase, items }) => [
      base,
      endBase,
      ...items.map(({ place }) => place),
    ]),
  ];
  const own = all.filter((place) => place != null).filter(({ status }) => status !== 'atlas');
  return [...new Map(own.map((place) => [keyOf(place), place])).values()];
}

/** A search for something in a trip, near a place of it; near its first stop where none is named. */
export const aroundTrip = (
  document: Pick<TripDocument, 'trip' | 'plan'>,
  near?: PlaceRef | null,
  on?: string | null,
): SearchAround => ({
  near: near ?? document.trip.stops[0]?.place ?? null,
  own: ownPlaces(document),
  on: on ?? undefined,
});

/** The same for a day: what lies far from where it begins is hardly meant. */
export const aroundDay = (
  document: Pick<TripDocument, 'trip' | 'plan'>,
  near: PlaceRef | null,
  on: string | null,
): SearchAround => ({ ...aroundTrip(document, near, on), local: true });
