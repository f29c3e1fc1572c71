import { Check } from 'lucide-react';
import { usePlanActions } from './plan-actions.ts';
import { useIsPicking, usePicked } from './picks.ts';

/** While one chooses several items, the box by which one of them is chosen. It stands on the item's icon. */
export function PickBox({ itemId, title }: { itemId: string; title: string }) {
  const { picks } = usePlanActions();
  const picking = useIsPicking(picks);
  const picked = usePicked(picks).includes(itemId);
  if (!picking) return null;
  return (
    <label className="no-print absolute top-0 left-0 z-20 -ml-1.5 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={picked}
        aria-label={`Select ${title}`}
        onChange={() => picks.toggle(itemId)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="grid size-8 place-items-center rounded-full border-2 border-line-strong bg-surface text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary">
        <Check aria-hidden="true" size={18} />
      </span>
    </label>
  );
}
