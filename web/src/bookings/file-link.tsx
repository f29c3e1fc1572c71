import type { BookingFile } from '@wayfare/contracts/booking';
import { FileText, Image } from 'lucide-react';
import { formatBytes } from '../ui/format-bytes.ts';
import { fileAddress } from './file-address.ts';
import type { SavedTrip } from './saved-trip.ts';

/** A file by its name and size; it opens in a new tab. */
export function FileLink({ trip, file }: { trip: SavedTrip; file: BookingFile }) {
  const Icon = file.type === 'application/pdf' ? FileText : Image;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <Icon aria-hidden="true" size={16} className="shrink-0 text-primary-ink" />
      <a
        href={fileAddress(trip, file.id)}
        target="_blank"
        rel="noreferrer"
        className="link min-w-0 py-3 text-small leading-5 wrap-anywhere"
      >
        {file.name}
      </a>
      <span className="figures shrink-0 text-fine text-muted">{formatBytes(file.bytes)}</span>
    </span>
  );
}
