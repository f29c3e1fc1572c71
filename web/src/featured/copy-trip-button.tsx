import { CopyPlus } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refetchCurrentUser, useCurrentUser } from '../accounts/accounts.queries.ts';
import { SignInPanel } from '../accounts/sign-in-panel.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useCopyTrip } from '../trips/copy-trip.queries.ts';

/** Copies a trip to one's own; asks a visitor to sign in first, and then goes on by itself. */
export function CopyTripButton({ id, ticket }: { id: string; ticket?: string | undefined }) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const copy = useCopyTrip();
  const navigate = useNavigate();
  const [askSignIn, setAskSignIn] = useState(false);
  const copyNow = () =>
    copy.mutate(
      { id, ticket },
      {
        onSuccess: ({ _id, tripName }) =>
          showToast({
            text: `“${tripName}” was copied to your trips.`,
            action: { label: 'Open', run: () => void navigate(`/open/${_id}`) },
          }),
        onError: () =>
          showToast({ text: 'The trip could not be copied.', action: { label: 'Retry', run: copyNow } }),
      },
    );
  const onSignedIn = async () => {
    const signedIn = await refetchCurrentUser(client);
    if (!signedIn) return;
    setAskSignIn(false);
    copyNow();
  };
  return (
    <>
      <Button look="quiet" onClick={user ? copyNow : () => setAskSignIn(true)} busy={copy.isPending}>
        <CopyPlus aria-hidden="true" size={18} /> Copy to my trips
      </Button>
      {askSignIn ? (
        <Dialog title="Copy to my trips" onClose={() => setAskSignIn(false)}>
          <SignInPanel
            label="Sign in to keep this trip and make it yours."
            onComplete={() => void onSignedIn()}
            onCancel={() => setAskSignIn(false)}
          />
        </Dialog>
      ) : null}
    </>
  );
}
