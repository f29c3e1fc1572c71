import type { ComponentProps } from 'react';
import { boxClass, Labelled } from './field.tsx';

type SelectProps = ComponentProps<'select'> & {
  label: string;
  hint?: string;
  error?: string;
  options: readonly { value: string; label: string }[];
};

/** One choice of a few, by the system's own list, which works on every device. */
export function Select({ label, hint, error, options, className, ...rest }: SelectProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <select {...rest} {...ids} className={boxClass}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
