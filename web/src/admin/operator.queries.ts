import type { OperatorImage } from '@wayfare/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { api, type CallAnswer, type CallInput } from '../api.ts';
import { setOperator } from '../ui/operator.ts';
import { adminKey, useAdminMutation } from './admin.queries.ts';

/** The parts of what is known of the site, each with where it comes from. */
export type OperatorParts = CallAnswer<'adminOperator'>;

export const useOperatorParts = () =>
  useQuery({
    queryKey: adminKey('operator'),
    queryFn: ({ signal }) => api.call('adminOperator', { signal }),
    meta: { private: true },
    staleTime: 0,
  });

/** What was changed is shown on this very page, too. */
async function andShow(done: Promise<OperatorParts>) {
  await done;
  const { imprint, ...operator } = await api.call('operator');
  setOperator({ ...operator, hasImprint: imprint !== null });
}

export const useSetOperator = () =>
  useAdminMutation((body: NonNullable<CallInput<'adminSetOperator'>['body']>) =>
    andShow(api.call('adminSetOperator', { body })),
  );
export const useSetOperatorImage = () =>
  useAdminMutation(({ image, file }: { image: OperatorImage; file: File }) =>
    andShow(api.call('adminSetOperatorImage', { params: { image }, file })),
  );
export const useRemoveOperatorImage = () =>
  useAdminMutation((image: OperatorImage) =>
    andShow(api.call('adminRemoveOperatorImage', { params: { image } })),
  );
