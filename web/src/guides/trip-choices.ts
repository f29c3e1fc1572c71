import { useCurrentUser } from '../accounts/accounts.queries.ts';
import type { IdeaTarget } from '../trips/add-idea.ts';
import { useLocalDraft } from '../trips/local-draft.ts';
import { useTripList } from '../trips/trips.queries.ts';

/** A trip that something can be added to. */
export interface TripChoice {
  key: string;
  name: string;
  detail: string;
  target: IdeaTarget;
  /** Its planner. */
  path: string;
}

/** The trips that there are to add to: the draft first, then those of the account. */
export function useTripChoices(): { choices: TripChoice[]; loading: boolean } {
  const user = useCurrentUser();
  const local = useLocalDraft();
  const list = useTripList('active', Boolean(user));
  const device = local && {
    key: 'device',
    name: local.document.tripName || 'The trip begun on this device',
    detail: 'Draft on this device',
    target: { kind: 'device' as const },
    path: '/create',
  };
  if (!user) return { choices: device ? [device] : [], loading: user === undefined };
  const draft = list.unsavedTrip;
  const unsaved = draft && {
    key: draft._id,
    name: draft.tripName || 'Your draft',
    detail: 'Draft, not saved yet',
    target: { kind: 'draft' as const, id: draft._id },
    path: `/open/${draft._id}?unsaved=true`,
  };
  const stored = list.trips.map(({ _id, tripName, cities }) => ({
    key: _id,
    name: tripName,
    detail: cities.map(({ name }) => name).join(', '),
    target: { kind: 'trip' as const, id: _id },
    path: `/open/${_id}`,
  }));
  const drafts = [unsaved, device].flatMap((one) => one ?? []).slice(0, 1);
  return { choices: [...drafts, ...stored], loading: list.loading };
}
