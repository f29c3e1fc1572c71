import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { formatDay } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface DayStripProps {
  days: readonly PlanDay[];
  byDay: (dayId: string) => readonly Finding[];
  allFolded: boolean;
  onFoldAll: (fold: boolean) => void;
  /** Before a day is gone to. */
  onOpen: (dayId: string) => void;
}

/** All days in a row, to go to one of a long trip at once. */
export function DayStrip({ days, byDay, allFolded, onFoldAll, onOpen }: DayStripProps) {
  const goTo = (dayId: string) => {
    onOpen(dayId);
    const day = document.querySelector(`[data-day-id="${CSS.escape(dayId)}"]`);
    day?.scrollIntoView({ block: 'start' });
    day?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Go to a day"
      className="no-print sticky top-0 z-20 -mx-4 mb-4 flex items-center gap-1 border-b border-line bg-paper/95 px-4 py-1 backdrop-blur-md sm:-mx-6 sm:px-6"
    >
      <ol className="flex min-w-0 flex-1 [scrollbar-width:none] gap-1 overflow-x-auto">
        {days.map(({ id, on }, index) => {
          const wrong = byDay(id).some(({ severity }) => severity !== 'hint');
          return (
            <li key={id}>
              <button
                type="button"
                data-day-tab={id}
                onClick={() => goTo(id)}
                aria-label={`Day ${index + 1}${on ? `, ${formatDay(on)}` : ''}${wrong ? ', has problems' : ''}`}
                className="figures relative grid size-11 place-items-center rounded-control text-small font-semibold hover:bg-primary-soft"
              >
                {index + 1}
                <span
                  aria-hidden="true"
                  className="absolute inset-x-3 bottom-1.5 h-0.5 rounded-full"
                  style={{ background: `var(--day-${(index % 8) + 1})` }}
                />
                {wrong ? (
                  <span
                    aria-hidden="true"
                    className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-amber"
                  />
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      <IconButton
        label={allFolded ? 'Unfold all days' : 'Fold all days'}
        icon={allFolded ? <ChevronsUpDown size={18} /> : <ChevronsDownUp size={18} />}
        onClick={() => onFoldAll(!allFolded)}
        className="-mr-2"
      />
    </nav>
  );
}
