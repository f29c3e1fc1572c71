import { Check } from 'lucide-react';
import { formatMinute } from '../ui/format-date.ts';
import { breakWords, type EditCost } from './edit-cost.ts';
import { usePlanActions } from './plan-actions.ts';

/** What was just put into a day. */
export interface Added {
  name: string;
  day: number;
  /** Null where it could not be put there: that is said elsewhere. */
  cost: EditCost | null;
}

/** Says where a place went, what does not hold because of it, and takes it back. */
export function AddedNote({ added }: { added: Added | null }) {
  const actions = usePlanActions();
  const { cost } = added ?? {};
  const broken = cost && breakWords(cost.breaks);
  return (
    <div role="status">
      {added && cost ? (
        <div className="flex items-start gap-2 rounded-control bg-green-soft px-3 py-1 text-small">
          <Check aria-hidden="true" size={17} className="mt-3 shrink-0 text-green" />
          <p className="figures min-w-0 flex-1 py-2.5 wrap-anywhere">
            {added.name} is in day {added.day} at {formatMinute(cost.startMinute)}.
            {broken ? <span className="block text-amber">{broken}</span> : null}
          </p>
          <button
            type="button"
            className="min-h-11 shrink-0 px-2 font-semibold text-primary-ink hover:underline"
            aria-label={`Take ${added.name} out again`}
            onClick={() => actions.edit(cost.inverse)}
          >
            Undo
          </button>
        </div>
      ) : null}
    </div>
  );
}
