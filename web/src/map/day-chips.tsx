import type { MapDay } from './map-contents.ts';

interface DayChipsProps {
  days: readonly MapDay[];
  dayId: string | null;
  onChoose: (dayId: string | null) => void;
}

const chip =
  'figures inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-3 text-small font-semibold text-ink aria-pressed:bg-ink aria-pressed:text-paper hover:bg-primary-soft';

/** Chooses which day the map is fitted to, or all of them. */
export function DayChips({ days, dayId, onChoose }: DayChipsProps) {
  return (
    <div
      role="group"
      aria-label="Days on the map"
      className="absolute inset-x-3 top-3 z-10 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] gap-0.5 overflow-x-auto rounded-full bg-surface/95 p-0.5 shadow-card [scrollbar-width:none]"
    >
      <button type="button" aria-pressed={dayId === null} onClick={() => onChoose(null)} className={chip}>
        All
      </button>
      {days.map(({ id, name, number, colour }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          data-day-drop={id}
          aria-pressed={dayId === id}
          onClick={() => onChoose(dayId === id ? null : id)}
          className={chip}
        >
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full"
            style={{ background: `var(--day-${colour})` }}
          />
          {number}
        </button>
      ))}
    </div>
  );
}
