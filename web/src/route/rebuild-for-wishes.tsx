import { RefreshCw } from 'lucide-react';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { counted } from '@wayfare/wording/words';
import type { OtherWishes } from './use-other-wishes.ts';
import { useRebuildWithUndo } from './use-rebuild-with-undo.ts';

/** After other wishes: makes all days anew with them, when asked. */
export function RebuildForWishes({ editing, wishes }: { editing: Editing; wishes: OtherWishes }) {
  const { run, busy } = useRebuildWithUndo(editing);
  if (!wishes.differ) return null;
  const days = editing.document.plan?.days.length ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-amber-soft px-4 py-2 text-small">
      <p role="status">Your wishes have changed since these days were planned.</p>
      <Button busy={busy} onClick={() => run(true, wishes.settle)}>
        <RefreshCw aria-hidden="true" size={16} />
        {busy ? 'Rebuilding…' : `Rebuild ${counted(days, 'day')} to match`}
      </Button>
    </div>
  );
}
