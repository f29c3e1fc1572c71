import type { Edit } from '@wayfare/contracts/edit';
import { counted } from '@wayfare/wording/words';
import type { Editing } from '../trips/editing.ts';
import { showToast } from '../ui/toast.tsx';
import { useRebuildDays } from './route.queries.ts';

/** Makes days anew and keeps them as one step that can be undone. */
export function useRebuildWithUndo({ document, edit, undo }: Editing) {
  const rebuild = useRebuildDays();
  const run = (all = false, onDone?: () => void) =>
    rebuild.mutate(
      { document, all },
      {
        onSuccess: (answer) => {
          if (!answer || !edit(answer.edit as Edit)) return;
          onDone?.();
          const moved = answer.toIdeas.length;
          const ideas =
            moved > 0 ? ` ${moved} of your items ${moved === 1 ? 'was' : 'were'} moved to your ideas.` : '';
          showToast({
            text: `${counted(answer.days, 'day')} rebuilt.${ideas}`,
            action: { label: 'Undo', run: undo },
          });
        },
        onError: ({ message }) =>
          showToast({
            text: `The days were not rebuilt. ${message}`,
            action: { label: 'Retry', run: () => run(all, onDone) },
          }),
      },
    );
  return { run, busy: rebuild.isPending };
}
