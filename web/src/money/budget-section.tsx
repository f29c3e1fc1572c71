import { addDays } from '@wayfare/almanac/local-date';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { formatMoney } from '../ui/format-money.ts';
import { formatDay } from '../ui/format-date.ts';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';
import { counted } from '@wayfare/wording/words';
import { totalNights } from '../trips/trip-days.ts';
import { memo, useMemo, useState } from 'react';
import { CurrencySelect } from './currency-select.tsx';
import { useExchangeRates, useUsualCost } from './rates.queries.ts';
import {
  convert,
  costsOf,
  totalsOf,
  unpricedOf,
  wholeBudget,
  type CostCategory,
  type Totals,
  type Unpriced,
} from './sums.ts';

const names: Record<CostCategory, string> = {
  lodging: 'Lodging',
  transport: 'Transport',
  sights: 'Sights and activities',
  meals: 'Meals',
  other: 'Other',
};
const keptAs = 'wayfare.currency';

/** The currency in which sums are shown on this device; at first the budget's. */
function useShownCurrency(first: string) {
  const [chosen, setChosen] = useState(() => {
    const stored = readStored(onDevice, keptAs);
    return typeof stored === 'string' ? stored : undefined;
  });
  const choose = (currency: string) => {
    setChosen(currency);
    writeStored(onDevice, keptAs, currency);
  };
  return [chosen ?? first, choose] as const;
}

const whole = (cents: number, currency: string) =>
  formatMoney({ amountCents: Math.round(cents / 100) * 100, currency });

function Against({ spent, budget, currency }: { spent: number; budget: number; currency: string }) {
  const over = spent > budget;
  const share = budget > 0 ? Math.min(1, spent / budget) : 1;
  return (
    <div className="grid gap-1">
      <div
        role="meter"
        aria-label="Spent of the budget"
        aria-valuemin={0}
        aria-valuemax={Math.round(budget / 100)}
        aria-valuenow={Math.min(Math.round(spent / 100), Math.round(budget / 100))}
        aria-valuetext={`${whole(spent, currency)} of ${whole(budget, currency)}`}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={`h-full rounded-full ${over ? 'bg-danger' : 'bg-primary'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className={`figures text-fine ${over ? 'font-medium text-danger' : 'text-muted'}`}>
        {over
          ? `${whole(spent - budget, currency)} over the budget of ${whole(budget, currency)}`
          : `${whole(budget - spent, currency)} left of ${whole(budget, currency)}`}
      </p>
    </div>
  );
}

/** What the sum leaves out, in words. */
function gaps({ stays, ways, meals }: Unpriced, withoutRate: number): string[] {
  return [
    ...(stays > 0 ? [counted(stays, 'stay')] : []),
    ...(ways > 0 ? [counted(ways, 'way between places', 'ways between places')] : []),
    ...(meals > 0 ? [counted(meals, 'meal')] : []),
    ...(withoutRate > 0
      ? [counted(withoutRate, 'cost in a currency without a rate', 'costs in a currency without a rate')]
      : []),
  ];
}

interface RowsProps {
  totals: Totals;
  currency: string;
  startOn: string | null;
}

function Rows({ totals, currency, startOn }: RowsProps) {
  const most = Math.max(...totals.byCategory.map(({ cents }) => cents), 1);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2 text-small">
        {totals.byCategory.map(({ category, cents }) => (
          <div key={category} className="col-span-2 grid grid-cols-subgrid items-baseline gap-y-1">
            <dt>{names[category]}</dt>
            <dd className="figures text-right">{whole(cents, currency)}</dd>
            <div aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-primary/60"
                style={{ width: `${(cents / most) * 100}%` }}
              />
            </div>
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
              <span>{cents > 0 ? whole(cents, currency) : '–'}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** What the trip costs as far as it is known: by category, by day, against the budget, in any currency. */
export const BudgetSection = memo(function BudgetSection({ document }: { document: TripDocument }) {
  const { trip, plan } = document;
  const { data, isError, refetch } = useExchangeRates();
  const days = plan?.days.length ?? totalNights(trip) + (trip.stops.length > 0 ? 1 : 0);
  const budget = wholeBudget(trip, days);
  const [currency, choose] = useShownCurrency(budget?.currency ?? 'EUR');
  const rates = data?.unitsPerEuro;
  const totals = useMemo(
    () => totalsOf(costsOf(document), days, currency, rates ?? {}),
    [document, days, currency, rates],
  );
  const inCurrency = budget && convert(budget, currency, rates ?? {});
  const usual = useUsualCost(document, currency).data?.cost;
  const missing = gaps(unpricedOf(document), totals.withoutRate);
  return (
    <section aria-labelledby="money-heading" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="money-heading" className="text-lead">
          Money
        </h2>
        <CurrencySelect label="Show sums in" value={currency} onChange={choose} />
      </div>
      <p className="figures text-title font-display" aria-live="polite">
        <span className="sr-only">Total so far: </span>
        {whole(totals.cents, currency)}
        {totals.estimatedCents > 0 ? (
          <span className="ml-2 font-sans text-fine text-muted">
            {totals.estimatedCents >= totals.cents
              ? 'all of it estimated'
              : `${whole(totals.estimatedCents, currency)} of it estimated`}
          </span>
        ) : null}
      </p>
      {budget && typeof inCurrency === 'number' ? (
        <Against spent={totals.cents} budget={inCurrency} currency={currency} />
      ) : null}
      {totals.byCategory.length > 0 ? (
        <Rows totals={totals} currency={currency} startOn={trip.startOn} />
      ) : null}
      {missing.length > 0 ? (
        <p className="text-fine text-muted">
          Without a price, so not counted: {new Intl.ListFormat('en').format(missing)}.
          {usual && usual.amountCents > totals.cents ? (
            <span className="figures">
              {' '}
              With usual prices for them the trip comes to about {whole(usual.amountCents, currency)}
              {typeof inCurrency === 'number' && usual.amountCents > inCurrency
                ? ', more than the budget'
                : ''}
              .
            </span>
          ) : null}
        </p>
      ) : null}
      {data ? (
        <p className="text-fine text-muted">
          Converted at indicative rates of{' '}
          {new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(data.asOf),
          )}
          .
        </p>
      ) : null}
      {isError ? (
        <p role="alert" className="text-fine text-danger">
          The rates cannot be reached, so other currencies are not counted.{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      ) : null}
    </section>
  );
});
