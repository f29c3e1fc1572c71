import type { PlanItem } from '@wayfare/contracts/plan';
import { TimedLines } from './timed-lines.tsx';

const namesOf = (items: readonly PlanItem[]) => new Set(items.map(({ title }) => title));

const isNew = <span className="text-fine font-medium text-green">new</span>;

/** A day as it would be: what is new in it is marked, and what it would lose is told. */
export function DayThen({ before, after }: { before: readonly PlanItem[]; after: readonly PlanItem[] }) {
  const [known, kept] = [namesOf(before), namesOf(after)];
  const gone = before.filter(({ title, kind }) => kind === 'visit' && !kept.has(title));
  const fresh = after.filter(({ title }) => !known.has(title));
  return (
    <>
      <TimedLines items={after} notes={new Map(fresh.map(({ id }) => [id, isNew]))} />
      {gone.length > 0 ? (
        <p className="text-small text-muted">No longer in it: {gone.map(({ title }) => title).join(', ')}.</p>
      ) : null}
    </>
  );
}
