import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import { BookingPart } from '../bookings/booking-part.tsx';
import { MoneyField } from '../money/money-field.tsx';
import { KeptField } from '../ui/kept-field.tsx';
import type { SearchAround } from '../places/trip-places.ts';
import { LodgingField } from './lodging-field.tsx';

interface StopDetailsProps {
  id: string;
  stop: Stop;
  currency: string;
  around: SearchAround;
  onChange: (stop: Stop) => void;
  onSleepAt: (lodging: PlaceRef | null) => void;
}

/** Where one sleeps at a stop, what it costs, how it is booked, and what to remember. */
export function StopDetails({ id, stop, currency, around, onChange, onSleepAt }: StopDetailsProps) {
  const setCost = (cost: Stop['cost']) => {
    const { cost: _, ...rest } = stop;
    onChange(cost ? { ...rest, cost } : rest);
  };
  const setNote = (note: string) => {
    const { note: _, ...rest } = stop;
    onChange(note === '' ? rest : { ...rest, note });
  };
  const nights = stop.nights === 1 ? 'for the night' : `for all ${stop.nights} nights`;
  return (
    <div id={id} className="grid items-start gap-4 border-t border-line p-4 sm:grid-cols-2">
      {stop.nights > 0 ? (
        <>
          <LodgingField stop={stop} around={around} onChange={onSleepAt} />
          <MoneyField
            label="Cost of the stay"
            hint={`Everybody together, ${nights}`}
            value={stop.cost}
            currency={currency}
            onChange={setCost}
          />
          <BookingPart of={{ what: 'stop', id: stop.id }} booking={stop.booking} usual="hotel" />
        </>
      ) : null}
      <KeptField
        label="Note"
        maxLength={limits.noteCharacters}
        value={stop.note ?? ''}
        onKeep={setNote}
        className="sm:col-span-2"
      />
    </div>
  );
}
