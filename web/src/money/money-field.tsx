import type { Money } from '@wayfare/contracts/money';
import { useEffect, useState } from 'react';
import { boxClass, Labelled } from '../ui/field.tsx';
import { CurrencySelect } from './currency-select.tsx';

interface MoneyFieldProps {
  label: string;
  value: Money | undefined;
  /** What an empty field begins with. */
  currency: string;
  hint?: string | undefined;
  onChange: (money: Money | undefined) => void;
}

const mostCents = 1_000_000_000_00;
const shownOf = (money: Money | undefined) => (money ? String(money.amountCents / 100) : '');

/** An amount and its currency; kept when the field is left. */
export function MoneyField({ label, value, currency, hint, onChange }: MoneyFieldProps) {
  const [typed, setTyped] = useState(shownOf(value));
  const [chosen, setChosen] = useState(value?.currency ?? currency);
  useEffect(() => {
    setTyped(shownOf(value));
    if (value) setChosen(value.currency);
  }, [value]);
  const keep = (text: string, code: string) => {
    const amount = Number(text.replace(',', '.'));
    if (text.trim() === '') {
      if (value) onChange(undefined);
    } else if (!Number.isFinite(amount) || amount < 0) setTyped(shownOf(value));
    else {
      const amountCents = Math.min(mostCents, Math.round(amount * 100));
      if (amountCents !== value?.amountCents || code !== value.currency)
        onChange({ amountCents, currency: code });
    }
  };
  return (
    <Labelled label={label} hint={hint}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => keep(typed, chosen)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') keep(typed, chosen);
            }}
            className={`${boxClass} figures min-w-0`}
          />
          <CurrencySelect
            label={`${label}, currency`}
            value={chosen}
            onChange={(code) => {
              setChosen(code);
              keep(typed, code);
            }}
          />
        </div>
      )}
    </Labelled>
  );
}
