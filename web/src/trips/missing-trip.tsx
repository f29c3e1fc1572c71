import { MapPinOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { signInState } from '../accounts/return-target.ts';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MissingHead } from '../ui/page-head.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Where there is no trip for whoever asks: why that may be, and the ways on. */
export function MissingTrip() {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <PageFrame heading="No such trip" width="text">
      <MissingHead />
      <EmptyState
        icon={<MapPinOff size={26} />}
        title="This trip is gone, is not yours, or its link no longer works."
        action={
          <>
            {user ? (
              <Link to="/mytrips" className={buttonClass('secondary')}>
                My Itineraries
              </Link>
            ) : (
              <Link to="/login" state={signInState(pathname + search)} className={buttonClass('secondary')}>
                Sign in
              </Link>
            )}
            <Link to="/featured-trips" className={buttonClass('primary')}>
              Featured trips
            </Link>
          </>
        }
      >
        {user
          ? 'Ask whoever sent you the link for a new one, or look among your own trips.'
          : 'If it is yours, sign in with the account that you made it with. Else ask whoever sent you the link for a new one.'}
      </EmptyState>
    </PageFrame>
  );
}
