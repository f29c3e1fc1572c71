import { useExchangeRates } from './rates.queries.ts';

interface CurrencySelectProps {
  id?: string;
  label: string;
  value: string;
  onChange: (currency: string) => void;
}

/** A currency of those that have a rate, by its code. */
export function CurrencySelect({ id, label, value, onChange }: CurrencySelectProps) {
  const { data } = useExchangeRates();
  const codes = [...new Set([value, ...Object.keys(data?.unitsPerEuro ?? {})])].toSorted();
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 w-24 shrink-0 rounded-control border border-line-strong bg-surface px-2 text-small text-ink"
    >
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}
