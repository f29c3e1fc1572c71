import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PageHead } from './page-head.tsx';

interface PageFrameProps {
  /** The page's one h1. */
  heading: string;
  /** The document's title where it should say more than the heading; null where another part of the page says it. */
  title?: string | null;
  description?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'text' | 'middle' | 'wide';
  children?: ReactNode;
}

const widths = { text: 'max-w-2xl', middle: 'max-w-4xl', wide: 'max-w-7xl' };

/** The frame of most pages: document title, one h1, a lead, then the content. */
export function PageFrame({
  heading,
  title,
  description,
  lead,
  actions,
  width = 'wide',
  children,
}: PageFrameProps) {
  // Where another part has the title it has the one h1 too, of which the server draws both: this is shown instead of it.
  const Heading = title === null ? 'div' : 'h1';
  return (
    <div className={classNames('mx-auto w-full px-4 pt-8 pb-16 sm:px-6 md:pt-12', widths[width])}>
      {title === null ? null : (
        <PageHead title={title ?? heading} {...(description ? { description } : {})} />
      )}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-3xl">
          <Heading
            tabIndex={-1}
            {...(title === null && { role: 'heading', 'aria-level': 1 })}
            className="text-title"
          >
            {heading}
          </Heading>
          {lead ? <div className="mt-2 text-body text-muted">{lead}</div> : null}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
