import { limits } from '@wayfare/contracts/limits';
import type { Stop } from '@wayfare/contracts/trip';
import { showToast } from '../ui/toast.tsx';
import { KeptField } from '../ui/kept-field.tsx';

type Booking = NonNullable<Stop['booking']>;

interface BookingFieldsProps {
  booking: Booking | undefined;
  onChange: (booking: Booking | undefined) => void;
}

/** An address as one types it, made whole; undefined where it is none. */
function webAddress(text: string) {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) && whole.length <= limits.webAddressCharacters && /\.[a-z]/i.test(whole)
    ? whole
    : undefined;
}

/** Where something was booked, under which number, and its page. */
export function BookingFields({ booking = {}, onChange }: BookingFieldsProps) {
  const keep = (key: keyof Booking, text: string | undefined) => {
    const { [key]: _, ...rest } = booking;
    const next = text ? { ...rest, [key]: text } : rest;
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <>
      <KeptField
        label="Booked with"
        maxLength={limits.titleCharacters}
        value={booking.provider ?? ''}
        onKeep={(text) => keep('provider', text)}
      />
      <KeptField
        label="Booking reference"
        maxLength={limits.titleCharacters}
        value={booking.reference ?? ''}
        onKeep={(text) => keep('reference', text)}
      />
      <KeptField
        label="Booking page"
        inputMode="url"
        placeholder="https://"
        value={booking.url ?? ''}
        onKeep={(text) => {
          const address = text === '' ? undefined : webAddress(text);
          if (text !== '' && !address) showToast({ text: 'That is not a web address, so it was not saved.' });
          else keep('url', address);
        }}
        className="sm:col-span-2"
      />
    </>
  );
}
