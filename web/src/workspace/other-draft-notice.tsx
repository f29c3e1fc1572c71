import { Link } from 'react-router';
import type { ListedTrip } from '../trips/listed-trip.ts';
import { useDiscardUnsavedTrip, useSaveAccountDraft } from '../trips/drafts.queries.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';

/** Says that the account holds another draft, and lets the visitor decide. Until then this one stays on the device. */
export function OtherDraftNotice({ draft }: { draft: ListedTrip }) {
  const saveAccountDraft = useSaveAccountDraft();
  const discardUnsavedTrip = useDiscardUnsavedTrip();
  const busy = saveAccountDraft.isPending || discardUnsavedTrip.isPending;
  const failed = (text: string) => ({ onError: () => showToast({ text }) });
  return (
    <Banner
      tone="warning"
      label="Another unsaved trip"
      actions={
        <>
          <Link to={`/open/${draft._id}?unsaved=true`} className={buttonClass('quiet')}>
            Continue it
          </Link>
          <Button
            look="quiet"
            busy={busy}
            onClick={() => saveAccountDraft.mutate(draft._id, failed('The trip could not be saved.'))}
          >
            Save it
          </Button>
          <Button
            look="quiet"
            busy={busy}
            onClick={() => discardUnsavedTrip.mutate(draft._id, failed('The trip could not be discarded.'))}
          >
            Discard it
          </Button>
        </>
      }
    >
      You already have an unsaved trip, “{draft.tripName}”. This new one stays on this device until you
      decide.
    </Banner>
  );
}
