import { Minus, Plus } from 'lucide-react';
import { iconButtonClass } from './icon-button.tsx';

interface StepperProps {
  label: string;
  value: number;
  /** What stands between the buttons, where the bare number is not enough. */
  shown?: string;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
}

/** A small number with less and more. */
export function Stepper({ label, value, shown, least = 0, most = 99, onChange }: StepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-line bg-surface"
    >
      <button
        type="button"
        aria-label={`Less: ${label}`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
        className={iconButtonClass}
      >
        <Minus size={18} />
      </button>
      <output
        aria-live="polite"
        className="figures min-w-8 px-1 text-center text-small font-semibold whitespace-nowrap"
      >
        {shown ?? value}
      </output>
      <button
        type="button"
        aria-label={`More: ${label}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
        className={iconButtonClass}
      >
        <Plus size={18} />
      </button>
    </div>
  );
}
