import { useQueryClient } from '@tanstack/react-query';
import { refetchCurrentUser } from '../accounts/accounts.queries.ts';
import { SignInPanel } from '../accounts/sign-in-panel.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface SignInToSaveProps {
  title?: string;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Asks a visitor to sign in before a trip is saved; the trip stays where it is meanwhile. */
export function SignInToSave({ title = 'Save this trip', onClose, onSignedIn }: SignInToSaveProps) {
  const client = useQueryClient();
  const onComplete = async () => {
    if (await refetchCurrentUser(client)) onSignedIn();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <SignInPanel onComplete={() => void onComplete()} onCancel={onClose} />
    </Dialog>
  );
}
