import { Button } from '../ui/button.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { type ClientError, useClientErrors, useDeleteClientError } from './admin.queries.ts';
import { RowList } from './row-list.tsx';
import { sayFailure } from './say-failure.ts';

function ErrorRow({ row: error }: { row: ClientError }) {
  const remove = useDeleteClientError();
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 font-semibold wrap-anywhere">{error.message || 'No message'}</p>
        <p className="figures text-small text-muted">
          {error.times}× · last {formatAgo(error.lastAt)} · first {formatAgo(error.firstAt)}
        </p>
      </div>
      {error.stack ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-small font-medium text-primary-ink">
            Where it happened
          </summary>
          <pre className="rounded-control bg-sunken p-3 text-fine whitespace-pre-wrap wrap-anywhere">
            {error.stack}
          </pre>
        </details>
      ) : null}
      <div className="-ml-3">
        <Button
          look="quiet"
          busy={remove.isPending}
          onClick={() => remove.mutate(error.fingerprint, { onError: sayFailure })}
        >
          Remove from the list
        </Button>
      </div>
    </li>
  );
}

/** Errors of browsers, equal ones as one, in terms of our sources. */
export function ErrorsSection() {
  const errors = useClientErrors();
  return (
    <RowList
      pages={errors}
      what="The errors"
      empty="No browser reported an error."
      keyOf={({ fingerprint }) => fingerprint}
      Line={ErrorRow}
    />
  );
}
