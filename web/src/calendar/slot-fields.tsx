import { Field } from '../ui/field.tsx';
import { formatDay } from '../ui/format-date.ts';
import { Select } from '../ui/select.tsx';
import type { CalendarDay } from './calendar-days.ts';
import type { Slot } from './item-edits.ts';

const two = (value: number) => String(value).padStart(2, '0');
const timeText = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

function minuteOf(text: string) {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
}

interface SlotFieldsProps {
  slot: Slot;
  days: readonly CalendarDay[];
  disabled?: boolean;
  onChange: (slot: Slot) => void;
}

/** Day, start and end of an item. An end that is not after its start is one of the next day. */
export function SlotFields({ slot, days, disabled = false, onChange }: SlotFieldsProps) {
  const { on, startMinute, endMinute } = slot;
  const setStart = (minute: number) =>
    onChange({ on, startMinute: minute, endMinute: minute + (endMinute - startMinute) });
  const setEnd = (minute: number) =>
    onChange({ on, startMinute, endMinute: minute < startMinute ? minute + 1440 : minute });
  return (
    <div className="grid gap-3 sm:grid-cols-[1.4fr_1fr_1fr]">
      <Select
        label="Day"
        value={on}
        disabled={disabled}
        options={days.map((day) => ({ value: day.on, label: formatDay(day.on) }))}
        onChange={(event) => onChange({ ...slot, on: event.target.value })}
      />
      <Field
        label="From"
        type="time"
        required
        disabled={disabled}
        value={timeText(startMinute)}
        onChange={(event) => setStart(minuteOf(event.target.value) ?? startMinute)}
      />
      <Field
        label="To"
        type="time"
        required
        disabled={disabled}
        value={timeText(endMinute)}
        onChange={(event) => setEnd(minuteOf(event.target.value) ?? endMinute)}
        {...(endMinute > 1440 ? { hint: 'The next day' } : {})}
      />
    </div>
  );
}
