import { CalendarPlus, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { boxClass, Labelled } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import {
  useCalendarSubscription,
  useCreateCalendarSubscription,
  useRevokeCalendarSubscription,
} from './calendar.queries.ts';

interface AddressProps {
  address: string;
  onRevoke: () => void;
  busy: boolean;
}

function Address({ address, onRevoke, busy }: AddressProps) {
  const box = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ text: 'Address copied.' });
    } catch {
      // Without leave to copy, the address is marked for the reader to do it.
      box.current?.select();
    }
  };
  return (
    <div className="grid gap-4">
      <Labelled label="Private address" hint="Whoever has it can read the trip’s times and places.">
        {(ids) => (
          <input
            {...ids}
            ref={box}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className={`${boxClass} text-small`}
          />
        )}
      </Labelled>
      <div className="flex flex-wrap gap-2">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary')}>
          <CalendarPlus aria-hidden="true" size={18} /> Open in calendar
        </a>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" size={17} /> Copy
        </Button>
        <Button look="quiet" onClick={onRevoke} busy={busy} className="!text-danger">
          Revoke
        </Button>
      </div>
    </div>
  );
}

/** The address of one trip or of all: what there is, and how it is made. */
function Subscription({ tripId }: { tripId: string | null }) {
  const query = useCalendarSubscription(tripId);
  const create = useCreateCalendarSubscription(tripId);
  const revoke = useRevokeCalendarSubscription(tripId);
  const subscription = query.data;
  if (query.error ?? create.error ?? revoke.error) {
    const retry = () => {
      create.reset();
      revoke.reset();
      void query.refetch();
    };
    return <ErrorInPlace title="The address could not be loaded." onRetry={retry} busy={query.isFetching} />;
  }
  if (query.isPending) return <Skeleton className="h-24" />;
  if (!subscription) {
    return (
      <Button look="primary" onClick={() => create.mutate()} busy={create.isPending}>
        Make a private address
      </Button>
    );
  }
  return (
    <Address
      address={subscription.address}
      onRevoke={() => revoke.mutate(subscription.id)}
      busy={revoke.isPending}
    />
  );
}

/** The private address at which a calendar program follows a trip, or all of them: made, copied, revoked. */
export function SubscriptionDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const [followed, setFollowed] = useState<string | null>(tripId);
  const choices = [
    { label: 'This trip', value: tripId },
    { label: 'All my trips', value: null },
  ];
  return (
    <Dialog title="Follow in your calendar" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-small text-muted">
          Your calendar program reads your trip at an address of its own and keeps up with every change, each
          time in the zone of its place. Bookings, costs and notes are never in it.
        </p>
        <div role="group" aria-label="What to follow" className="flex flex-wrap gap-2">
          {choices.map(({ label, value }) => (
            <Button
              key={label}
              aria-pressed={followed === value}
              className={followed === value ? '!border-primary !bg-primary-soft !text-primary-ink' : ''}
              onClick={() => setFollowed(value)}
            >
              {label}
            </Button>
          ))}
        </div>
        <Subscription key={followed ?? 'all'} tripId={followed} />
      </div>
    </Dialog>
  );
}
