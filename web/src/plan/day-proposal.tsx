import type { Intent } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DayThen } from './day-then.tsx';
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
