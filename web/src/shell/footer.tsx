import { Link } from 'react-router';
import { useOperator } from '../ui/operator.ts';
import { ThemeChoice } from './theme-choice.tsx';

const links = [
  ['/search', 'Search'],
  ['/info/about', 'About'],
  ['/info/help', 'Help'],
  ['/info/contact', 'Contact'],
  ['/info/terms', 'Terms'],
  ['/info/privacy', 'Privacy'],
  ['/info/credits', 'Credits'],
] as const;

/** The foot of the public pages: the quiet links, and the choice of theme. */
export function Footer() {
  const { name, runBy, hasImprint } = useOperator();
  const shown = hasImprint ? [...links, ['/info/imprint', 'Imprint'] as const] : links;
  return (
    <footer className="no-print mt-auto border-t border-line bg-surface/60">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5 sm:px-6">
        <nav aria-label="Footer">
          <ul className="-mx-2 flex flex-wrap">
            {shown.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center px-2 text-small text-muted no-underline hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-small text-muted">
          {name}
          {runBy === null ? null : <> · run by {runBy}</>}
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}
