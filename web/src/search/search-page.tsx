import { limits } from '@wayfare/contracts/limits';
import { SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { boxClass } from '../ui/field.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { askPath } from './found.ts';
import { useSearch } from './use-search.ts';

/** Everything of a name: places, trips, articles. What is typed stands in the address. */
export function SearchPage() {
  const [query, setQuery] = useSearchParams();
  const q = [...(query.get('q') ?? '')].slice(0, limits.searchCharacters).join('');
  const { asked, groups, isNear, searching, failed, retry } = useSearch(useSettledValue(q, 120), 40);
  return (
    <PageFrame heading="Search" title={q ? `Search: ${q.slice(0, 60)}` : 'Search'} width="middle">
      <form
        role="search"
        method="get"
        action="/search"
        className="mb-8 flex gap-2"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          name="q"
          aria-label="Search places, trips and articles"
          placeholder="A city, a sight, a trip, an article"
          autoComplete="off"
          maxLength={limits.searchCharacters}
          value={q}
          onChange={(event) =>
            setQuery(event.target.value === '' ? {} : { q: event.target.value }, { replace: true })
          }
          className={boxClass}
        />
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      {failed ? (
        <ErrorInPlace title="Search is not available right now." onRetry={() => void retry()} />
      ) : null}
      {searching && groups.length === 0 ? <Skeleton className="h-40" /> : null}
      {asked && !searching && !failed && groups.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} />}
          title={`Nothing was found for “${q.slice(0, 80)}”`}
          action={
            <Link to={askPath(q)} className={buttonClass('primary')}>
              Ask the assistant
            </Link>
          }
        >
          Try another spelling, or the name of the nearest city.
        </EmptyState>
      ) : null}
      {isNear && groups.length > 0 ? (
        <p className="mb-6 text-muted">
          Nothing fits all of that. This comes nearest.{' '}
          <Link to={askPath(q)} className="link">
            Ask the assistant
          </Link>
        </p>
      ) : null}
      {groups.map(({ title, entries }) => (
        <section key={title} className="mb-8">
          <h2 className="mb-2 text-lead">{title}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {entries.map(({ key, name, detail, why, path }) => (
              <li key={key} className="relative py-2.5">
                <Link
                  to={path}
                  dir="auto"
                  className="link font-semibold no-underline after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
                {detail ? <p className="text-small text-muted">{detail}</p> : null}
                {/* A note of a guide answers by itself; a sight has its own page. */}
                {why ? <p className={`mt-0.5 text-small ${detail ? 'line-clamp-3' : ''}`}>{why}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
}
