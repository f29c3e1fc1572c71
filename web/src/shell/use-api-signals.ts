import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { expireSession } from '../accounts/accounts.queries.ts';
import { apiSignals } from '../api.ts';

/** Follows what any answer of the server may say about the whole site. */
export function useApiSignals() {
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
