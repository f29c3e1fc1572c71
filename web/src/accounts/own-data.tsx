import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useDeleteMyAccount } from './accounts.queries.ts';

const forGood = 'Delete for good';

/** What is kept of a person, to take along or to have deleted. */
export function OwnData() {
  const remove = useDeleteMyAccount();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const run = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: 'Your account and everything in it has been deleted.' });
        void navigate('/');
      },
      onError: (error) => showToast({ text: error.message }),
    });
  return (
    <Card className="mt-6 grid gap-4 p-6">
      <h2 className="text-lead">Your data</h2>
      <p className="text-small text-muted">
        The file holds everything that is kept of you: account, trips, share links, conversations. Deleting
        the account deletes all of it, at once and for good.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/my-data" download className={buttonClass('secondary')}>
          Download my data
        </a>
        <Button look="quiet" onClick={() => setAsking(true)} busy={remove.isPending}>
          Delete my account
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          label="Delete your account and all your trips? This cannot be undone."
          buttons={['Cancel', forGood]}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === forGood) run();
          }}
        />
      ) : null}
    </Card>
  );
}
