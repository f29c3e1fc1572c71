/** A longer text: its first paragraph, and the others behind one press. Works without scripts. */
export function ExpandableText({ text }: { text: string }) {
  const [first, ...others] = text.split('\n\n');
  return (
    <div className="prose">
      <p>{first}</p>
      {others.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-primary-ink hover:underline">
            <span className="group-open:hidden">Read more</span>
            <span className="hidden group-open:inline">Read less</span>
          </summary>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ) : null}
    </div>
  );
}
