import type { PlanItem } from '@wayfare/contracts/plan';
import { Check, Lock, Undo2 } from 'lucide-react';
import { dayColour, itemKinds } from '../plan/item-kinds.ts';
import { formatMinute } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { isOver, splitDay, type CurrentDay, type DayProgress } from './current-day.ts';

interface RowProps {
  item: PlanItem;
  colour: string;
  state: 'done' | 'now' | 'next' | 'ahead';
  /** Marks it as done, or not; null where its time is past anyway. */
  onDone: (() => void) | null;
}

const words = { done: 'Done', now: 'Now', next: 'Next', ahead: '' };

function Row({ item, colour, state, onDone }: RowProps) {
  const Icon = state === 'done' ? Check : itemKinds[item.kind].icon;
  const faded = state === 'done';
  return (
    <li
      aria-current={state === 'now' ? 'time' : undefined}
      className={`relative grid min-h-12 grid-cols-[2rem_minmax(0,1fr)_auto_auto] items-center gap-3 rounded-control py-1 pr-1 ${state === 'now' ? 'bg-primary-soft' : ''}`}
    >
      <span
        aria-hidden="true"
        className="relative z-10 grid size-8 place-items-center rounded-full border-2 bg-surface"
        style={{ borderColor: faded ? 'var(--line-strong)' : colour, color: faded ? 'var(--muted)' : colour }}
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0">
        <p className={`text-small font-semibold wrap-anywhere ${faded ? 'text-muted' : ''}`}>
          {item.title}
          {item.locked ? (
            <Lock aria-label="Locked" size={13} className="ml-1.5 inline text-primary-ink" />
          ) : null}
        </p>
        <p className="figures text-fine text-muted">
          <time>{formatMinute(item.startMinute)}</time> – <time>{formatMinute(item.endMinute)}</time>
        </p>
      </div>
      {words[state] ? (
        <span className={`text-fine font-semibold ${faded ? 'text-muted' : 'text-primary-ink'}`}>
          {words[state]}
        </span>
      ) : (
        <span />
      )}
      {onDone ? (
        <IconButton
          label={faded ? `${item.title} is not done` : `${item.title} is done`}
          icon={faded ? <Undo2 size={17} /> : <Check size={17} />}
          onClick={onDone}
        />
      ) : null}
    </li>
  );
}

interface TimelineProps {
  current: CurrentDay & DayProgress;
  onDone: (item: PlanItem) => void;
}

/** The whole day: what is behind, what goes on, what is ahead. */
export function DayTimeline({ current, onDone }: TimelineProps) {
  const { done, now, ahead } = splitDay(current);
  const colour = dayColour(current.number);
  const rows = [
    ...done.map((item) => ({ item, state: 'done' as const })),
    ...now.map((item) => ({ item, state: 'now' as const })),
    ...ahead.map((item, index) => ({ item, state: index === 0 ? ('next' as const) : ('ahead' as const) })),
  ];
  if (rows.length === 0)
    return <p className="text-small text-muted">Nothing is planned: a day of your own.</p>;
  return (
    <ol
      aria-label="Today"
      className="relative grid content-start gap-0.5 self-start before:absolute before:inset-y-4 before:left-[0.9375rem] before:w-0.5 before:bg-line"
    >
      {rows.map(({ item, state }) => (
        <Row
          key={item.id}
          item={item}
          colour={colour}
          state={state}
          onDone={isOver(item, current.nowMinute) ? null : () => onDone(item)}
        />
      ))}
    </ol>
  );
}
