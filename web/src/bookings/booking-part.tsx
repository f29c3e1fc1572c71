import type { Booking } from '@wayfare/contracts/booking';
import { limits } from '@wayfare/contracts/limits';
import { type BookingKind, bookingKinds } from '@wayfare/contracts/vocabulary';
import { bookingKindNames } from '@wayfare/wording/booking';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { KeptField } from '../ui/kept-field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.tsx';
import { type BookingOf, useChangeBooking } from './booking-edit.ts';
import { ofKind } from './booking-fields.ts';
import { BookingFiles } from './booking-files.tsx';
import { type KeepBooking, KindFields } from './kind-fields.tsx';
import { webAddress } from './web-address.ts';

const choices = bookingKinds.map((value) => ({ value, label: bookingKindNames[value] }));
const payments = [
  { value: 'open', label: 'Still to pay' },
  { value: 'paid', label: 'Paid' },
];

interface FieldsProps {
  booking: Booking;
  keep: KeepBooking;
}

/** With whom it is booked, under which number, and who pays. */
function CommonFields({ booking, keep }: FieldsProps) {
  const line = (name: 'provider' | 'reference' | 'paidBy', label: string) => (
    <KeptField
      label={label}
      maxLength={limits.titleCharacters}
      value={booking[name] ?? ''}
      onKeep={(typed) => keep(name, typed || undefined)}
    />
  );
  return (
    <>
      {line('provider', 'Booked with')}
      {line('reference', 'Booking reference')}
      <Select
        label="Payment"
        value={booking.paid ? 'paid' : 'open'}
        options={payments}
        onChange={({ target }) => keep('paid', target.value === 'paid' ? true : undefined)}
      />
      {line('paidBy', booking.paid ? 'Paid by' : 'Who pays')}
    </>
  );
}

function PageField({ booking: { url }, keep }: FieldsProps) {
  return (
    <div className="grid @3xs:col-span-2">
      <KeptField
        label="Booking page"
        inputMode="url"
        placeholder="https://"
        value={url ?? ''}
        onKeep={(typed) => {
          const address = typed === '' ? undefined : webAddress(typed);
          if (address === null) showToast({ text: 'That is not a web address, so it was not saved.' });
          else keep('url', address);
        }}
      />
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-fine"
        >
          Open <ExternalLink aria-hidden="true" size={14} />
        </a>
      ) : null}
    </div>
  );
}

interface BookingPartProps {
  of: BookingOf;
  booking: Booking | undefined;
  /** What it is where nobody has said. */
  usual: BookingKind;
}

/** What is booked of one thing: what it is and the fields of that, with whom, who pays, and its files. */
export function BookingPart({ of, booking = {}, usual }: BookingPartProps) {
  const change = useChangeBooking(of);
  const [chosen, setChosen] = useState(usual);
  const kind = booking.kind ?? chosen;
  const keep: KeepBooking = (name, value) =>
    change((held) => {
      const { [name]: _, ...rest } = held;
      return { ...rest, kind, ...(value === undefined ? {} : { [name]: value }) };
    });
  return (
    <fieldset className="@container grid min-w-0 gap-3 rounded-control border border-line p-3 sm:col-span-2 sm:p-4">
      <legend className="px-1 text-small font-semibold">Booking</legend>
      <div className="grid items-end gap-3 @3xs:grid-cols-2">
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
        <KindFields kind={kind} booking={booking} keep={keep} />
        <CommonFields booking={booking} keep={keep} />
        <PageField booking={booking} keep={keep} />
      </div>
      <BookingFiles of={of} kind={kind} files={booking.files ?? []} />
    </fieldset>
  );
}
