import { addDays, formatRange } from '../ui/format-date.ts';
import { Field } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { totalNights } from '../trips/trip-days.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** When the trip starts, and who goes. */
export function WhenAndWho({ editor }: { editor: TripEditor }) {
  const { trip } = editor.document;
  const { request, assumed } = trip;
  const setTravellers = (change: { adults?: number; children?: number }) =>
    editor.edit({ edit: 'setRequest', request: { ...request, ...change }, assumed });
  const travellers = [
    { label: 'Adults', key: 'adults', value: request.adults ?? assumed.adults ?? 1, least: 1 },
    { label: 'Children', key: 'children', value: request.children ?? assumed.children ?? 0, least: 0 },
  ] as const;
  return (
    <section aria-labelledby="when-heading" className="grid gap-5">
      <h2 id="when-heading" className="text-lead">
        When and who
      </h2>
      <Field
        label="Start date"
        type="date"
        value={trip.startOn ?? ''}
        onChange={(event) => editor.edit({ edit: 'setStartOn', startOn: event.target.value || null })}
        hint={
          trip.startOn && trip.stops.length > 0
            ? formatRange(trip.startOn, addDays(trip.startOn, totalNights(trip)))
            : 'Leave it open while you are only dreaming.'
        }
      />
      {travellers.map(({ label, key, value, least }) => (
        <div key={key} className="flex items-center justify-between gap-3">
          <span className="text-small font-semibold">{label}</span>
          <Stepper
            label={label}
            value={value}
            least={least}
            most={50}
            onChange={(count) => setTravellers({ [key]: count })}
          />
        </div>
      ))}
    </section>
  );
}
