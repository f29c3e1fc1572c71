import { CircleUserRound, Menu as MenuIcon, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { SiteName } from '../ui/site-name.tsx';
import { Logo } from '../ui/logo.tsx';
import { NavMenu, navMenuItemClass } from './nav-menu.tsx';
import { useSessionAction } from './use-session-action.ts';

const entries = [
  { to: '/featured-trips', label: 'Featured Itineraries' },
  { to: '/create', label: 'Create Itinerary' },
  { to: '/active-trips', label: 'Current Trips' },
  { to: '/mytrips', label: 'My Trips' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/city-guides', label: 'City Guides' },
];

/** The navigation of viewports narrower than 768 px: a title and two menus. */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const session = useSessionAction();
  return (
    <header className="no-print sticky md:hidden top-0 z-30 flex items-center gap-1 border-b border-line bg-paper/92 px-3 py-1.5 backdrop-blur-md">
      <Link
        to="/featured-trips"
        className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-display text-lead font-semibold text-ink no-underline"
      >
        <Logo size={30} />
        <span className="truncate">
          <SiteName />
        </span>
      </Link>
      <nav aria-label="Main" className="flex">
        <IconButton label="Search" icon={<Search size={22} />} onClick={onSearch} />
        <NavMenu label="Menu" face={<MenuIcon size={22} />} buttonClass={iconButtonClass} align="end">
          {entries.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={navMenuItemClass}>
                {label}
              </NavLink>
            </li>
          ))}
        </NavMenu>
        <NavMenu
          label="Account"
          face={<CircleUserRound size={22} />}
          buttonClass={iconButtonClass}
          align="end"
        >
          <li>
            <NavLink to="/info/about" className={navMenuItemClass}>
              About
            </NavLink>
          </li>
          {session.signedIn ? (
            <li>
              <NavLink to="/profile" className={navMenuItemClass}>
                Profile
              </NavLink>
            </li>
          ) : null}
          {session.known ? (
            <li>
              <button
                type="button"
                className={navMenuItemClass}
                onClick={session.act}
                disabled={session.busy}
              >
                {session.signedIn ? 'Logout' : 'Login'}
              </button>
            </li>
          ) : null}
        </NavMenu>
      </nav>
    </header>
  );
}
