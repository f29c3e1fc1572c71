import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { logView } from '../telemetry/telemetry.queries.ts';

/** Records each page view, and moves focus to the new page's heading once it is there. */
export function usePageEffects() {
  const { pathname, search } = useLocation();
  const firstPath = useRef<string | null>(pathname);

  useEffect(() => {
    void logView(pathname + search);
  }, [pathname, search]);

  useEffect(() => {
    // The page that was asked for keeps the browser's own focus; only moving about inside moves it.
    if (firstPath.current === pathname) return undefined;
    firstPath.current = null;
    const left = document.activeElement;
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      const active = document.activeElement;
      if (active === null || active === document.body || active === left) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
