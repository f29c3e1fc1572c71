import type { PlanDay } from '@wayfare/contracts/plan';
import { ListChecks } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { usePlanActions } from './plan-actions.ts';
import { useIsPicking } from './picks.ts';
import { SeeButton } from './see-place.tsx';
import { useOpenSee } from './see-panel.ts';

/** What one does with the days from their head: look for more, and choose several things at once. */
export function DaysTools({ days }: { days: readonly PlanDay[] }) {
  const { picks } = usePlanActions();
  const picking = useIsPicking(picks);
  const openSee = useOpenSee();
  const chosen = () => document.querySelector<HTMLElement>('[data-day-id][data-chosen]')?.dataset['dayId'];
  return (
    <>
      {openSee ? <SeeButton onOpen={() => openSee(chosen() ?? days[0]?.id ?? '')} /> : null}
      {days.some(({ items }) => items.length > 0) ? (
        <IconButton
          label="Select several"
          icon={<ListChecks size={18} />}
          className="no-print"
          aria-pressed={picking}
          onClick={() => (picking ? picks.end() : picks.begin())}
        />
      ) : null}
    </>
  );
}
