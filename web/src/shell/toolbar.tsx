import { BookOpen, ChevronDown, CircleUserRound, Info, LogIn, LogOut, MapPinned, Search } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { SiteName } from '../ui/site-name.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Logo } from '../ui/logo.tsx';
import { NavMenu, navMenuItemClass } from './nav-menu.tsx';
import { isDiscoverPath } from './place-rules.ts';
import { useSessionAction } from './use-session-action.ts';

const linkClass =
  'relative inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-medium whitespace-nowrap text-ink no-underline transition-colors duration-150 hover:text-primary-ink lg:px-3 aria-[current=page]:text-primary-ink after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:rounded-full lg:after:inset-x-3 aria-[current=page]:after:bg-primary';

function DiscoverMenu() {
  const { pathname } = useLocation();
  const here = isDiscoverPath(pathname);
  return (
    <NavMenu
      label="Discover"
      opensOnHover
      buttonClass={classNames(linkClass, here && 'font-semibold text-primary-ink after:bg-primary')}
      face={
        <>
          Discover
          <ChevronDown aria-hidden="true" size={16} />
        </>
      }
    >
      <li>
        <NavLink to="/blogs" className={navMenuItemClass}>
          <BookOpen aria-hidden="true" size={18} /> Blogs
        </NavLink>
      </li>
      <li>
        <NavLink to="/city-guides" className={navMenuItemClass}>
          <MapPinned aria-hidden="true" size={18} /> City Guides
        </NavLink>
      </li>
    </NavMenu>
  );
}

/** The navigation of viewports from 768 px on. */
export function Toolbar({ onSearch }: { onSearch: () => void }) {
  const session = useSessionAction();
  return (
    <header className="no-print relative z-30 mx-auto flex max-md:hidden w-full max-w-7xl flex-wrap items-center gap-x-1 px-4 py-3 sm:px-6">
      <Link to="/" className="mr-auto flex min-h-11 items-center gap-3 pr-2 text-ink no-underline">
        <Logo />
        <span className="grid leading-tight">
          <span className="max-w-72 truncate font-display text-lead leading-tight font-semibold">
            <SiteName />
          </span>
          <span className="mt-1 flex items-center gap-2 text-fine whitespace-nowrap text-muted">
            Explore. Plan. Your Perfect Trip
            <Badge tone="primary">beta</Badge>
          </span>
        </span>
      </Link>
      <nav aria-label="Main" className="flex items-center max-lg:-mx-2 max-lg:w-full">
        <NavLink to="/featured-trips" className={linkClass}>
          Be Inspired
        </NavLink>
        <NavLink to="/create" className={linkClass}>
          Explore &amp; Plan
        </NavLink>
        <NavLink to="/mytrips" className={linkClass}>
          My Itineraries
        </NavLink>
        <DiscoverMenu />
        {session.admin ? (
          <NavLink to="/admin" className={linkClass}>
            Admin
          </NavLink>
        ) : null}
        {/* On a line of its own the row ends where the page does. */}
        <span className="lg:hidden mr-auto" />
        {session.signedIn ? (
          <Tooltip text="Profile">
            <Link to="/profile" aria-label="Profile" className={iconButtonClass}>
              <CircleUserRound size={20} />
            </Link>
          </Tooltip>
        ) : (
          // Its place is kept, so that nothing moves once it is known who is here.
          <span className="size-11 max-lg:hidden" />
        )}
        <IconButton
          label="Search"
          icon={<Search size={20} />}
          aria-keyshortcuts="Meta+K Control+K"
          onClick={onSearch}
        />
        <Tooltip text="About">
          <Link to="/info/about" aria-label="About" className={iconButtonClass}>
            <Info size={20} />
          </Link>
        </Tooltip>
        {session.known ? (
          <IconButton
            label={session.signedIn ? 'Sign Out' : 'Sign In'}
            icon={session.signedIn ? <LogOut size={20} /> : <LogIn size={20} />}
            onClick={session.act}
            disabled={session.busy}
          />
        ) : (
          <span className="size-11" />
        )}
      </nav>
    </header>
  );
}
