import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentUserQuery, refetchCurrentUser, useAuthCheck, useCurrentUser } from './accounts.queries.ts';
import { signInState } from './return-target.ts';

/** Shows a page only to those the server lets see it; sends everyone else to sign in and back. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const check = useAuthCheck(pathname + search);
  const user = useCurrentUser();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const justSignedIn = query.get('login') === 'true';
    const bringUserUpToDate = async () => {
      const held = await client.ensureQueryData(currentUserQuery);
      if (justSignedIn || held === null) await refetchCurrentUser(client);
    };
    void bringUserUpToDate();
    if (!justSignedIn) return;
    query.delete('login');
    void navigate({ pathname, search: query.toString() }, { replace: true });
  }, [client, navigate, pathname, search]);

  if (check.isPending || (check.data && user === undefined)) {
    return (
      <p role="status" className="p-8 text-center text-muted">
        Loading...
      </p>
    );
  }
  if (!check.data) return <Navigate to="/login" replace state={signInState(pathname + search)} />;
  return children;
}
