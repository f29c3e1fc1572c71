import { readerChoices } from '../ui/reader-choices.ts';
import { limits } from '@wayfare/contracts/limits';
import type { TripRequest } from '@wayfare/contracts/request';
import { useState } from 'react';
import { MoneyField } from '../money/money-field.tsx';
import { Select } from '../ui/select.tsx';

type Budget = NonNullable<TripRequest['budget']>;

interface BudgetFieldProps {
  budget: Budget | undefined;
  onChange: (budget: Budget | undefined) => void;
}

/** How much the trip may cost, in which currency, and for what. */
export function BudgetField({ budget, onChange }: BudgetFieldProps) {
  const [per, setPer] = useState<Budget['per']>(budget?.per ?? 'total');
  const shownPer = budget?.per ?? per;
  return (
    <div className="grid gap-2">
      <MoneyField
        label="Budget"
        value={budget && { amountCents: Math.round(budget.amount * 100), currency: budget.currency }}
        currency={budget?.currency ?? readerChoices().currency}
        onChange={(money) =>
          onChange(
            money && {
              amount: Math.min(limits.budgetAmount, money.amountCents / 100),
              currency: money.currency,
              per: shownPer,
            },
          )
        }
      />
      <Select
        label="Budget is"
        value={shownPer}
        options={[
          { value: 'total', label: 'For everything' },
          { value: 'person', label: 'For each person' },
          { value: 'day', label: 'For each day' },
          { value: 'person_day', label: 'For each person and day' },
        ]}
        onChange={(event) => {
          const next = event.target.value as Budget['per'];
          setPer(next);
          if (budget) onChange({ ...budget, per: next });
        }}
      />
    </div>
  );
}
