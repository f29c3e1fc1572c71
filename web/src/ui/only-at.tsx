import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { watchMedia } from './use-media-query.ts';

const fits = (query: string) => typeof matchMedia === 'undefined' || matchMedia(query).matches;

interface OnlyAtProps {
  /** The widths at which this is part of the page. */
  query: string;
  /** The class that hides it at all others, while it is there as the server drew it. */
  hiding: string;
  children: ReactNode;
}

/** A part of a page for some widths only. The server, which does not know the width, draws it in any case. */
export function OnlyAt({ query, hiding, children }: OnlyAtProps) {
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
export function dropUnfit(root: HTMLElement) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-only-at]'))
    if (!fits(part.dataset['onlyAt'] ?? '')) part.remove();
}
