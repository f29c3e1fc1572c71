import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** What stands beside it where the rest is said already; part of the label. */
  shown?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, shown = label, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="inline-flex min-h-11 items-center gap-3">
      <button
        id={id}
        type="button"
        role="switch"
        aria-label={label}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="relative h-7 w-12 rounded-full border border-line-strong bg-sunken transition-colors duration-150 after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:bg-line-strong after:transition-transform after:duration-150 aria-checked:border-primary aria-checked:bg-primary aria-checked:after:translate-x-5 aria-checked:after:bg-on-primary disabled:opacity-55"
      />
      <label htmlFor={id} className="text-small font-medium">
        {shown}
      </label>
    </div>
  );
}
