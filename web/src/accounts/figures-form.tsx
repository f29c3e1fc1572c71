import { choose, readerChoices, type ReaderChoices } from '../ui/reader-choices.ts';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';

const weekdays = { 1: 'Monday', 0: 'Sunday', 6: 'Saturday' } as const;

function currencies() {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code}, ${names.of(code) ?? code}`,
  }));
}

/** How distances, temperatures, times, weeks and money are written on this device. */
export function FiguresForm() {
  const { distance, temperature, clock, weekStart, currency } = readerChoices();
  return (
    <Card className="mt-6 grid gap-4 p-6">
      <div>
        <h2 className="text-lead">Figures</h2>
        <p className="mt-1 text-small text-muted">
          As your language has them, until you choose. Kept on this device.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Distances"
          value={distance}
          onChange={({ target }) => choose({ distance: target.value as ReaderChoices['distance'] })}
          options={[
            { value: 'km', label: 'Kilometres' },
            { value: 'mi', label: 'Miles' },
          ]}
        />
        <Select
          label="Temperatures"
          value={temperature}
          onChange={({ target }) => choose({ temperature: target.value as ReaderChoices['temperature'] })}
          options={[
            { value: 'celsius', label: 'Celsius' },
            { value: 'fahrenheit', label: 'Fahrenheit' },
          ]}
        />
        <Select
          label="Times"
          value={clock}
          onChange={({ target }) => choose({ clock: target.value as ReaderChoices['clock'] })}
          options={[
            { value: '24', label: '24 hours, 17:30' },
            { value: '12', label: '12 hours, 5:30 PM' },
          ]}
        />
        <Select
          label="Weeks begin on"
          value={String(weekStart)}
          onChange={({ target }) => choose({ weekStart: Number(target.value) as ReaderChoices['weekStart'] })}
          options={Object.entries(weekdays).map(([value, label]) => ({ value, label }))}
        />
        <Select
          label="Currency of new amounts"
          value={currency}
          onChange={({ target }) => choose({ currency: target.value })}
          options={currencies()}
        />
      </div>
    </Card>
  );
}
