import type { BookingFile } from '@wayfare/contracts/booking';
import { type BookingKind, fileTypes } from '@wayfare/contracts/vocabulary';
import { Paperclip, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast.tsx';
import { type BookingOf, useChangeBooking } from './booking-edit.ts';
import { FileLink } from './file-link.tsx';
import { type SavedTrip, useSavedTrip } from './saved-trip.ts';
import { useFileDrop } from './use-file-drop.ts';
import { type Sending, useFileSending } from './use-file-sending.ts';

const accepted = [...fileTypes, '.heic', '.heif'].join(',');

function SendingRow({ sending, onDismiss }: { sending: Sending; onDismiss: () => void }) {
  const { name, sent, refused } = sending;
  if (refused) {
    return (
      <li className="flex items-start gap-2 text-small">
        <p role="alert" className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-danger">{refused}</span>
        </p>
        <IconButton label={`Dismiss: ${name}`} icon={<X size={18} />} onClick={onDismiss} className="-mr-2" />
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

/** Takes files away from a booking, and puts them back where they are wanted after all. */
function useFileRemoval(of: BookingOf, kind: BookingKind) {
  const change = useChangeBooking(of);
  return (file: BookingFile) => {
    const putBack = () => change(({ files = [], ...rest }) => ({ ...rest, kind, files: [...files, file] }));
    const isRemoved = change(({ files = [], ...rest }) => {
      const left = files.filter(({ id }) => id !== file.id);
      return left.length > 0 ? { ...rest, files: left } : rest;
    });
    if (isRemoved) showToast({ text: `${file.name} is removed.`, action: { label: 'Undo', run: putBack } });
  };
}

function FileBox({ of, kind, files, trip }: BookingFilesProps & { trip: SavedTrip }) {
  const { sendings, send, dismiss } = useFileSending(of, kind, trip);
  const remove = useFileRemoval(of, kind);
  const box = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const over = useFileDrop(box, (dropped) => void send(dropped));
  return (
    <div
      ref={box}
      role="group"
      aria-label="Files"
      className={classNames(
        'rounded-control border border-dashed px-3 py-1.5',
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
              className="-mr-2"
            />
          </li>
        ))}
        {sendings.map((sending) => (
          <SendingRow key={sending.key} sending={sending} onDismiss={() => dismiss(sending.key)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button look="quiet" className="-ml-3 px-3" onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden="true" size={17} /> Attach files
        </Button>
        <p className="pb-1 text-fine text-muted sm:pb-0">
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

/** The files of a booking: attached by a button or by dropping them here, opened, and taken away again. */
export function BookingFiles(props: BookingFilesProps) {
  const trip = useSavedTrip();
  return trip ? (
    <FileBox {...props} trip={trip} />
  ) : (
    <p className="text-small text-muted">Files can be attached once the trip is saved.</p>
  );
}
