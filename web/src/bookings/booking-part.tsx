import type { Booking } from '@wayfare/contracts/booking';
import { limits } from '@wayfare/contracts/limits';
import {
  type BookingField,
  bookingFields,
  type BookingKind,
  bookingKinds,
} from '@wayfare/contracts/vocabulary';
import { bookingKindNames } from '@wayfare/wording/booking';
import { clock } from '@wayfare/wording/words';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { KeptField } from '../ui/kept-field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.tsx';
import { type BookingOf, useChangeBooking } from './booking-edit.ts';
import { fieldNames, ofKind } from './booking-fields.ts';
import { BookingFiles } from './booking-files.tsx';
import { webAddress } from './web-address.ts';

interface BookingPartProps {
  of: BookingOf;
  booking: Booking | undefined;
  /** What it is where nobody has said. */
  usual: BookingKind;
}

const isMinute = (field: BookingField): field is 'checkInMinute' | 'checkOutMinute' =>
  field.endsWith('Minute');

function minuteOf(typed: string): number | undefined {
  const [hours, minutes] = typed.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes;
}

const choices = bookingKinds.map((value) => ({ value, label: bookingKindNames[value] }));
const payments = [
  { value: 'open', label: 'Still to pay' },
  { value: 'paid', label: 'Paid' },
];

/** What is booked of one thing: what it is and the fields of that, with whom, who pays, and its files. */
export function BookingPart({ of, booking = {}, usual }: BookingPartProps) {
  const change = useChangeBooking(of);
  const [chosen, setChosen] = useState(usual);
  const kind = booking.kind ?? chosen;
  const keep = <Name extends keyof Booking>(name: Name, value: Booking[Name] | undefined) =>
    change(({ [name]: _, ...rest }) => ({
      ...rest,
      kind,
      ...(value === undefined ? {} : { [name]: value }),
    }));
  const line = (name: 'provider' | 'reference' | 'paidBy', label: string) => (
    <KeptField
      label={label}
      maxLength={limits.titleCharacters}
      value={booking[name] ?? ''}
      onKeep={(typed) => keep(name, typed || undefined)}
    />
  );
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3 sm:col-span-2 sm:p-4">
      <legend className="px-1 text-small font-semibold">Booking</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label="What it is"
          value={kind}
          options={choices}
          onChange={({ target }) => {
            const next = target.value as BookingKind;
            setChosen(next);
            change((held) => ofKind(held, next));
          }}
        />
        {bookingFields[kind].map((field: BookingField) =>
          isMinute(field) ? (
            <KeptField
              key={field}
              label={fieldNames[kind][field] ?? ''}
              type="time"
              value={booking[field] === undefined ? '' : clock(booking[field])}
              onKeep={(typed) => keep(field, minuteOf(typed))}
            />
          ) : (
            <KeptField
              key={field}
              label={fieldNames[kind][field] ?? ''}
              maxLength={limits.titleCharacters}
              value={booking[field] ?? ''}
              onKeep={(typed) => keep(field, typed || undefined)}
            />
          ),
        )}
        {line('provider', 'Booked with')}
        {line('reference', 'Booking reference')}
        <Select
          label="Payment"
          value={booking.paid ? 'paid' : 'open'}
          options={payments}
          onChange={({ target }) => keep('paid', target.value === 'paid' ? true : undefined)}
        />
        {line('paidBy', booking.paid ? 'Paid by' : 'Who pays')}
        <div className="grid gap-1 sm:col-span-2">
          <KeptField
            label="Booking page"
            inputMode="url"
            placeholder="https://"
            value={booking.url ?? ''}
            onKeep={(typed) => {
              const address = typed === '' ? undefined : webAddress(typed);
              if (address === null) showToast({ text: 'That is not a web address, so it was not saved.' });
              else keep('url', address);
            }}
          />
          {booking.url ? (
            <a
              href={booking.url}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-fine"
            >
              Open <ExternalLink aria-hidden="true" size={14} />
            </a>
          ) : null}
        </div>
      </div>
      <BookingFiles of={of} kind={kind} files={booking.files ?? []} />
    </fieldset>
  );
}
