import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describeChange, replaceDocument } from '@wayfare/planner';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import type { TripEditor } from './use-trip-editor.ts';
import {
  restoreTripVersion,
  useTripVersion,
  useTripVersions,
  type ListedVersion,
} from './versions.queries.ts';

const timeOf = (at: Date) =>
  at.toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const wordsOf = ({ kind, summary }: ListedVersion) =>
  kind === 'restored' ? `Restored. ${summary}` : summary || 'How it was before the history began';

/** What would be different with an earlier state, and the way back to it. */
function Preview({ editor, id, version }: { editor: TripEditor; id: string; version: ListedVersion }) {
  const query = useTripVersion(id, version.version);
  const [busy, setBusy] = useState(false);
  if (query.isError) {
    return (
      <ErrorInPlace
        title="This version could not be loaded."
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton className="h-16" />;
  const then: TripDocument = query.data;
  const lines = describeChange(editor.document, then, { day: formatDay, time: formatMinute });
  const restore = async () => {
    setBusy(true);
    const edit = replaceDocument(editor.document, then, `Restored ${timeOf(version.at)}`);
    try {
      await editor.saver.restore(edit, (newest) => restoreTripVersion(id, version.version, newest));
      showToast({
        text: `The trip is back to how it was on ${timeOf(version.at)}.`,
        action: { label: 'Undo', run: editor.undo },
        durationMs: 10_000,
      });
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : 'The version could not be restored.' });
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      <p className="text-fine font-semibold text-muted">With this version, compared to now</p>
      {lines.length > 0 ? (
        <ul className="grid gap-1 text-small">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small">Stops and days are the same; details such as notes or costs may differ.</p>
      )}
      <Button look="primary" onClick={() => void restore()} busy={busy} className="justify-self-start">
        Restore this version
      </Button>
    </div>
  );
}

interface EntryProps {
  editor: TripEditor;
  id: string;
  version: ListedVersion;
  newest: boolean;
  open: boolean;
  onToggle: () => void;
}

function Entry({ editor, id, version, newest, open, onToggle }: EntryProps) {
  const what = (
    <>
      <span className="block text-small font-medium wrap-anywhere">{wordsOf(version)}</span>
      <span className="figures block text-fine text-muted">
        {timeOf(version.at)}
        {version.by ? ` · ${version.by}` : ''}
        {newest ? ' · now' : ''}
      </span>
    </>
  );
  return (
    <li className="grid gap-2 border-b border-line py-1 last:border-0">
      {newest ? (
        <div className="px-2 py-2">{what}</div>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="min-h-11 rounded-md px-2 py-2 text-left hover:bg-primary-soft"
        >
          {what}
        </button>
      )}
      {open && !newest ? <Preview editor={editor} id={id} version={version} /> : null}
    </li>
  );
}

/** The change log of a saved trip: who changed what and when, and the way back to any of it. */
export default function HistoryDialog({
  editor,
  id,
  onClose,
}: {
  editor: TripEditor;
  id: string;
  onClose: () => void;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const { target } = editor.saver;
  const query = useTripVersions(id, target.kind === 'trip' ? target.version : 0);
  return (
    <Dialog title="History" onClose={onClose}>
      {query.isError ? (
        <ErrorInPlace
          title="The history could not be loaded."
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {query.isPending ? <Skeleton className="h-40" /> : null}
      <ol className="-mx-2 max-h-[60dvh] overflow-y-auto px-2" aria-busy={query.isFetching}>
        {query.data?.versions.map((version, index) => (
          <Entry
            key={version.version}
            editor={editor}
            id={id}
            version={version}
            newest={index === 0}
            open={opened === version.version}
            onToggle={() => setOpened(opened === version.version ? null : version.version)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
