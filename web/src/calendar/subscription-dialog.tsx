import { CalendarPlus, Copy } from 'lucide-react';
import { useRef } from 'react';
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

/** The private address at which a calendar program follows the trip: made, copied, revoked. */
export function SubscriptionDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const query = useCalendarSubscription(tripId);
  const create = useCreateCalendarSubscription(tripId);
  const revoke = useRevokeCalendarSubscription(tripId);
  const failed = query.error ?? create.error ?? revoke.error;
  const subscription = query.data;
  return (
    <Dialog title="Follow in your calendar" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-small text-muted">
          Your calendar program reads the trip at an address of its own and keeps up with every change, each
          time in the zone of its place. Bookings, costs and notes are never in it.
        </p>
        {failed ? (
          <ErrorInPlace
            title="The address could not be reached."
            onRetry={() => {
              create.reset();
              revoke.reset();
              void query.refetch();
            }}
            busy={query.isFetching}
          />
        ) : query.isPending ? (
          <Skeleton className="h-24" />
        ) : subscription ? (
          <Address
            address={subscription.address}
            onRevoke={() => revoke.mutate(subscription.id)}
            busy={revoke.isPending}
          />
        ) : (
          <Button look="primary" onClick={() => create.mutate()} busy={create.isPending}>
            Make a private address
          </Button>
        )}
      </div>
    </Dialog>
  );
}
