import { limits } from '@wayfare/contracts/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportRefused } from './imported-trip.ts';
import { PasteList } from './paste-list.tsx';
import { type ImportPreview as Preview, useKeepImport, usePreviewImport } from './imports.queries.ts';

/** A trip that an import may go into. */
export interface ImportTarget {
  _id: string;
  tripName: string;
}

const newTrip = 'new';

function reasonOf(error: Error): string {
  if (error instanceof ImportRefused) return error.message;
  if (!(error instanceof ApiError)) return 'The server could not be reached. Nothing was imported.';
  if (error.status === 409) return 'That trip was changed elsewhere in the meantime. Please try again.';
  return error.message;
}

interface ChooseProps {
  preview: Preview;
  trips: readonly ImportTarget[];
  onAnother: () => void;
  onClose: () => void;
}

/** What to take, and where it goes. */
function ChooseAndKeep({ preview, trips, onAnother, onClose }: ChooseProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState(preview.document.tripName);
  const [into, setInto] = useState(newTrip);
  const keep = useKeepImport();
  const navigate = useNavigate();
  const toggle = (id: string) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const keepNow = () => {
    const { document, places } = preview;
    keep.mutate(
      {
        document: { ...document, tripName: name.trim() || document.tripName },
        left: places.filter(({ id }) => id !== null && left.has(id)),
        intoId: into === newTrip ? null : into,
      },
      {
        onSuccess: ({ _id, tripName }) => {
          onClose();
          showToast({ text: `Imported into “${tripName}”.` });
          void navigate(`/open/${_id}`);
        },
      },
    );
  };
  return (
    <div className="grid gap-5">
      <ImportPreview preview={preview} left={left} onToggle={toggle} />
      {trips.length > 0 ? (
        <Select
          label="Where it goes"
          value={into}
          onChange={(event) => setInto(event.target.value)}
          options={[
            { value: newTrip, label: 'A new trip' },
            ...trips.map(({ _id, tripName }) => ({ value: _id, label: `Into “${tripName}”` })),
          ]}
          {...(into === newTrip
            ? {}
            : { hint: 'What has the date of one of its days goes there; the rest becomes ideas.' })}
        />
      ) : null}
      {into === newTrip ? (
        <Field
          label="Name of the trip"
          value={name}
          maxLength={limits.tripNameCharacters}
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      {keep.isError ? <ErrorInPlace title="It could not be imported." detail={reasonOf(keep.error)} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onAnother}>
          Another file
        </Button>
        <Button look="primary" onClick={keepNow} busy={keep.isPending}>
          Import
        </Button>
      </div>
    </div>
  );
}

/** Import in three steps: a file, what is in it, where it goes. Nothing is kept before the last. */
export function ImportDialog({ trips, onClose }: { trips: readonly ImportTarget[]; onClose: () => void }) {
  const preview = usePreviewImport();
  const [tooLarge, setTooLarge] = useState(false);
  const [pasted, setPasted] = useState('');
  const read = (file: File) => {
    setTooLarge(file.size > limits.importFileBytes);
    if (file.size <= limits.importFileBytes) preview.mutate(file);
  };
  const problem = tooLarge
    ? 'This file is larger than 5 MB. Nothing was imported.'
    : preview.error && reasonOf(preview.error);
  return (
    <Dialog title="Import a trip or places" onClose={onClose}>
      {preview.data && !tooLarge ? (
        <ChooseAndKeep
          preview={preview.data}
          trips={trips}
          onAnother={() => preview.reset()}
          onClose={onClose}
        />
      ) : (
        <div className="grid gap-4">
          <DropZone onFile={read} busy={preview.isPending} />
          <PasteList
            text={pasted}
            onChange={setPasted}
            onRead={() => read(new File([pasted], 'Pasted list.txt'))}
            busy={preview.isPending}
          />
          {problem ? <ErrorInPlace title="This file was not imported." detail={problem} /> : null}
        </div>
      )}
    </Dialog>
  );
}
