import type { PlanItem } from '@wayfare/contracts/plan';
import { useState } from 'react';
import { lengthOfTime } from '@wayfare/wording/words';
import { boxClass } from '../ui/field.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { Stepper } from '../ui/stepper.tsx';
import { fromClock, toClock } from '../ui/clock.ts';
import { usePlanActions } from './plan-actions.ts';

const step = 15;
const lastMinute = 2879;
const longest = 900;

/** An item's start and length: a field to type in and steps of a quarter of an hour. What follows is pushed on. */
function TimeControls({ item }: { item: PlanItem }) {
  const actions = usePlanActions();
  const { id, startMinute, endMinute, title } = item;
  const [typed, setTyped] = useState<string | null>(null);
  const length = endMinute - startMinute;
  const set = (start: number, minutes: number) =>
    actions.editRetimed(
      [
        {
          edit: 'setItemTime',
          itemId: id,
          startMinute: Math.min(start, lastMinute),
          endMinute: Math.min(start + minutes, lastMinute),
        },
      ],
      { pinned: id },
    );
  const keep = () => {
    const start = typed === null ? null : fromClock(typed, startMinute);
    if (start !== null && start !== startMinute) set(start, length);
    setTyped(null);
  };
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-2 py-1">
      <input
        type="time"
        aria-label={`Start of ${title}`}
        value={typed ?? toClock(startMinute)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
        className={`${boxClass} figures !w-32 !text-small`}
      />
      <Stepper
        label={`Length of ${title}`}
        value={length}
        shown={lengthOfTime(length)}
        least={step}
        most={longest}
        onChange={(next) => {
          // Steps land on quarters of an hour, whatever the length was.
          const by = next > length ? step : -step;
          set(startMinute, Math.max(step, Math.round((length + by) / step) * step));
        }}
      />
    </div>
  );
}

/** When an item is. A press opens the controls, unless it is locked to its time. */
export function ItemTime({ item }: { item: PlanItem }) {
  const [open, setOpen] = useState(false);
  const { startMinute, endMinute, locked, title } = item;
  const words = (
    <>
      <time>{formatMinute(startMinute)}</time> – <time>{formatMinute(endMinute)}</time>
      {endMinute > startMinute ? `, ${lengthOfTime(endMinute - startMinute)}` : ''}
    </>
  );
  if (locked) return <p className="py-1">{words}</p>;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-7 items-center text-left decoration-current/40 underline-offset-4 hover:text-primary-ink hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
      >
        <span>
          <span className="sr-only">Time of {title}: </span>
          {words}
        </span>
      </button>
      {open ? <TimeControls item={item} /> : null}
    </>
  );
}
