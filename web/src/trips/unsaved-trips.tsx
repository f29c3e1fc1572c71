import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { showToast } from '../ui/toast.tsx';
import { DraftCard } from './draft-card.tsx';
import {
  useDiscardUnsavedTrip,
  useDropUploadedDraft,
  useUploadLocalDraft,
  useSaveAccountDraft,
} from './drafts.queries.ts';
import type { ListedTrip } from './listed-trip.ts';
import { useLocalDraft, writeLocalDraft } from './local-draft.ts';

const failed = (text: string) => () => showToast({ text });
const detailOf = (stops: number, changedAt: Date) =>
  `${stops === 0 ? 'No stops yet' : counted(stops, 'stop')} · changed ${formatAgo(changedAt)}`;

interface UnsavedTripsProps {
  accountDraft: ListedTrip | null;
  /** Whether the account was asked already. */
  known: boolean;
}

/** The account's draft and, where it could not be handed over, the one of this device. */
export function UnsavedTrips({ accountDraft, known }: UnsavedTripsProps) {
  const held = useLocalDraft();
  const { isFetched } = useDropUploadedDraft(accountDraft?._id, held?.changedAt);
  const local = known && (!accountDraft || isFetched) ? held : undefined;
  const saveAccountDraft = useSaveAccountDraft();
  const discardUnsavedTrip = useDiscardUnsavedTrip();
  const uploadLocal = useUploadLocalDraft();
  const [discarding, setDiscarding] = useState<'account' | 'device' | null>(null);
  const discard = () => {
    if (discarding === 'device') writeLocalDraft(undefined);
    else if (accountDraft) {
      discardUnsavedTrip.mutate(accountDraft._id, {
        onError: failed('The unsaved trip could not be discarded.'),
      });
    }
  };
  if (!accountDraft && !local) return null;
  return (
    <section aria-label="Unsaved trips" className="mb-10 grid gap-4">
      {accountDraft ? (
        <DraftCard
          name={accountDraft.tripName}
          detail={detailOf(accountDraft.cities.length, accountDraft.modified)}
          placeId={accountDraft.cities[0]?.placeId}
          continueAt={`/open/${accountDraft._id}?unsaved=true`}
          busy={saveAccountDraft.isPending || discardUnsavedTrip.isPending}
          onSave={() =>
            saveAccountDraft.mutate(accountDraft._id, { onError: failed('The trip could not be saved.') })
          }
          onDiscard={() => setDiscarding('account')}
        />
      ) : null}
      {local ? (
        <DraftCard
          name={local.document.tripName || 'A trip begun on this device'}
          detail={`On this device · ${detailOf(local.document.trip.stops.length, new Date(local.changedAt))}`}
          placeId={local.document.trip.stops[0]?.place.placeId}
          continueAt="/create"
          busy={uploadLocal.isPending}
          onSave={() => uploadLocal.mutate('saved', { onError: failed('The trip could not be saved.') })}
          onDiscard={() => setDiscarding('device')}
        />
      ) : null}
      {discarding ? (
        <ConfirmDialog
          label="Discard this unsaved trip? This cannot be undone."
          buttons={['Cancel', 'Discard']}
          onClose={() => setDiscarding(null)}
          onSubmit={(button) => {
            setDiscarding(null);
            if (button === 'Discard') discard();
          }}
        />
      ) : null}
    </section>
  );
}
