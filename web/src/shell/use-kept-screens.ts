import { useEffect } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { keptPrefix } from '../offline/copies.ts';
import { keepScreensWhenIdle } from '../offline/register-worker.ts';
import type { Screens } from '../offline/page-message.ts';
import { useLocalDraft } from '../trips/local-draft.ts';
import { isPlanningPath } from './place-rules.ts';

async function keepWhatIsUsed(screens: Screens) {
  const done = await keepScreensWhenIdle(screens);
  if (!done || !(await caches.keys()).some((name) => name.startsWith(keptPrefix))) return;
  const { refreshKeptTrips } = await import('../kept/keep-trip.ts');
  await refreshKeptTrips();
}

/**
 * Keeps for offline the screens that this visitor uses: the planner's for whoever has a trip there or is signed in. A
 * new trip that is still empty is none.
 */
export function useKeptScreens(pathname: string) {
  const user = useCurrentUser();
  const drafts = useLocalDraft() !== undefined;
  const opens = isPlanningPath(pathname) && pathname !== '/create';
  const plans = drafts || opens || Boolean(user);
  const known = plans || user === null;
  useEffect(() => {
    // Where nothing can be kept, the next page tries again.
    if (known) keepWhatIsUsed(plans ? 'planner' : 'public').catch(() => undefined);
  }, [known, plans]);
}
