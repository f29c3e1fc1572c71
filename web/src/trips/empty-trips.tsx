import { Archive, Compass, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What stands where a list of trips has nothing to show. */
export function EmptyTrips({ list, search }: { list: 'active' | 'archived'; search: string }) {
  if (search !== '') {
    return (
      <EmptyState icon={<SearchX size={26} />} title={`No trip fits “${search}”`}>
        Try the name of a city on the route, or a word of the trip’s name.
      </EmptyState>
    );
  }
  if (list === 'archived') {
    return (
      <EmptyState icon={<Archive size={26} />} title="Nothing archived">
        Trips you archive rest here, out of the way, until you want them again.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Compass size={26} />}
      title="Your first trip starts here"
      action={
        <>
          <Link to="/create" className={buttonClass('primary')}>
            Plan a trip
          </Link>
          <Link to="/featured-trips" className={buttonClass('secondary')}>
            Be inspired
          </Link>
        </>
      }
    >
      Choose where to go, for how long and with whom. Everything can be changed later.
    </EmptyState>
  );
}
