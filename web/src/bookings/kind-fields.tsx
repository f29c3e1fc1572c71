import type { Booking } from '@wayfare/contracts/booking';
import { limits } from '@wayfare/contracts/limits';
import { type BookingField, bookingFields, type BookingKind } from '@wayfare/contracts/vocabulary';
import { clock } from '@wayfare/wording/words';
import { KeptField } from '../ui/kept-field.tsx';
import { fieldNames } from './booking-fields.ts';

/** Keeps one field of a booking, or takes it away. */
export type KeepBooking = <Name extends keyof Booking>(name: Name, value: Booking[Name] | undefined) => void;

const isMinute = (field: BookingField): field is 'checkInMinute' | 'checkOutMinute' =>
  field.endsWith('Minute');

function minuteOf(typed: string): number | undefined {
  const [hours, minutes] = typed.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes;
}

interface KindFieldsProps {
  kind: BookingKind;
  booking: Booking;
  keep: KeepBooking;
}

/** The fields that only this kind of booking has. */
export function KindFields({ kind, booking, keep }: KindFieldsProps) {
  return bookingFields[kind].map((field: BookingField) => {
    const label = fieldNames[kind][field] ?? '';
    if (isMinute(field)) {
      const minute = booking[field];
      return (
        <KeptField
          key={field}
          label={label}
          type="time"
          value={minute === undefined ? '' : clock(minute)}
          onKeep={(typed) => keep(field, minuteOf(typed))}
        />
      );
    }
    return (
      <KeptField
        key={field}
        label={label}
        maxLength={limits.titleCharacters}
        value={booking[field] ?? ''}
        onKeep={(typed) => keep(field, typed || undefined)}
      />
    );
  });
}
