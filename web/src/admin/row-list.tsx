import type { ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** As much of a paged query as a list needs. */
interface Pages<Row> {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface RowListProps<Row> {
  pages: Pages<Row>;
  /** What is said where there is nothing. */
  empty: string;
  /** What could not be loaded, for the case that it could not. */
  what: string;
  keyOf: (row: Row) => string;
  Line: ComponentType<{ row: Row }>;
}

/** A list of the admin page, a page at a time. */
export function RowList<Row>({ pages, empty, what, keyOf, Line }: RowListProps<Row>) {
  if (pages.isPending) return <Skeleton className="h-60" />;
  if (pages.isError) {
    return (
      <ErrorInPlace
        title={`${what} could not be loaded.`}
        detail={pages.error?.message}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <Card>
        {rows.length === 0 ? <p className="px-5 py-6 text-muted">{empty}</p> : null}
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Line key={keyOf(row)} row={row} />
          ))}
        </ul>
      </Card>
      {pages.hasNextPage ? (
        <div className="mt-4 text-center">
          <Button onClick={() => void pages.fetchNextPage()} busy={pages.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}
