import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { useDropTrip, useKeepTrip, useKeptTrip, useSizeToKeep } from './kept.queries.ts';

interface KeepDialogProps {
  id: string;
  ticket?: string | undefined;
  onClose: () => void;
}

const timeOf = (at: number) =>
  new Date(at).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Keeps a trip on this device, says what that takes, and gives the room back. */
export default function KeepDialog({ id, ticket, onClose }: KeepDialogProps) {
  const trip = { id, ticket };
  const kept = useKeptTrip(id);
  const size = useSizeToKeep(trip, kept.data === null);
  const keep = useKeepTrip(trip);
  const drop = useDropTrip(id);
  const busy = keep.isPending || drop.isPending;
  const words = kept.data
    ? `Kept on this device since ${timeOf(kept.data.keptAt)}. It takes ${formatBytes(kept.data.bytes)}.`
    : size.data !== undefined
      ? `This takes about ${formatBytes(size.data)}.`
      : size.isError
        ? 'How much that is could not be worked out. Check your connection.'
        : 'Working out how much that is …';
  return (
    <Dialog
      title="Keep for offline"
      onClose={onClose}
      actions={
        <>
          {kept.data ? (
            <Button onClick={() => drop.mutate()} busy={drop.isPending} disabled={busy}>
              Remove
            </Button>
          ) : null}
          <Button
            look="primary"
            onClick={() => keep.mutate()}
            busy={keep.isPending}
            disabled={busy || !kept.isSuccess}
          >
            {kept.data ? 'Update now' : 'Keep'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          The planner, the outline, the calendar, the files of bookings, the pictures and the map around the
          places of this trip, to be read and changed on this device without a network.
        </p>
        <p role="status" className="figures text-small text-muted">
          {words}
        </p>
        {keep.isError ? (
          <p role="alert" className="text-small text-danger">
            The trip could not be kept. Check your connection, and that this device has room, then try again.
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
