import { staleStays } from '@wayfare/planner';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Edit } from '@wayfare/contracts/edit';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { pluralise } from '../ui/pluralise.ts';
import { showToast } from '../ui/toast.tsx';
import { useRebuild } from './route.queries.ts';

/** Makes days anew and keeps them as one step that can be taken back. */
export function useRebuildDays({ document, edit, undo }: Editing) {
  const rebuild = useRebuild();
  const run = (all = false) =>
    rebuild.mutate(
      { document, all },
      {
        onSuccess: (answer) => {
          if (!answer || !edit(answer.edit as Edit)) return;
          const moved = answer.toIdeas.length;
          const ideas = moved > 0 ? ` ${pluralise(moved, 'thing')} of yours moved to the ideas.` : '';
          showToast({
            text: `${pluralise(answer.days, 'day')} rebuilt.${ideas}`,
            action: { label: 'Undo', run: undo },
          });
        },
        onError: ({ message }) =>
          showToast({
            text: `The days were not rebuilt. ${message}`,
            action: { label: 'Retry', run: () => run(all) },
          }),
      },
    );
  return { run, busy: rebuild.isPending };
}

/** Says when the day plan no longer fits the route, and makes only the days anew that are touched. */
export function RebuildNote({ editing }: { editing: Editing }) {
  const { trip, plan } = editing.document;
  const { days } = useMemo(() => staleStays({ trip, plan }), [trip, plan]);
  const { run, busy } = useRebuildDays(editing);
  if (days === 0) return null;
  return (
    <section
      aria-label="Day plan"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-amber-soft px-4 py-2 text-small"
    >
      <p role="status">The day plan was made for another route. What you locked or made yourself stays.</p>
      <Button busy={busy} onClick={() => run()}>
        <RefreshCw aria-hidden="true" size={16} />{' '}
        {busy ? 'Rebuilding…' : `Rebuild ${pluralise(days, 'day')}`}
      </Button>
    </section>
  );
}
