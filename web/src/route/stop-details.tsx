import { limits } from '@wayfare/contracts/limits';
import type { Stop } from '@wayfare/contracts/trip';
import { MoneyField } from '../money/money-field.tsx';
import { KeptField } from '../ui/kept-field.tsx';
import { BookingFields } from './booking-fields.tsx';

interface StopDetailsProps {
  id: string;
  stop: Stop;
  currency: string;
  onChange: (stop: Stop) => void;
}

/** Where one sleeps at a stop, what it costs, how it is booked, and what to remember. */
export function StopDetails({ id, stop, currency, onChange }: StopDetailsProps) {
  const setLodging = (name: string) => {
    const { lodging: _, ...rest } = stop;
    if (name === '') return onChange(rest);
    // A bed without an address of its own stands in the middle of its town.
    const { placeId: __, ...town } = stop.place;
    onChange({ ...rest, lodging: { ...town, name, kind: 'lodging', status: 'own' } });
  };
  const setCost = (cost: Stop['cost']) => {
    const { cost: _, ...rest } = stop;
    onChange(cost ? { ...rest, cost } : rest);
  };
  const setBooking = (booking: Stop['booking']) => {
    const { booking: _, ...rest } = stop;
    onChange(booking ? { ...rest, booking } : rest);
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
          <KeptField
            label="Lodging"
            placeholder="Name of the hotel or host"
            maxLength={limits.titleCharacters}
            value={stop.lodging?.name ?? ''}
            onKeep={setLodging}
          />
          <MoneyField
            label="Cost of the stay"
            hint={`Everybody together, ${nights}`}
            value={stop.cost}
            currency={currency}
            onChange={setCost}
          />
          <BookingFields booking={stop.booking} onChange={setBooking} />
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
