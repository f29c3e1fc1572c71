import type { BookingFile } from '@wayfare/contracts/booking';
import { type BookingKind, fileTypes } from '@wayfare/contracts/vocabulary';
import { Paperclip, Trash2, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast.tsx';
import { type BookingOf, useChangeBooking } from './booking-edit.ts';
import { FileLink } from './file-link.tsx';
import { useSavedTrip } from './saved-trip.ts';
import { type Sending, useFileSending } from './use-file-sending.ts';

const accepted = [...fileTypes, '.heic', '.heif'].join(',');

function SendingRow({ sending, onDismiss }: { sending: Sending; onDismiss: () => void }) {
  const { name, sent, refused } = sending;
  if (refused) {
    return (
      <li role="alert" className="flex items-start gap-2 text-small">
        <p className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-danger">{refused}</span>
        </p>
        <IconButton label={`Dismiss: ${name}`} icon={<X size={18} />} onClick={onDismiss} />
      </li>
    );
  }
  return (
    <li className="grid gap-1.5 py-2.5 text-small">
      <span className="wrap-anywhere">{name}</span>
      <progress aria-label={`Sending ${name}`} max={1} value={sent} className="h-1.5 w-full accent-primary" />
    </li>
  );
}

interface BookingFilesProps {
  of: BookingOf;
  kind: BookingKind;
  files: readonly BookingFile[];
}

/** The files of a booking: attached by a button or by dropping them here, opened, and taken away again. */
export function BookingFiles({ of, kind, files }: BookingFilesProps) {
  const trip = useSavedTrip();
  const change = useChangeBooking(of);
  const { sendings, send, dismiss } = useFileSending(of, kind, trip);
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const remove = (file: BookingFile) => {
    const without = change(({ files: held = [], ...rest }) => {
      const left = held.filter(({ id }) => id !== file.id);
      return left.length > 0 ? { ...rest, files: left } : rest;
    });
    const putBack = () =>
      change(({ files: held = [], ...rest }) => ({ ...rest, kind, files: [...held, file] }));
    if (without) showToast({ text: `${file.name} is removed.`, action: { label: 'Undo', run: putBack } });
  };
  if (!trip) {
    return <p className="text-small text-muted">Files can be attached once the trip is saved.</p>;
  }
  return (
    <div
      role="group"
      aria-label="Files"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void send([...event.dataTransfer.files]);
      }}
      className={classNames(
        'rounded-control border border-dashed p-2',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong/60',
      )}
    >
      <ul className="grid divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <FileLink trip={trip} file={file} />
            <IconButton
              label={`Remove ${file.name}`}
              icon={<Trash2 size={17} />}
              onClick={() => remove(file)}
              className="ml-auto"
            />
          </li>
        ))}
        {sendings.map((sending) => (
          <SendingRow key={sending.key} sending={sending} onDismiss={() => dismiss(sending.key)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button look="quiet" onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden="true" size={17} /> Attach files
        </Button>
        <p className="text-fine text-muted">
          <span className="pointer-coarse:hidden">Or drop them here. </span>PDF or pictures, up to 10 MB each.
        </p>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={accepted}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
