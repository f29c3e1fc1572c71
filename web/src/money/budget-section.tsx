import type { TripDocument } from '@wayfare/contracts/trip-document';
import { headsOf } from '@wayfare/planner';
import { counted } from '@wayfare/wording/words';
import { memo } from 'react';
import { CurrencySelect } from './currency-select.tsx';
import { MoneyRows } from './money-rows.tsx';
import { unpricedOf, type Unpriced } from './sums.ts';
import { useTripSums } from './use-trip-sums.ts';
import { wholeMoney } from './whole-money.ts';

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
        aria-valuetext={`${wholeMoney(spent, currency)} of ${wholeMoney(budget, currency)}`}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={`h-full rounded-full ${over ? 'bg-danger' : 'bg-primary'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className={`figures text-fine ${over ? 'font-medium text-danger' : 'text-muted'}`}>
        {over
          ? `${wholeMoney(spent - budget, currency)} over the budget of ${wholeMoney(budget, currency)}`
          : `${wholeMoney(budget - spent, currency)} left of ${wholeMoney(budget, currency)}`}
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

/** What the sum is for each traveller and each day. */
function Each({
  cents,
  people,
  days,
  currency,
}: {
  cents: number;
  people: number;
  days: number;
  currency: string;
}) {
  const parts = [
    ...(people > 1 ? [`${wholeMoney(cents / people, currency)} a person`] : []),
    ...(days > 1 ? [`${wholeMoney(cents / days, currency)} a day`] : []),
  ];
  return parts.length > 0 && cents > 0 ? (
    <p className="figures -mt-2 text-fine text-muted">{parts.join(' · ')}</p>
  ) : null;
}

/** What of the sum is paid, as its bookings say, and what is still open. */
const Paid = ({ paid, whole, currency }: { paid: number; whole: number; currency: string }) =>
  paid > 0 ? (
    <dl className="figures grid grid-cols-2 gap-x-4 rounded-control bg-sunken px-3 py-2 text-small">
      <div>
        <dt className="text-fine text-muted">Paid</dt>
        <dd className="font-semibold">{wholeMoney(paid, currency)}</dd>
      </div>
      <div>
        <dt className="text-fine text-muted">Still open</dt>
        <dd className="font-semibold">{wholeMoney(Math.max(0, whole - paid), currency)}</dd>
      </div>
    </dl>
  ) : null;

interface NotCountedProps {
  what: readonly string[];
  /** What the trip usually comes to, where that is more. */
  usualCents: number | null;
  budget: number | null;
  currency: string;
}

/** What the sum leaves out, and what it would be with it. */
function NotCounted({ what, usualCents, budget, currency }: NotCountedProps) {
  if (what.length === 0) return null;
  const isOver = budget !== null && usualCents !== null && usualCents > budget;
  return (
    <p className="text-fine text-muted">
      Without a price, so not counted: {new Intl.ListFormat('en').format(what)}.
      {usualCents === null ? null : (
        <span className="figures">
          {' '}
          With usual prices for them the trip comes to about {wholeMoney(usualCents, currency)}
          {isOver ? ', more than the budget' : ''}.
        </span>
      )}
    </p>
  );
}

/** What the trip costs as far as it is known: by category, by day, against the budget, in any currency. */
export const BudgetSection = memo(function BudgetSection({ document }: { document: TripDocument }) {
  const { trip, plan } = document;
  const sums = useTripSums(document);
  const { days, request, budgetCents, currency, choose, driving, totals, rates, usual } = sums;
  const { data, isError, refetch } = sums.asked;
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
        {wholeMoney(totals.cents, currency)}
        {totals.estimatedCents > 0 ? (
          <span className="ml-2 font-sans text-fine text-muted">
            {totals.estimatedCents >= totals.cents
              ? 'all of it estimated'
              : `${wholeMoney(totals.estimatedCents, currency)} of it estimated`}
          </span>
        ) : null}
      </p>
      <Each cents={totals.cents} people={headsOf(request)} days={days} currency={currency} />
      <Paid paid={totals.paidCents} whole={totals.cents} currency={currency} />
      {budgetCents === null ? null : (
        <Against spent={totals.cents} budget={budgetCents} currency={currency} />
      )}
      {totals.byCategory.length > 0 ? (
        <MoneyRows
          totals={totals}
          currency={currency}
          rates={rates}
          driving={driving}
          plan={plan}
          startOn={trip.startOn}
        />
      ) : null}
      <NotCounted
        what={gaps(unpricedOf(document), totals.withoutRate)}
        usualCents={usual && usual.amountCents > totals.cents ? usual.amountCents : null}
        budget={budgetCents}
        currency={currency}
      />
      {data ? (
        <p className="text-fine text-muted">
          {data.source
            ? `Converted at the rates of the ${data.source} of `
            : 'Converted at indicative rates of '}
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
