import { useEffect, type ReactNode } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/page-frame.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { IdeasSection } from './ideas-section.tsx';
import { RouteSection } from './route-section.tsx';
import { startHistory } from './trip-history.ts';
import type { TripEditor } from './use-trip-editor.ts';
import { WhenAndWho } from './when-and-who.tsx';

interface TripWorkspaceProps {
  editor: TripEditor;
  bar: ReactNode;
  notice?: ReactNode;
  /** What was typed before coming here, to be looked up at once. */
  asked?: string;
  /** True while nothing may be changed. */
  frozen?: boolean;
}

/** Ctrl+Z and Ctrl+Shift+Z, but never inside a field, where they undo typing. */
function useUndoKeys({ undo, redo }: TripEditor) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

function settleConflict(editor: TripEditor, side: 'mine' | 'theirs') {
  const { saveState, saver, history } = editor;
  if (saveState.kind !== 'conflict') return;
  const { theirs, theirVersion } = saveState;
  saver.settle(side === 'mine' ? history : startHistory(theirs), theirVersion);
}

/** The planner as it stands: the route, when and who, ideas and notes of one trip. */
export function TripWorkspace({ editor, bar, notice, asked = '', frozen = false }: TripWorkspaceProps) {
  useUndoKeys(editor);
  const { trip, tripName } = editor.document;
  const { saveState } = editor;
  return (
    <div inert={frozen} className="flex flex-1 flex-col">
      <PageHead title={tripName || 'New trip'} />
      {bar}
      {notice}
      {saveState.kind === 'failed' ? (
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
      ) : null}
      <div className="mx-auto grid w-full max-w-6xl items-start gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-8">
          <RouteSection editor={editor} asked={asked} />
          <TextArea
            label="Notes"
            placeholder="Bookings to make, people to meet, things not to forget"
            maxLength={20_000}
            value={trip.notes}
            onChange={(event) => editor.edit({ edit: 'setNotes', notes: event.target.value })}
          />
        </div>
        <Card className="grid gap-8 p-6">
          <WhenAndWho editor={editor} />
          <IdeasSection editor={editor} />
        </Card>
      </div>
      {saveState.kind === 'conflict' ? (
        <ConflictDialog
          mine={editor.document}
          theirs={saveState.theirs}
          onChoose={(side) => settleConflict(editor, side)}
        />
      ) : null}
    </div>
  );
}
