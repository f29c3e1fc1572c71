import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface HomeSectionProps {
  title: string;
  lead: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

/** One strip of the home page, under its own heading. */
export function HomeSection({ title, lead, more, children }: HomeSectionProps) {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-6">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        {more ? (
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-primary-ink no-underline hover:underline"
          >
            {more.label} <ArrowRight aria-hidden="true" size={16} />
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  );
}
