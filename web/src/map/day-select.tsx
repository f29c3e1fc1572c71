import { Select } from '../ui/select.tsx';
import type { MapDay } from './map-contents.ts';

/** A day of the trip; null for the ideas. */
export type DayChoice = string | null;

interface DaySelectProps {
  days: readonly MapDay[];
  value: DayChoice;
  onChange: (value: DayChoice) => void;
}

const ideas = 'ideas';

/** Where a new place goes: to a day or the ideas. Nothing to choose where there are no days. */
export function DaySelect({ days, value, onChange }: DaySelectProps) {
  if (days.length === 0) return null;
  return (
    <Select
      label="Goes to"
      value={value ?? ideas}
      onChange={({ target }) => onChange(target.value === ideas ? null : target.value)}
      options={[
        { value: ideas, label: 'Ideas' },
        ...days.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
