import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { showToast } from '../ui/toast.tsx';
import type { ListedTrip } from './listed-trip.ts';
import { trackChange } from './pending-changes.ts';

/** Copies a trip one may read to one's own. */
export function useCopyTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ticket }: { id: string; ticket?: string | undefined }) =>
      trackChange(api.call('copyTrip', { params: { id }, body: ticket ? { ticket } : {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

interface Duplicating {
  /** Goes to the trip of an id, where the one that is being worked on is duplicated. */
  open?: (id: string) => void;
}

/** Makes a second one of an own trip, which the toast takes back. It is made on the server, and says so offline. */
export function useDuplicateTrip({ open }: Duplicating = {}) {
  const client = useQueryClient();
  const { mutateAsync: copy } = useCopyTrip();
  const remove = (id: string, tripName: string, of: string) =>
    trackChange(api.call('deleteTrip', { params: { id } })).then(
      () => {
        open?.(of);
        void client.invalidateQueries({ queryKey: ['trips'] });
      },
      () => showToast({ text: `“${tripName}” could not be taken back. Delete it in My trips.` }),
    );
  const duplicate = ({ _id, tripName }: Pick<ListedTrip, '_id' | 'tripName'>) =>
    void copy({ id: _id }).then(
      (made) => {
        open?.(made._id);
        showToast({
          text: `“${made.tripName}” was made. Bookings stay with the first.`,
          action: { label: 'Undo', run: () => void remove(made._id, made.tripName, _id) },
          durationMs: 10_000,
        });
      },
      (error: unknown) => {
        // A server that cannot be reached is no answer at all.
        const offline = error instanceof TypeError;
        showToast({
          text: offline
            ? `“${tripName}” cannot be duplicated without a connection: the copy is made where your trips are kept.`
            : `“${tripName}” could not be duplicated.`,
          action: { label: 'Retry', run: () => duplicate({ _id, tripName }) },
          durationMs: 10_000,
        });
      },
    );
  return duplicate;
}
