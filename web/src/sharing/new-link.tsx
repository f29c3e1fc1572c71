import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { todayOn } from '../ui/format-date.ts';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.tsx';
import { addressOf, copyAddress } from './link-address.ts';
import { useCreateTicket, type LinkWish } from './sharing.queries.ts';

const rights = [
  { value: 'view', label: 'Can view' },
  { value: 'edit', label: 'Can edit' },
] as const;

const parts = [
  { name: 'costs', label: 'Costs and budget' },
  { name: 'notes', label: 'Notes' },
  { name: 'bookings', label: 'Bookings and their files' },
] as const;

/** What viewers see beside the trip itself. */
function ShownParts({
  shows,
  onChange,
}: {
  shows: LinkWish['shows'];
  onChange: (shows: LinkWish['shows']) => void;
}) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">Show viewers</legend>
      <div className="flex flex-wrap gap-x-5">
        {parts.map(({ name, label }) => (
          <label key={name} className="inline-flex min-h-11 items-center gap-2 text-small">
            <input
              type="checkbox"
              checked={shows[name]}
              onChange={(event) => onChange({ ...shows, [name]: event.target.checked })}
              className="size-5 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Makes a link: what it allows, what it shows, until when. */
export function NewLink({ tripId }: { tripId: string }) {
  const create = useCreateTicket(tripId);
  const [right, setRight] = useState<LinkWish['right']>('view');
  const [expiresOn, setExpiresOn] = useState('');
  const [shows, setShows] = useState({ costs: true, notes: false, bookings: false });
  const make = () =>
    create.mutate(
      { right, shows, ...(expiresOn ? { expiresOn } : {}) },
      {
        onSuccess: (link) => void copyAddress(addressOf(tripId, link)),
        onError: (error) => showToast({ text: error.message }),
      },
    );
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label="Whoever has the link"
          options={rights}
          value={right}
          onChange={(event) => setRight(event.target.value === 'edit' ? 'edit' : 'view')}
        />
        <Field
          label="Works until"
          hint="Leave empty to keep it working until you turn it off"
          type="date"
          min={todayOn()}
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.target.value)}
        />
      </div>
      {right === 'view' ? (
        <ShownParts shows={shows} onChange={setShows} />
      ) : (
        <p className="text-small text-muted">
          Whoever may edit sees everything in the trip, and changes it together with you, without an account.
        </p>
      )}
      <Button look="primary" onClick={make} busy={create.isPending} className="justify-self-start">
        Make and copy a link
      </Button>
    </div>
  );
}
