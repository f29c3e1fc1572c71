import type { ReactNode } from 'react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx';
import { Link } from 'react-router';

function ArticleLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

// Two articles in one page would have headings of the same address.
const plain = { props: { id: undefined } };
const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  forceWrapper: true,
  overrides: { a: ArticleLink, h1: plain, h2: plain, h3: plain, h4: plain, h5: plain, h6: plain },
};

/** Markdown as text of the page. HTML in it stays text, and links within the site do not reload the page. */
export const ArticleText = ({ markdown }: { markdown: string }) => (
  <Markdown className="prose" options={options}>
    {markdown}
  </Markdown>
);
