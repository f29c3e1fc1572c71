import { staleStays } from '@wayfare/planner';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Edit } from '@wayfare/contracts/edit';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { counted } from '@wayfare/wording/words';
import { showToast } from '../ui/toast.tsx';
import { useRebuildDays } from './route.queries.ts';

/** Makes days anew and keeps them as one step that can be undone. */
function useRebuildWithUndo({ document, edit, undo }: Editing) {
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

const planningWishes = [
  'adults',
  'children',
  'childAges',
  'pace',
  'dayFromMinute',
  'dayUntilMinute',
  'interests',
  'dislikes',
  'mustSee',
  'transport',
  'accessibility',
] as const satisfies readonly (keyof TripRequest)[];

/** Whether the wishes changed since the days were made, as far as this visit saw it. */
function useOtherWishes({ trip, plan }: TripDocument) {
  const whole = { ...trip.assumed, ...trip.request };
  const wishes = JSON.stringify(planningWishes.map((key) => whole[key] ?? null));
  const [held, setHeld] = useState({ plan, wishes, madeFor: wishes });
  if (held.plan !== plan || held.wishes !== wishes) {
    // Whoever changes both at once made the days for these wishes.
    const both = held.plan !== plan && held.wishes !== wishes;
    setHeld({ plan, wishes, madeFor: both ? wishes : held.madeFor });
  }
  return {
    differ: plan !== null && held.madeFor !== wishes,
    settle: () => setHeld((now) => ({ ...now, madeFor: now.wishes })),
  };
}

/** After other wishes: makes all days anew with them, when asked. */
export function RebuildForWishes({ editing }: { editing: Editing }) {
  const { differ, settle } = useOtherWishes(editing.document);
  const { run, busy } = useRebuildWithUndo(editing);
  if (!differ) return null;
  const days = editing.document.plan?.days.length ?? 0;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-fine text-muted">
      Your wishes have changed since these days were planned.
      <Button look="quiet" className="-ml-4" busy={busy} onClick={() => run(true, settle)}>
        <RefreshCw aria-hidden="true" size={16} />
        {busy ? 'Rebuilding…' : `Rebuild ${counted(days, 'day')} to match`}
      </Button>
    </p>
  );
}
