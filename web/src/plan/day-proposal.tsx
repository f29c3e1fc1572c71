import type { Intent } from '@wayfare/contracts/intent';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePlanActions } from './plan-actions.ts';
import { useProposal } from './proposal.queries.ts';

/** What may be proposed for a day. */
export interface DayWish {
  title: string;
  /** What the toast says once it is kept. */
  done: string;
  intents: Intent[];
}

interface DayProposalProps {
  day: PlanDay;
  wish: DayWish;
  onClose: () => void;
}

const namesOf = (items: readonly PlanItem[]) => new Set(items.map(({ title }) => title));

function DayThen({ before, after }: { before: readonly PlanItem[]; after: readonly PlanItem[] }) {
  const [known, kept] = [namesOf(before), namesOf(after)];
  const gone = before.filter(({ title, kind }) => kind === 'visit' && !kept.has(title));
  return (
    <>
      <ol className="grid gap-1">
        {after.map(({ id, title, startMinute }) => (
          <li key={id} className="figures grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-2 text-small">
            <time className="font-semibold">{formatMinute(startMinute)}</time>
            <span className="wrap-anywhere">{title}</span>
            {known.has(title) ? null : <span className="text-fine font-medium text-green">new</span>}
          </li>
        ))}
      </ol>
      {gone.length > 0 ? (
        <p className="text-small text-muted">No longer in it: {gone.map(({ title }) => title).join(', ')}.</p>
      ) : null}
    </>
  );
}

/** A day as a wish would make it: shown first, kept only when one says so. */
export default function DayProposal({ day: current, wish, onClose }: DayProposalProps) {
  const actions = usePlanActions();
  const [day] = useState(current);
  const { data, isError, refetch } = useProposal(wish.intents);
  const then = data?.plan?.days.find(({ id }) => id === day.id);
  const [edit] = data?.edits ?? [];
  const keep = () => {
    if (edit) actions.editWithUndo(wish.done, edit);
    onClose();
  };
  return (
    <Dialog
      title={wish.title}
      onClose={onClose}
      actions={
        edit ? (
          <>
            <Button onClick={onClose}>Leave it</Button>
            <Button look="primary" onClick={keep}>
              Change the day
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div aria-live="polite" className="grid max-h-[60vh] gap-5 overflow-y-auto">
        {isError ? (
          <ErrorInPlace title="This cannot be worked out right now." onRetry={() => void refetch()} />
        ) : null}
        {!data && !isError ? <Skeleton className="h-48" /> : null}
        {data ? <p>{data.text}</p> : null}
        {then ? <DayThen before={day.items} after={then.items} /> : null}
      </div>
    </Dialog>
  );
}
