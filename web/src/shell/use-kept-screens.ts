import { useEffect } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { keepScreensWhenIdle } from '../offline/register-worker.ts';
import { isPlanningPath } from './place-rules.ts';

/** Keeps for offline the screens that this visitor uses: the planner's for whoever plans or is signed in. */
export function useKeptScreens(pathname: string) {
  const user = useCurrentUser();
  const plans = isPlanningPath(pathname) || Boolean(user);
  const known = plans || user === null;
  useEffect(() => {
    if (known) void keepScreensWhenIdle(plans ? 'planner' : 'public');
  }, [known, plans]);
}
