import { SearchX } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { planPath } from '../places/place-path.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { usePlaceSearch } from '../places/places.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { boxClass } from '../ui/field.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Places by name. */
export function SearchPage() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const q = query.get('q') ?? '';
  const search = usePlaceSearch(q, 40);
  const results = search.data?.results ?? [];
  return (
    <PageFrame heading="Search" title={q ? `Search: ${q}` : 'Search'} width="middle">
      <div className="mb-8 flex">
        <PlaceSearch
          key={q}
          label="Search places"
          placeholder="A city, a sight, a country, an airport"
          onChoose={({ path, id, kind, name }) => {
            if (path) void navigate(path);
            else if (kind === 'city') void navigate(planPath(id));
            else setQuery({ q: name });
          }}
          onText={(typed) => setQuery({ q: typed })}
          boxClass={boxClass}
        />
      </div>
      {search.isError ? (
        <ErrorInPlace title="The search could not be reached." onRetry={() => void search.refetch()} />
      ) : null}
      {q.trim().length >= 2 && search.isPending ? <Skeleton className="h-40" /> : null}
      {q.trim().length >= 2 && search.isSuccess && results.length === 0 ? (
        <EmptyState icon={<SearchX size={26} />} title={`Nothing was found for “${q}”`}>
          Try another spelling, or the name of the nearest city.
        </EmptyState>
      ) : null}
      <ul className="divide-y divide-line">
        {q.trim().length >= 2
          ? results.map((place) => {
              const to = place.path ?? (place.kind === 'city' ? planPath(place.id) : null);
              return (
                <li key={`${place.kind}-${place.id}`} className="py-3">
                  <p className="text-fine font-medium text-muted capitalize">{place.kind}</p>
                  <h2 className="text-lead">
                    {to ? (
                      <Link to={to} className="link no-underline hover:underline">
                        {place.name}
                      </Link>
                    ) : (
                      place.name
                    )}
                  </h2>
                  <p className="text-small text-muted">{place.detail}</p>
                </li>
              );
            })
          : null}
      </ul>
    </PageFrame>
  );
}
