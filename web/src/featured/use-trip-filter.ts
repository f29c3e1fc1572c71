import { useSearchParams } from 'react-router';
import type { FeaturedTrip } from './featured.queries.ts';
import { type FilterName, filterNames, passes, type TripFilter } from './trip-filter.ts';

/** The filters of the featured trips, kept in the address. */
export function useTripFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: TripFilter = {};
  for (const name of filterNames) {
    const value = search.get(name);
    if (value) filter[name] = value;
  }
  const change = (name: FilterName, value: string) =>
    setSearch(
      (held) => {
        if (value === '') held.delete(name);
        else held.set(name, value);
        return held;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () =>
    setSearch(
      (held) => {
        for (const name of filterNames) held.delete(name);
        return held;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    isSet: Object.keys(filter).length > 0,
    change,
    clear,
    apply: (trips: readonly FeaturedTrip[]) => trips.filter((trip) => passes(trip, filter)),
  };
}
