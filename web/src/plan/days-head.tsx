import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import { Check, ChevronDown, Route, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { counted } from '@wayfare/wording/words';
import { DaysTools } from './days-tools.tsx';
import { FindingNote } from './finding-note.tsx';
import { mendable } from './fix-findings.ts';
import { usePlanActions } from './plan-actions.ts';

const BestOrder = lazy(() => import('./best-order.tsx'));

interface DaysHeadProps {
  days: readonly PlanDay[];
  findings: readonly Finding[];
  /** Whether the plan could be judged yet. */
  known: boolean;
}

function FindingList({ findings, days }: { findings: readonly Finding[]; days: readonly PlanDay[] }) {
  return (
    <ul className="mb-4 grid gap-1 rounded-card border border-line bg-surface px-4 py-2">
      {findings.map((finding) => {
        const index = days.findIndex(({ id }) => id === finding.dayId);
        return (
          <li key={finding.id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-2">
            <span className="text-fine font-semibold">{index < 0 ? 'Trip' : `Day ${index + 1}`}</span>
            <FindingNote finding={finding} />
          </li>
        );
      })}
    </ul>
  );
}

/** Over all days: how many they are, what does not hold in them, and what is done to all of them at once. */
export function DaysHead({ days, findings, known }: DaysHeadProps) {
  const actions = usePlanActions();
  const [listed, setListed] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const grave = findings.filter(({ severity }) => severity !== 'hint');
  const toBook = grave.filter(({ kind }) => kind === 'booking_needed').length;
  const wrong = grave.length - toBook;
  const fixes = mendable(findings).length;
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id="days-heading" className="text-lead">
          Days
        </h2>
        <p className="figures mr-auto text-small text-muted">{counted(days.length, 'day')}</p>
        <DaysTools days={days} />
        <Button look="quiet" onClick={() => setOrdering(true)} className="no-print !px-2">
          <Route aria-hidden="true" size={17} /> <span className="max-sm:sr-only">Best order</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div role="status" className="text-small">
          {known && grave.length === 0 ? (
            <p className="flex min-h-11 items-center gap-1.5 text-muted">
              <Check aria-hidden="true" size={17} className="text-green" /> No problems: opening hours, travel
              times and meals all fit.
            </p>
          ) : null}
          {grave.length > 0 ? (
            <button
              type="button"
              aria-expanded={listed}
              onClick={() => setListed(!listed)}
              className="no-print -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium text-amber hover:bg-amber-soft"
            >
              {[
                wrong > 0 ? counted(wrong, 'problem') : null,
                toBook > 0 ? `${counted(toBook, 'thing')} to book ahead` : null,
              ]
                .filter(Boolean)
                .join(' · ')}
              <ChevronDown aria-hidden="true" size={16} className={listed ? 'rotate-180' : ''} />
            </button>
          ) : null}
        </div>
        {fixes > 0 ? (
          <Button onClick={actions.fixAll} className="no-print">
            <WandSparkles aria-hidden="true" size={17} className="text-amber" /> Fix everything ({fixes})
          </Button>
        ) : null}
      </div>
      {listed && grave.length > 0 ? <FindingList findings={grave} days={days} /> : null}
      <Suspense fallback={null}>
        {ordering ? <BestOrder days={days} onClose={() => setOrdering(false)} /> : null}
      </Suspense>
    </div>
  );
}
