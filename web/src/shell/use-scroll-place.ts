import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';

const storedUnder = 'wayfare.scroll';
const waitMs = 3000;

const stored = readStored(inSession, storedUnder);
const places = new Map<string, number>(Array.isArray(stored) ? (stored as [string, number][]) : []);

/** A page is laid out anew as its faces come. */
const hasItsFaces = () => document.fonts.status === 'loaded';

/** Scrolls to where the visitor was, once the page is tall enough and has its faces, or until they scroll themselves. */
function returnTo(top: number): () => void {
  const until = Date.now() + waitMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2 && hasItsFaces();
    if (isThere || Date.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('keydown', stop);
  attempt();
  return stop;
}

/** Every page that the browser itself has loaded has this key, whatever page it is. */
const loadedKey = 'default';
const placeOf = (key: string, pathname: string) => (key === loadedKey ? pathname : key);

/** Whether the browser came here by an address or a link, and neither went back nor loaded the page again. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
};
if (isNewVisit()) places.delete(location.pathname);

/** New pages begin at their top; going back, or reloading, returns to where the page was left. */
export function useScrollPlace() {
  const { key, pathname, hash } = useLocation();
  const place = placeOf(key, pathname);
  const how = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    // Until it is loaded, the browser itself may be returning to where a page was left that had no scripts yet.
    const takeOver = () => (history.scrollRestoration = 'manual');
    if (document.readyState === 'complete') takeOver();
    else window.addEventListener('load', takeOver, { once: true });
    return () => window.removeEventListener('load', takeOver);
  }, []);

  useEffect(() => {
    // A page may have been scrolled before its scripts came, or too late for its last scroll event.
    const keep = () => {
      places.set(place, window.scrollY);
      writeStored(inSession, storedUnder, [...places].slice(-50));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [place]);

  // Switched in the same effect as the page: its first scroll event must not be taken for the last page's.
  useLayoutEffect(() => {
    const note = () => places.set(place, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  useLayoutEffect(() => {
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const left = places.get(place);
    if (how === 'POP' && left !== undefined) return returnTo(left);
    if (!samePage && hash === '') window.scrollTo(0, 0);
    return undefined;
  }, [place, pathname, hash, how]);
}
