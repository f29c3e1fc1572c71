import type { PlanItem } from '@wayfare/contracts/plan';
import type { ReactNode } from 'react';
import { formatMinute } from '../ui/format-date.ts';

interface TimedLinesProps {
  items: readonly PlanItem[];
  /** What is said behind an item, by its id: what is different with it. */
  notes: ReadonlyMap<string, ReactNode>;
}

/** A day as it would be, a line an item: what stands when. */
export function TimedLines({ items, notes }: TimedLinesProps) {
  return (
    <ol className="grid gap-1">
      {items.map(({ id, title, startMinute }) => (
        <li key={id} className="figures grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-2 text-small">
          <time className="font-semibold">{formatMinute(startMinute)}</time>
          <span className="wrap-anywhere">{title}</span>
          {notes.get(id)}
        </li>
      ))}
    </ol>
  );
}
