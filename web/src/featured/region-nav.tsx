import { Link, useLocation } from 'react-router';
import { featuredRegions } from './featured-regions.ts';

interface RegionNavProps {
  /** The path of the region shown, where the page's own is another. */
  current?: string;
}

/** The regions as a row of links, the current one marked. */
export function RegionNav({ current }: RegionNavProps) {
  const { pathname } = useLocation();
  const shown = current ?? pathname;
  return (
    <nav aria-label="Regions" className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-2 pb-1">
        {featuredRegions.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              {...(path === shown && { 'aria-current': 'page' })}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-small font-medium whitespace-nowrap text-ink no-underline transition-colors duration-150 hover:border-line-strong aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
