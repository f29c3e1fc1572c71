import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../api.ts';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { MissingHead } from '../ui/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OperatorCard } from './operator-card.tsx';

/** What the law wants said of whoever runs the site, in their own words: a paragraph for each blank line. */
export function ImprintText() {
  const query = useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => api.call('operator', { signal }),
    staleTime: 5 * 60_000,
  });
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.isError)
    return <ErrorInPlace title="The imprint could not be loaded." onRetry={() => void query.refetch()} />;
  const { imprint } = query.data;
  if (imprint === null) {
    return (
      <>
        <MissingHead />
        <p>
          Whoever runs this site has written no imprint. <Link to="/info/contact">Contact</Link> says whom to
          write to.
        </p>
      </>
    );
  }
  return (
    <>
      <OperatorCard />
      {imprint.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </>
  );
}
