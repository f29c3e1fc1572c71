import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { startHistory } from './trip-history.ts';
import type { TripEditor } from './use-trip-editor.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

function settleConflict(editor: TripEditor, side: 'mine' | 'theirs') {
  const { saveState, saver, history } = editor;
  if (saveState.kind !== 'conflict') return;
  const { theirs, theirVersion } = saveState;
  saver.resolveConflict(side === 'mine' ? history : startHistory(theirs), theirVersion);
}

/** The session has ended: everything stays where it is, and goes on where one signs in beside it. */
function SessionEnded({ editor }: { editor: TripEditor }) {
  const [asking, setAsking] = useState(false);
  const user = useCurrentUser();
  const goOn = () => {
    setAsking(false);
    void editor.saver.flush();
  };
  return (
    <>
      <Banner
        tone="warning"
        label="Signed out"
        actions={
          <Button look="quiet" onClick={() => (user ? goOn() : setAsking(true))}>
            {user ? 'Save now' : 'Sign in'}
          </Button>
        }
      >
        Your session has ended. Your changes are kept on this device, and are saved once you sign in.
      </Banner>
      {asking ? (
        <SignInToSave title="Sign in to continue" onClose={() => setAsking(false)} onSignedIn={goOn} />
      ) : null}
    </>
  );
}

/** What stands in the way of saving, in words, with what to do about it; nothing while nothing does. */
export function SaveTrouble({ editor }: { editor: TripEditor }) {
  const { saveState, saver } = editor;
  if (saveState.kind === 'signed-out') return <SessionEnded editor={editor} />;
  if (saveState.kind === 'closed') {
    return (
      <Banner tone="danger" label="Link ended">
        The link to this trip no longer works, so your changes cannot be saved. Ask the owner for a new one.
      </Banner>
    );
  }
  if (saveState.kind === 'conflict') {
    return (
      <Suspense fallback={null}>
        <ConflictDialog
          mine={editor.document}
          theirs={saveState.theirs}
          onChoose={(side) => settleConflict(editor, side)}
        />
      </Suspense>
    );
  }
  if (saveState.kind !== 'failed') return null;
  return (
    <Banner
      tone="danger"
      label="Not saved"
      actions={
        <Button look="quiet" onClick={() => void saver.flush()}>
          Retry
        </Button>
      }
    >
      {saveState.message}
    </Banner>
  );
}
