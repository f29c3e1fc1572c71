import { MapPinOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { usePlaceSearch } from '../places/places.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MissingHead } from '../ui/page-head.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The words of the last part of an address, as somebody would type them. */
function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  let words = last;
  try {
    words = decodeURIComponent(last);
  } catch {
    // Not a text that was encoded; it is searched for as it stands.
  }
  return words.replaceAll('-', ' ').slice(0, 60);
}

/** Where no guide of that name exists: the ones that were perhaps meant. */
export function MissingGuide({ what }: { what: string }) {
  const { pathname } = useLocation();
  const words = wordsOf(pathname);
  const { data } = usePlaceSearch(words, 12);
  const meant = (data?.results ?? []).flatMap(({ name, detail, path }) =>
    path ? [{ name, detail, path }] : [],
  );
  return (
    <PageFrame heading={`No such ${what}`} width="text">
      <MissingHead />
      <EmptyState
        icon={<MapPinOff size={26} />}
        title="There is no guide at this address"
        action={
          <>
            <Link to={`/search?q=${encodeURIComponent(words)}`} className={buttonClass('secondary')}>
              Search for it
            </Link>
            <Link to="/city-guides" className={buttonClass('primary')}>
              All city guides
            </Link>
          </>
        }
      >
        {meant.length > 0 ? (
          <>
            <p className="mb-2">Perhaps you meant:</p>
            <ul className="grid gap-1">
              {meant.slice(0, 5).map(({ name, detail, path }) => (
                <li key={path}>
                  <Link to={path} className="link inline-flex min-h-11 items-center">
                    {name}, {detail}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </EmptyState>
    </PageFrame>
  );
}
