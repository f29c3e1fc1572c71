import type { PlanItem } from '@wayfare/contracts/plan';
import { counted } from '@wayfare/wording/words';
import { formatMinute } from '../ui/format-date.ts';

const named = 3;

/** What a day holds, in one line: from when to when, how many things, and the first few by name. */
export function foldedWords(items: readonly PlanItem[]): string {
  const [first] = items;
  if (!first) return 'Nothing planned yet';
  const until = Math.max(...items.map(({ endMinute }) => endMinute));
  const names = items.slice(0, named).map(({ title }) => title);
  const rest = items.length - names.length;
  return [
    `${formatMinute(first.startMinute)} – ${formatMinute(until)}`,
    counted(items.length, 'thing'),
    names.join(', ') + (rest > 0 ? ` and ${rest} more` : ''),
  ].join(' · ');
}

/** What stands in a folded day in place of its timeline. */
export function FoldedDay({ items }: { items: readonly PlanItem[] }) {
  return <p className="figures mt-1 text-small text-muted wrap-anywhere">{foldedWords(items)}</p>;
}
