import type { CitySummary } from '@wayfare/contracts/place-endpoints';
import { attractionPath } from '../places/place-path.ts';
import { AttractionRow } from './attraction-row.tsx';
import type { Attraction } from './guides.queries.ts';

const shownAtOnce = 12;

interface AttractionListProps {
  attractions: readonly Attraction[];
  city: Pick<CitySummary, 'countrySlug' | 'citySlug'>;
}

function Rows({ attractions, city }: AttractionListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {attractions.map((attraction) => (
        <li key={attraction.id} className="grid">
          <AttractionRow attraction={attraction} path={attractionPath(city, attraction.slug)} />
        </li>
      ))}
    </ul>
  );
}

/** The sights of a city, the most famous first; a long list is opened on wish, without scripts too. */
export function AttractionList({ attractions, city }: AttractionListProps) {
  const others = attractions.slice(shownAtOnce);
  return (
    <>
      <Rows attractions={attractions.slice(0, shownAtOnce)} city={city} />
      {others.length > 0 ? (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-2 text-small font-semibold text-primary-ink hover:bg-primary-soft">
            <span className="group-open:hidden">{`Show ${others.length} more`}</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <div className="mt-4">
            <Rows attractions={others} city={city} />
          </div>
        </details>
      ) : null}
    </>
  );
}
