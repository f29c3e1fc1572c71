import { cityAndCountry } from '@wayfare/wording/country-in-words';
import { featuredPath } from '@wayfare/contracts/featured-path';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { useArticles } from '../blogs/blogs.queries.ts';
import { useFeaturedTrips } from '../featured/featured.queries.ts';
import { towns } from '../places/place-kinds.ts';
import {
  type FoundPlace,
  useOutsideSearch,
  usePlaceSearch,
  useSearchWish,
} from '../places/places.queries.ts';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { type FoundGroup, toFound } from './found.ts';
import { isWish, wishGroups } from './wish-groups.ts';
import { useTripList } from '../trips/trips.queries.ts';
import { matchesText } from '../places/match-text.ts';

const least = 2;

const placeGroups = [
  ['City guides', ({ kind, path }: FoundPlace) => kind === 'city' && path !== null],
  ['Sights', ({ kind }: FoundPlace) => kind === 'attraction'],
  ['Other cities', ({ kind, path }: FoundPlace) => kind === 'city' && path === null],
  ['Countries and regions', ({ kind }: FoundPlace) => kind === 'country' || kind === 'region'],
  ['Airports', ({ kind }: FoundPlace) => kind === 'airport'],
] as const;

/** Own and featured trips that a text names, by their name or their cities. */
function useFoundTrips(typed: string, about: string, near: ReadonlySet<string>) {
  const user = useCurrentUser();
  const own = useTripList('active', Boolean(user) && typed.length >= least).trips;
  const featured = useFeaturedTrips().data?.trips ?? [];
  const fits = ({ tripName, cities }: (typeof own)[number]) =>
    cities.some(({ placeId }) => near.has(placeId ?? '')) ||
    matchesText(about, [tripName, ...cities.map(({ name }) => name)].join(' '));
  const entry = (pathOf: (trip: (typeof own)[number]) => string) => (trip: (typeof own)[number]) => ({
    key: pathOf(trip),
    name: trip.tripName,
    detail: trip.cities.map(({ name }) => name).join(' · '),
    path: pathOf(trip),
  });
  return [
    { title: 'Your trips', entries: own.filter(fits).map(entry(({ _id }) => `/open/${_id}`)) },
    { title: 'Featured trips', entries: featured.filter(fits).map(entry(featuredPath)) },
  ];
}

/** Everything that a text finds, by kind: own trips, places, featured trips, articles. */
export function useSearch(text: string, most: number) {
  const typed = text.trim();
  const places = usePlaceSearch(typed, most);
  const still = useSettledValue(typed, 400);
  const known = places.data?.more === true && !places.isPlaceholderData;
  const elsewhere = useOutsideSearch(still === typed ? typed : '', undefined, known);
  const wish = useSearchWish(still === typed ? typed : '').data;
  // Of "rome with kids" trips and articles are about Rome.
  const about = wish?.about ?? typed;
  const near = wish?.about ? wish.cities : [];
  const nearIds = new Set(near.map(({ id }) => id));
  const nearNames = new Set(near.map(({ name }) => name));
  const [ownTrips, featuredTrips] = useFoundTrips(typed, about, nearIds);
  const articles = useArticles().data ?? [];
  const asked = typed.length >= least;
  const found = asked ? (places.data?.results ?? []) : [];
  const wished = isWish(wish) ? wishGroups(wish) : [];
  const shown = new Set(wished.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const groups: FoundGroup[] = [
    ...wished,
    ownTrips!,
    ...placeGroups.map(([title, belongs]) => ({
      title,
      entries: found
        .filter(belongs)
        .map(toFound)
        .filter(({ path }) => !shown.has(path)),
    })),
    {
      title: 'Elsewhere (OpenStreetMap)',
      entries: (elsewhere.data?.results ?? []).filter(({ kind }) => towns.includes(kind)).map(toFound),
    },
    featuredTrips!,
    {
      title: 'Articles',
      entries: articles
        .filter(
          ({ title, tags, city }) =>
            nearNames.has(city.name) ||
            matchesText(about, [title, city.name, city.country, ...tags].join(' ')),
        )
        .map(({ path, title, city }) => ({
          key: path,
          name: title,
          detail: cityAndCountry(city.name, city.country),
          path,
        })),
    },
  ];
  return {
    asked,
    /** Nothing found is all that was asked for. */
    isNear: isWish(wish) && wish.isNear,
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
