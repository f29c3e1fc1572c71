import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { type IdeaTarget, useAddIdea } from '../trips/add-idea.ts';
import { useLocalDraft } from '../trips/local-draft.ts';
import { useTripList } from '../trips/trips.queries.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Attraction } from './guides.queries.ts';

interface Choice {
  key: string;
  name: string;
  detail: string;
  target: IdeaTarget;
  path: string;
}

const placeOf = ({ id, name, latitude, longitude, timeZone }: Attraction): PlaceRef => ({
  placeId: id,
  name,
  kind: 'attraction',
  latitude,
  longitude,
  countryCode: id.slice(0, 2),
  timeZone,
  status: 'atlas',
});

/** The trips that the attraction can go to: the draft first, then those of the account. */
function useChoices(): { choices: Choice[]; loading: boolean } {
  const user = useCurrentUser();
  const local = useLocalDraft();
  const list = useTripList('active', Boolean(user));
  const device: Choice = {
    key: 'device',
    name: local ? local.document.tripName || 'The trip begun on this device' : 'A new trip',
    detail: local ? 'Draft on this device' : 'Begins with this place among its ideas',
    target: { kind: 'device' },
    path: '/create',
  };
  if (!user) return { choices: [device], loading: user === undefined };
  const draft = list.unsavedTrip;
  const stored = list.trips.map(({ _id, tripName, cities }) => ({
    key: _id,
    name: tripName,
    detail: cities.map(({ name }) => name).join(', '),
    target: { kind: 'trip' as const, id: _id },
    path: `/open/${_id}`,
  }));
  const unsaved = draft && {
    key: draft._id,
    name: draft.tripName || 'Your draft',
    detail: 'Draft, not saved yet',
    target: { kind: 'draft' as const, id: draft._id },
    path: `/open/${draft._id}?unsaved=true`,
  };
  return { choices: [...(unsaved ? [unsaved] : [device]), ...stored], loading: list.loading };
}

/** Asks which trip an attraction goes to, and puts it there. */
export function AddToTripDialog({ attraction, onClose }: { attraction: Attraction; onClose: () => void }) {
  const { choices, loading } = useChoices();
  const navigate = useNavigate();
  const add = useAddIdea(placeOf(attraction));
  const addTo = ({ name, target, path }: Choice) =>
    add.mutate(target, {
      onSuccess: (came) => {
        onClose();
        const text =
          came === 'added'
            ? `${attraction.name} was added to the ideas in “${name}”.`
            : `It is already in “${name}”.`;
        showToast({ text, action: { label: 'Open', run: () => void navigate(path) } });
      },
      onError: () =>
        showToast({
          text: `${attraction.name} could not be added.`,
          action: { label: 'Retry', run: () => addTo({ key: '', name, detail: '', target, path }) },
        }),
    });
  return (
    <Dialog title="Add to my trip" onClose={onClose}>
      <p className="mb-4 text-small text-muted">
        {attraction.name} waits among the ideas of the trip until it finds its day.
      </p>
      {loading ? (
        <Skeleton className="h-24" />
      ) : (
        <ul className="grid max-h-[50vh] gap-2 overflow-auto">
          {choices.map((choice) => (
            <li key={choice.key}>
              <Button
                className="w-full !justify-start text-left"
                onClick={() => addTo(choice)}
                busy={add.isPending}
              >
                <span className="min-w-0">
                  <span className="block truncate">{choice.name}</span>
                  <span className="block truncate text-fine font-normal text-muted">{choice.detail}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
