import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { narrow, watchMedia } from './use-media-query.ts';

/** The forms of a page: where each is shown, and the class that hides it elsewhere, while it is as the server drew it. */
const forms = {
  narrow: { query: narrow, hiding: 'md:hidden' },
  wide: { query: '(width >= 768px)', hiding: 'max-md:hidden' },
};

const fits = (query: string) => typeof matchMedia === 'undefined' || matchMedia(query).matches;

interface OnlyAtProps {
  /** The widths at which this is part of the page. */
  width: keyof typeof forms;
  children: ReactNode;
}

/** A part of a page for some widths only. The server, which does not know the width, draws it in any case. */
export function OnlyAt({ width, children }: OnlyAtProps) {
  const { query, hiding } = forms[width];
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  const now = () => fits(query);
  const here = useSyncExternalStore(subscribe, now, now);
  return here ? (
    <div className={hiding} data-only-at={query}>
      {children}
    </div>
  ) : null;
}

/** Takes out of a page that the server drew what is not for this width, before the application takes it over. */
export function removeOtherWidths(root: HTMLElement) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-only-at]'))
    if (!fits(part.dataset['onlyAt'] ?? '')) part.remove();
}
