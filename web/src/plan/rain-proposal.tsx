import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePlanActions } from './plan-actions.ts';
import { useProposal } from './proposal.queries.ts';

interface RainProposalProps {
  day: PlanDay;
  number: number;
  onClose: () => void;
}

function DayThen({ items, before }: { items: readonly PlanItem[]; before: readonly PlanItem[] }) {
  const known = new Set(before.map(({ title }) => title));
  return (
    <ol className="grid gap-1">
      {items.map(({ id, title, startMinute }) => (
        <li key={id} className="figures grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-2 text-small">
          <time className="font-semibold">{formatMinute(startMinute)}</time>
          <span className="wrap-anywhere">{title}</span>
          {known.has(title) ? null : <span className="text-fine text-green">new</span>}
        </li>
      ))}
    </ol>
  );
}

/** A wet day under a roof: shown first, kept only when one says so. */
export default function RainProposal({ day, number, onClose }: RainProposalProps) {
  const actions = usePlanActions();
  const { data, isError, refetch } = useProposal([{ kind: 'rainPlan', when: { days: [{ number }] } }]);
  const then = data?.plan?.days.find(({ id }) => id === day.id);
  const [edit] = data?.edits ?? [];
  const keep = () => {
    if (edit) actions.editWithUndo(`Day ${number} is planned for rain`, edit);
    onClose();
  };
  return (
    <Dialog
      title={`Day ${number} in the rain`}
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
        {then ? <DayThen items={then.items} before={day.items} /> : null}
      </div>
    </Dialog>
  );
}
