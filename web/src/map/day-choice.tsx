import { useState } from 'react';
import { Select } from '../ui/select.tsx';
import type { MapDay } from './map-contents.ts';

const ideas = 'ideas';

/** Where a place from the map goes: the chosen day first, or the ideas (null). */
export function useDayChoice(dayId: string | null) {
  const [where, setWhere] = useState(dayId ?? ideas);
  return { where, setWhere, dayId: where === ideas ? null : where };
}

interface DayChoiceProps {
  days: readonly MapDay[];
  choice: ReturnType<typeof useDayChoice>;
}

/** Asks for a day, where there are any. */
export function DayChoice({ days, choice: { where, setWhere } }: DayChoiceProps) {
  if (days.length === 0) return null;
  return (
    <Select
      label="Goes to"
      value={where}
      onChange={(event) => setWhere(event.target.value)}
      options={[
        { value: ideas, label: 'Ideas' },
        ...days.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
