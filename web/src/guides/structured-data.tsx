/** A description of the page for search engines. `<` is escaped, so no text can end the element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const written = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written }} />;
}
