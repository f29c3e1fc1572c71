import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser, useLogout } from '../accounts/accounts.queries.ts';
import { signInState } from '../accounts/return-target.ts';
import { showToast } from '../ui/toast.tsx';

/** Signing in or out from the navigation: which of the two, and the doing of it. */
export function useSessionAction() {
  const user = useCurrentUser();
  const logout = useLogout();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => void navigate('/login', { state: signInState(pathname + search) });
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => void navigate('/'),
      onError: () =>
        showToast({ text: 'You could not be signed out.', action: { label: 'Retry', run: signOut } }),
    });
  return {
    known: user !== undefined,
    signedIn: Boolean(user),
    admin: user?.admin === true,
    act: user ? signOut : signIn,
    busy: logout.isPending,
  };
}
