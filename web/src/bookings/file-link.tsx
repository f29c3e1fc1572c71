import type { BookingFile } from '@wayfare/contracts/booking';
import { FileText, Image } from 'lucide-react';
import { formatBytes } from '../ui/format-bytes.ts';
import { fileAddress } from './file-address.ts';
import type { SavedTrip } from './saved-trip.ts';

/** A file by its name and size; it opens in a new tab. */
export function FileLink({ trip, file }: { trip: SavedTrip; file: BookingFile }) {
  const Icon = file.type === 'application/pdf' ? FileText : Image;
  return (
    <a
      href={fileAddress(trip, file.id)}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 min-w-0 items-center gap-2 text-small"
    >
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      <span className="wrap-anywhere">{file.name}</span>
      <span className="figures shrink-0 text-fine text-muted">{formatBytes(file.bytes)}</span>
    </a>
  );
}
