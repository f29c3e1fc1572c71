import { boxClass } from '../ui/field.tsx';
import { useRates } from './rates.queries.ts';

interface CurrencySelectProps {
  id?: string;
  label: string;
  value: string;
  onChange: (currency: string) => void;
  className?: string;
}

/** A currency of those that have a rate, by its code. */
export function CurrencySelect({ id, label, value, onChange, className = 'w-24' }: CurrencySelectProps) {
  const { data } = useRates();
  const codes = [...new Set([value, ...Object.keys(data?.unitsPerEuro ?? {})])].toSorted();
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${boxClass} ${className} shrink-0`}
    >
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}
