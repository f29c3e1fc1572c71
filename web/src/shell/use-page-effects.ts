import { useQueryClient } from '@tanstack/react-query';
import { signInProblems } from '@wayfare/contracts/sign-in-problem';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expireSession } from '../accounts/accounts.queries.ts';
import { apiSignals } from '../api.ts';
import { showGlobalMessage } from '../messages/global-message.tsx';
import { logView } from '../telemetry/telemetry.queries.ts';

/** Calls back once the page's heading is there, and with it the title; answers how to stop waiting for it. */
function onHeading(act: (heading: HTMLElement) => void) {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1, main [aria-level="1"]');
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
function useViews() {
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
    addEventListener('pagehide', log);
    return () => {
      removeEventListener('pagehide', log);
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

/** Follows what any answer of the server may say about the whole site. */
function useApiSignals() {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const onExpired = () => expireSession(client);
    const onMaintenance = () => {
      if (location.pathname !== '/maintenance')
        void navigate('/maintenance', { replace: true, state: { refused: true } });
    };
    const onRegion = () => {
      if (location.pathname !== '/region-not-served') void navigate('/region-not-served', { replace: true });
    };
    apiSignals.addEventListener('session-expired', onExpired);
    apiSignals.addEventListener('maintenance', onMaintenance);
    apiSignals.addEventListener('region-not-served', onRegion);
    return () => {
      apiSignals.removeEventListener('session-expired', onExpired);
      apiSignals.removeEventListener('maintenance', onMaintenance);
      apiSignals.removeEventListener('region-not-served', onRegion);
    };
  }, [client, navigate]);
}

/** Reads what a sign-in left in the address: how it failed, or that it is done; and takes it out again. */
function useSignInResult() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const problem = query.get('problem');
    if (problem === null && query.get('login') !== 'true') return;
    if (problem !== null && Object.hasOwn(signInProblems, problem)) {
      showGlobalMessage(signInProblems[problem as keyof typeof signInProblems]);
    }
    query.delete('problem');
    query.delete('login');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
  }, [navigate, pathname, search, hash, state]);
}

/** What happens beside every page: its view is logged, its heading focused, and what concerns the whole site followed. */
export function usePageEffects() {
  useViews();
  useApiSignals();
  useSignInResult();
}
