import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** The way out of the planner: to one's trips, or to the first page for a visitor. */
export function HomeLink() {
  const user = useCurrentUser();
  const label = user ? 'My itineraries' : 'Home';
  return (
    <Tooltip text={label}>
      <Link to={user ? '/mytrips' : '/'} aria-label={label} className={iconButtonClass}>
        <ArrowLeft size={20} />
      </Link>
    </Tooltip>
  );
}
