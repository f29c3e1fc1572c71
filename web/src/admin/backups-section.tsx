import { useQuery } from '@tanstack/react-query';
import { counted } from '@wayfare/wording/words';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { adminKey, useAdminMutation } from './admin.queries.ts';
import { sayFailure } from './say-failure.ts';

const lookAgainMs = 2000;

const useBackups = () =>
  useQuery({
    queryKey: adminKey('backups'),
    queryFn: ({ signal }) => api.call('adminBackups', { signal }),
    meta: { private: true },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.underWay ? lookAgainMs : false),
  });

const sizeOf = (bytes: number) =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000).toLocaleString()} kB`
    : `${(bytes / 1_000_000).toLocaleString(undefined, { maximumFractionDigits: 1 })} MB`;

const oftenOf = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? 'day' : `${hours / 24} days`) : counted(hours, 'hour');

/** The backups of this server: when they are made, which there are, and one more at a press. */
export function BackupsSection() {
  const backups = useBackups();
  const make = useAdminMutation(() => api.call('adminMakeBackup'));
  if (backups.isPending) return <Skeleton className="h-64" />;
  if (backups.isError) {
    return (
      <ErrorInPlace
        title="The backups could not be loaded."
        detail={backups.error.message}
        onRetry={() => void backups.refetch()}
      />
    );
  }
  const { everyHours, keep, folder, underWay, failure, backups: kept } = backups.data;
  const isMaking = underWay || make.isPending;
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-small text-muted">
        {everyHours === null
          ? 'No backup is made by itself: set BACKUP_EVERY, such as 1d, and start the server again. '
          : `One is made every ${oftenOf(everyHours)}. `}
        The newest {keep === 1 ? 'one is' : `${keep} are`} kept in{' '}
        <code className="wrap-anywhere">{folder}</code>. Each holds everything, accounts included: keep them
        safe, and on another machine too.
      </p>
      {failure ? (
        <p role="alert" className="text-small text-danger wrap-anywhere">
          The last backup failed {formatAgo(failure.at)}: {failure.why}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="primary"
          disabled={isMaking}
          onClick={() => make.mutate(undefined, { onError: sayFailure })}
        >
          Back up now
        </Button>
        <p role="status" className="text-small text-muted">
          {isMaking ? 'A backup is being made…' : ''}
        </p>
      </div>
      <Card>
        {kept.length === 0 ? (
          <p className="px-5 py-6 text-small text-muted">There are none yet.</p>
        ) : (
          <ul aria-label="Backups" className="divide-y divide-line">
            {kept.map(({ name, madeAt, bytes }) => (
              <li
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4"
              >
                <span className="text-small font-medium wrap-anywhere">{name}</span>
                <span className="figures text-fine text-muted">
                  {sizeOf(bytes)} · {formatAgo(madeAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
