import { Backpack } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { deviceTripId } from './device-trip-id.ts';
import type { OpenedTrip } from './listed-trip.ts';
import { type LocalDraft, useLocalDraft } from './local-draft.ts';
import { useTripList } from './trips.queries.ts';

/** The device's draft as one reads a stored trip; its time of change stands for its version. */
const asOpened = ({ document, changedAt }: LocalDraft): OpenedTrip => ({
  ...document,
  _id: deviceTripId,
  modified: new Date(changedAt),
  version: changedAt,
  featured: false,
  archived: false,
  unsaved: true,
  access: 'owner',
});

interface DeviceTripViewProps {
  /** Another view of the account's draft, by its id: that is where a draft goes when somebody signs in. */
  pathOf: (id: string) => string;
  children: (trip: OpenedTrip) => ReactNode;
}

/** Shows the draft of this device, or where it has gone. */
export function DeviceTripView({ pathOf, children }: DeviceTripViewProps) {
  const draft = useLocalDraft();
  const user = useCurrentUser();
  const list = useTripList('active', Boolean(user) && draft === undefined);
  if (draft) return children(asOpened(draft));
  if (user === undefined || (user && list.loading)) return <LoadingScreen />;
  if (user && list.unsavedTrip) return <Navigate to={pathOf(list.unsavedTrip._id)} replace />;
  return (
    <PageFrame heading="No draft here" width="text">
      <EmptyState
        icon={<Backpack size={26} />}
        title="This device holds no draft"
        action={
          <Link to="/create" className={buttonClass('primary')}>
            Plan a trip
          </Link>
        }
      >
        A trip that is begun without an account stays in the browser it was begun in.
      </EmptyState>
    </PageFrame>
  );
}
