import { signInProblems } from '@wayfare/contracts/sign-in-problem';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showGlobalMessage } from '../messages/global-message.tsx';

/** Reads what a sign-in left in the address: how it failed, or that it is done; and takes it out again. */
export function useArrival() {
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
