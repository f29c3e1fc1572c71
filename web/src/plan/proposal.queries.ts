import { useQuery } from '@tanstack/react-query';
import type { Intent } from '@wayfare/contracts/intent';
import { useState } from 'react';
import { api } from '../api.ts';
import { usePlanDocument } from './plan-actions.ts';

/** What a wish would make of the trip as it was when this was first drawn; nothing is changed by asking. */
export function useProposal(intents: Intent[]) {
  const { trip, plan } = usePlanDocument();
  const [asked] = useState({ trip, plan });
  return useQuery({
    queryKey: ['proposeChange', intents, JSON.stringify(asked)],
    queryFn: ({ signal }) =>
      asked.plan
        ? api.call('proposeChange', { body: { trip: asked.trip, plan: asked.plan, intents }, signal })
        : null,
    gcTime: 0,
    retry: false,
  });
}
