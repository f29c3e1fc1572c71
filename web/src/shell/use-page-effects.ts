import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { logView } from '../telemetry/telemetry.queries.ts';

/** Calls back once the page's heading is there, and with it the title; answers how to stop waiting for it. */
function onHeading(act: (heading: HTMLElement) => void) {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) act(heading);
    return heading !== null;
  };
  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Records each page view, and moves focus to the new page's heading once it is there. */
export function usePageEffects() {
  const { pathname, search } = useLocation();
  const firstPath = useRef<string | null>(pathname);

  useEffect(() => {
    let logged = false;
    const log = () => {
      if (!logged) void logView(pathname + search, document.title);
      logged = true;
    };
    const stop = onHeading(log);
    // A page that is left before it was drawn was asked for all the same.
    return () => {
      stop();
      log();
    };
  }, [pathname, search]);

  useEffect(() => {
    // The page that was asked for keeps the browser's own focus; only moving about inside moves it.
    if (firstPath.current === pathname) return undefined;
    firstPath.current = null;
    const left = document.activeElement;
    return onHeading((heading) => {
      const active = document.activeElement;
      if (active === null || active === document.body || active === left) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    });
  }, [pathname]);
}
