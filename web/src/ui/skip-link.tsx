/** The first stop of the Tab key: straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-surface px-4 py-3 text-small font-semibold text-primary-ink focus:translate-y-0 focus:shadow-lift"
    >
      Skip to content
    </a>
  );
}
