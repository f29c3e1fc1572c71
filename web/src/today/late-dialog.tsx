import type { PlanItem } from '@wayfare/contracts/plan';
import { useState } from 'react';
import { lengthOfTime } from '@wayfare/wording/words';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { splitDay, type DayProgress } from './current-day.ts';
import { runLate, type KnownAhead, type LateDay, type Lateness } from './run-late.ts';

interface LateDialogProps {
  current: DayProgress;
  /** Hours and ways, as far as they are known. */
  known: KnownAhead;
  onKeep: (late: LateDay) => void;
  onClose: () => void;
  busy: boolean;
  /** Why the last try to keep it failed. */
  failure: string | null;
}

const choices: readonly { label: string; lateness: Lateness }[] = [
  { label: '15 min', lateness: { minutes: 15 } },
  { label: '30 min', lateness: { minutes: 30 } },
  { label: '1 h', lateness: { minutes: 60 } },
];

function List({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-fine font-semibold text-muted">{heading}</h3>
      <ul className="grid gap-1 text-small">{children}</ul>
    </section>
  );
}

const sameStart = ({ item, startMinute }: LateDay['moved'][number]) => item.startMinute === startMinute;

/** What being late does to the rest of the day. */
function Preview({ late }: { late: LateDay }) {
  const { moved, fallsOut, closed, late: missed } = late;
  if (moved.length + fallsOut.length + missed.length === 0)
    return <p className="text-small">Nothing has to change: there is time enough.</p>;
  return (
    <div className="grid gap-4">
      {fallsOut.length > 0 ? (
        <List heading="Falls out, kept among your ideas where it has a place">
          {fallsOut.map((item: PlanItem) => (
            <li key={item.id} className="rounded-md bg-amber-soft px-2 py-1 font-medium text-amber">
              {item.title}
              {closed.has(item.id) ? ': closed by then' : ''}
            </li>
          ))}
        </List>
      ) : null}
      {missed.length > 0 ? (
        <List heading="Fixed, and reached too late">
          {missed.map(({ item, minutes }) => (
            <li key={item.id} className="rounded-md bg-danger-soft px-2 py-1 font-medium text-danger">
              {item.title}, {lengthOfTime(minutes)} late
            </li>
          ))}
        </List>
      ) : null}
      {moved.length > 0 ? (
        <List heading="New times">
          {moved.map((one) => (
            <li key={one.item.id} className="figures flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{one.item.title}</span>
              <span className="shrink-0 whitespace-nowrap">
                <s className="text-muted">
                  {sameStart(one)
                    ? `until ${formatMinute(one.item.endMinute)}`
                    : formatMinute(one.item.startMinute)}
                </s>{' '}
                {sameStart(one) ? `until ${formatMinute(one.endMinute)}` : formatMinute(one.startMinute)}
              </span>
            </li>
          ))}
        </List>
      ) : null}
    </div>
  );
}

/** "Running late": how much, what that does to the rest of the day, and only then keeping it. */
export function LateDialog({ current, known, onKeep, onClose, busy, failure }: LateDialogProps) {
  const [lateness, setLateness] = useState<Lateness>({ minutes: 15 });
  const late = runLate(current, lateness, known);
  const next = splitDay(current).ahead[0];
  const isChosen = (one: Lateness) => JSON.stringify(one) === JSON.stringify(lateness);
  const offered = next ? [...choices, { label: `Now at ${next.title}`, lateness: 'here' as const }] : choices;
  const changes = late.moved.length + late.fallsOut.length > 0;
  return (
    <Dialog
      title="Running late"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => onKeep(late)} busy={busy} disabled={!changes}>
            Keep new times
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div role="group" aria-label="How late" className="flex flex-wrap gap-2">
          {offered.map((one) => (
            <Button
              key={one.label}
              aria-pressed={isChosen(one.lateness)}
              className={isChosen(one.lateness) ? '!border-primary !bg-primary-soft !text-primary-ink' : ''}
              onClick={() => setLateness(one.lateness)}
            >
              {one.label}
            </Button>
          ))}
        </div>
        <div aria-live="polite">
          <Preview late={late} />
        </div>
        {failure ? (
          <p role="alert" className="text-small font-medium text-danger">
            {failure}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
