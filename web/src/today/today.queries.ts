import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { ApiError, api } from '../api.ts';
import type { ListedTrip, OpenedTrip } from '../trips/listed-trip.ts';
import { trackChange } from '../trips/pending-changes.ts';
import { tripOutlineQuery } from '../trips/trips.queries.ts';
import { documentOf } from '../trips/document-of.ts';

/** The whole trips of a few list entries, in their order; those that are not there yet are left out. */
export const useWholeTrips = (listed: readonly ListedTrip[]) =>
  useQueries({
    queries: listed.map(({ _id }) => tripOutlineQuery(_id)),
    combine: (results) => ({
      trips: results.flatMap(({ data }) => data ?? []),
      loading: results.some(({ isPending }) => isPending),
      failed: results.some(({ isError, data }) => isError && !data),
      retry: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });

/** An edit that the trip, as it is by now, does not allow. */
export class EditRefused extends Error {}

/** The newer trip that a refused save came with. */
type Newer = TripDocument & { version: number };

interface Kept {
  document: TripDocument;
  version: number;
  modified: Date;
  inverse: Edit;
}

async function keepOn(id: string, base: TripDocument, version: number, edit: Edit): Promise<Kept> {
  const result = applyEdit(base, edit);
  if ('refused' in result) throw new EditRefused(result.refused);
  const { document, inverse } = result;
  const saved = await trackChange(api.call('saveTrip', { body: { ...document, _id: id, version } }));
  return { document, version: saved.version, modified: saved.modified, inverse };
}

/** Does an edit and saves it; where the trip was changed elsewhere meanwhile, on top of that. */
async function keepEdit(opened: OpenedTrip, edit: Edit): Promise<Kept> {
  const { _id: id, version } = opened;
  try {
    return await keepOn(id, documentOf(opened), version, edit);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict' || !error.current) throw error;
    const { tripName, trip, plan, version: newer } = error.current as Newer;
    return keepOn(id, { tripName, trip, plan }, newer, edit);
  }
}

/** Keeps a change to a trip that is under way. Answers the edit that takes it back. */
export function useKeepEdit(id: string) {
  const client = useQueryClient();
  const { queryKey } = tripOutlineQuery(id);
  return useMutation({
    mutationFn: (edit: Edit) => {
      const opened = client.getQueryData(queryKey);
      if (!opened) throw new EditRefused('The trip is not there yet.');
      return keepEdit(opened, edit);
    },
    onSuccess: ({ document, version, modified }) => {
      client.setQueryData(queryKey, (held) =>
        held
          ? { ...held, ...(document as Pick<OpenedTrip, 'trip' | 'plan' | 'tripName'>), version, modified }
          : held,
      );
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
    // Whatever stood in the way, the trip is shown as it is by now.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
