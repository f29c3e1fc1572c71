import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { startHistory } from './trip-history.ts';
import type { TripEditor } from './use-trip-editor.ts';

function settleConflict(editor: TripEditor, side: 'mine' | 'theirs') {
  const { saveState, saver, history } = editor;
  if (saveState.kind !== 'conflict') return;
  const { theirs, theirVersion } = saveState;
  saver.settle(side === 'mine' ? history : startHistory(theirs), theirVersion);
}

/** What stands in the way of saving, with the way out: a refusal to be tried again, or two states to choose from. */
export function SaveTrouble({ editor }: { editor: TripEditor }) {
  const { saveState } = editor;
  if (saveState.kind === 'failed') {
    return (
      <Banner
        tone="danger"
        label="Not saved"
        actions={
          <Button look="quiet" onClick={() => void editor.saver.flush()}>
            Retry
          </Button>
        }
      >
        {saveState.message}
      </Banner>
    );
  }
  if (saveState.kind !== 'conflict') return null;
  return (
    <ConflictDialog
      mine={editor.document}
      theirs={saveState.theirs}
      onChoose={(side) => settleConflict(editor, side)}
    />
  );
}
