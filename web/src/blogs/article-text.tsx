import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import { Link } from 'react-router';

function ArticleLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

const components = { a: ArticleLink };

/** Markdown as text of the page. HTML in it is left out, and links within the site do not reload the page. */
export function ArticleText({ markdown }: { markdown: string }) {
  return (
    <div className="prose">
      <Markdown skipHtml components={components}>
        {markdown}
      </Markdown>
    </div>
  );
}
