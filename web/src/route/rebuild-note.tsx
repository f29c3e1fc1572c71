import { staleStays } from '@wayfare/planner';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { counted } from '@wayfare/wording/words';
import { useRebuildWithUndo } from './use-rebuild-with-undo.ts';

/** Says when the day plan no longer fits the route, and makes only the days anew that are touched. */
export function RebuildNote({ editing }: { editing: Editing }) {
  const { trip, plan } = editing.document;
  const { days } = useMemo(() => staleStays({ trip, plan }), [trip, plan]);
  const { run, busy } = useRebuildWithUndo(editing);
  if (days === 0) return null;
  return (
    <section
      aria-label="Day plan"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-amber-soft px-4 py-2 text-small"
    >
      <p role="status">
        The route has changed since these days were planned. Locked items and your own stay.
      </p>
      <Button busy={busy} onClick={() => run()}>
        <RefreshCw aria-hidden="true" size={16} /> {busy ? 'Rebuilding…' : `Rebuild ${counted(days, 'day')}`}
      </Button>
    </section>
  );
}
