import type { Plan } from '@wayfare/contracts/plan';
import { ticketsOf } from '@wayfare/planner';
import { useMemo } from 'react';

const list = new Intl.ListFormat('en');

/** What is seen on one ticket, so that nobody wonders why its price is counted once. */
export function SharedTickets({ plan }: { plan: Plan | null }) {
  const tickets = useMemo(() => ticketsOf(plan).filter(({ paidAt }) => paidAt.cost), [plan]);
  return (
    <>
      {tickets.map(({ items, paidAt, days }) => (
        <dd key={paidAt.id} className="col-span-2 text-fine text-muted wrap-anywhere">
          One ticket, counted once: {list.format([...new Set(items.map(({ title }) => title))])}.
          {days > 1 ? ' You use it on several days: check that it is good for all of them.' : ''}
        </dd>
      ))}
    </>
  );
}
