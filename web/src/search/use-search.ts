import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { useArticles } from '../blogs/blogs.queries.ts';
import { useFeaturedTrips } from '../featured/featured.queries.ts';
import { towns } from '../places/place-kinds.ts';
import { planFoundPath, planPath } from '../places/place-path.ts';
import { type FoundPlace, useOutsideSearch, usePlaceSearch } from '../places/places.queries.ts';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { useTripList } from '../trips/trips.queries.ts';
import { matchesText } from '../places/match-text.ts';

/** One thing found, and where it leads. */
export interface Found {
  key: string;
  name: string;
  detail: string;
  path: string;
}

/** Things of one kind. */
export interface FoundGroup {
  title: string;
  entries: Found[];
}

const least = 2;

const placeGroups = [
  ['City guides', ({ kind, path }: FoundPlace) => kind === 'city' && path !== null],
  ['Sights', ({ kind }: FoundPlace) => kind === 'attraction'],
  ['Other cities', ({ kind, path }: FoundPlace) => kind === 'city' && path === null],
  ['Countries and regions', ({ kind }: FoundPlace) => kind === 'country' || kind === 'region'],
  ['Airports', ({ kind }: FoundPlace) => kind === 'airport'],
] as const;

/** A place without a guide leads to the planner: a city as its first stop, anything else as a first message. */
const placePath = ({ path, kind, id, name, place }: FoundPlace) =>
  path ??
  (place.status === 'found'
    ? planFoundPath(place)
    : kind === 'city'
      ? planPath(id)
      : `/create?${new URLSearchParams({ ask: name })}`);

const toFound = (place: FoundPlace): Found => ({
  key: `${place.kind}-${place.id}`,
  name: place.name,
  detail: place.detail,
  path: placePath(place),
});

/** Own and featured trips that a text names, by their name or their cities. */
function useFoundTrips(typed: string) {
  const user = useCurrentUser();
  const own = useTripList('active', Boolean(user) && typed.length >= least).trips;
  const featured = useFeaturedTrips().data?.trips ?? [];
  const fits = ({ tripName, cities }: (typeof own)[number]) =>
    matchesText(typed, [tripName, ...cities.map(({ name }) => name)].join(' '));
  const entry = (path: string) => (trip: (typeof own)[number]) => ({
    key: `${path}-${trip._id}`,
    name: trip.tripName,
    detail: trip.cities.map(({ name }) => name).join(' · '),
    path: `/${path}/${trip._id}`,
  });
  return [
    { title: 'Your trips', entries: own.filter(fits).map(entry('open')) },
    { title: 'Featured trips', entries: featured.filter(fits).map(entry('outline')) },
  ];
}

/** Everything that a text finds, by kind: own trips, places, featured trips, articles. */
export function useSearch(text: string, most: number) {
  const typed = text.trim();
  const places = usePlaceSearch(typed, most);
  const still = useSettledValue(typed, 400);
  const known = places.data?.more === true && !places.isPlaceholderData;
  const elsewhere = useOutsideSearch(still === typed ? typed : '', undefined, known);
  const [ownTrips, featuredTrips] = useFoundTrips(typed);
  const articles = useArticles().data ?? [];
  const asked = typed.length >= least;
  const found = asked ? (places.data?.results ?? []) : [];
  const groups: FoundGroup[] = [
    ownTrips!,
    ...placeGroups.map(([title, belongs]) => ({ title, entries: found.filter(belongs).map(toFound) })),
    {
      title: 'Elsewhere (OpenStreetMap)',
      entries: (elsewhere.data?.results ?? []).filter(({ kind }) => towns.includes(kind)).map(toFound),
    },
    featuredTrips!,
    {
      title: 'Articles',
      entries: articles
        .filter(({ title, tags, city }) =>
          matchesText(typed, [title, city.name, city.country, ...tags].join(' ')),
        )
        .map(({ path, title, city }) => ({
          key: path,
          name: title,
          detail: `${city.name}, ${city.country}`,
          path,
        })),
    },
  ];
  return {
    asked,
    groups: asked
      ? groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ title, entries }) => ({ title, entries: entries.slice(0, most) }))
      : [],
    searching: asked && places.isFetching,
    failed: places.isError,
    retry: places.refetch,
  };
}
