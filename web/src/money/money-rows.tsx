import { addDays } from '@wayfare/almanac/local-date';
import type { Plan } from '@wayfare/contracts/plan';
import type { DrivingCost } from '@wayfare/planner';
import { formatDay } from '../ui/format-date.ts';
import { DrivingLines } from './driving-lines.tsx';
import { SharedTickets } from './shared-tickets.tsx';
import type { CostCategory, Rates, Totals } from './sums.ts';
import { wholeMoney } from './whole-money.ts';

const names: Record<CostCategory, string> = {
  lodging: 'Lodging',
  transport: 'Transport',
  sights: 'Sights and activities',
  meals: 'Meals',
  other: 'Other',
};

interface MoneyRowsProps {
  totals: Totals;
  currency: string;
  rates: Rates;
  driving: DrivingCost | null;
  plan: Plan | null;
  startOn: string | null;
}

/** The sums of a trip by what they are for, with what they hold, and day by day. */
export function MoneyRows({ totals, currency, rates, driving, plan, startOn }: MoneyRowsProps) {
  const most = Math.max(...totals.byCategory.map(({ cents }) => cents), 1);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2 text-small">
        {totals.byCategory.map(({ category, cents }) => (
          <div key={category} className="col-span-2 grid grid-cols-subgrid items-baseline gap-y-1">
            <dt>{names[category]}</dt>
            <dd className="figures text-right">{wholeMoney(cents, currency)}</dd>
            <div aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-primary/60"
                style={{ width: `${(cents / most) * 100}%` }}
              />
            </div>
            {category === 'transport' && driving ? (
              <DrivingLines driving={driving} currency={currency} rates={rates} />
            ) : null}
            {category === 'sights' ? <SharedTickets plan={plan} /> : null}
          </div>
        ))}
      </dl>
      <details className="text-small">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary-ink">
          Day by day
        </summary>
        <ol className="grid gap-1">
          {totals.byDay.map((cents, index) => (
            // Days have no name but their number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="figures flex justify-between gap-3">
              <span>
                Day {index + 1}
                {startOn ? <span className="text-muted"> {formatDay(addDays(startOn, index))}</span> : null}
              </span>
              <span>{cents > 0 ? wholeMoney(cents, currency) : '–'}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
