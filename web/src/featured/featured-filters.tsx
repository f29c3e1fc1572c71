import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { type FilterName, filterNames, filterOptions } from './trip-filter.ts';
import type { useTripFilter } from './use-trip-filter.ts';

const labels: Record<FilterName, string> = {
  length: 'Length',
  season: 'Season',
  interest: 'Interest',
  budget: 'Budget',
};

/** The filters of the featured trips. Without scripts they are sent as a form. */
export function FeaturedFilters({ filter }: { filter: ReturnType<typeof useTripFilter> }) {
  return (
    <form
      role="search"
      aria-label="Filter the trips"
      method="get"
      className="mb-8 flex flex-wrap items-end gap-3"
    >
      {filterNames.map((name) => (
        <Select
          key={name}
          name={name}
          label={labels[name]}
          options={filterOptions[name]}
          value={filter.filter[name] ?? ''}
          onChange={(event) => filter.change(name, event.target.value)}
          className="min-w-36 flex-1 sm:max-w-48"
        />
      ))}
      {filter.isSet ? (
        <Button look="quiet" onClick={filter.clear}>
          Clear
        </Button>
      ) : null}
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </form>
  );
}
