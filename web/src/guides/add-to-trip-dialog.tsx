import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useNavigate } from 'react-router';
import { useAddIdea } from '../trips/add-idea.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Attraction } from './guides.queries.ts';
import { TripChoiceButton } from './trip-choice-button.tsx';
import { type TripChoice, useTripChoices } from './trip-choices.ts';

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

/** The draft of this device, where there is none yet. */
const newTrip: TripChoice = {
  key: 'device',
  name: 'A new trip',
  detail: 'Begins with this place among its ideas',
  target: { kind: 'device' },
  path: '/create',
};

/** Asks which trip an attraction goes to, and puts it there. */
export function AddToTripDialog({ attraction, onClose }: { attraction: Attraction; onClose: () => void }) {
  const { choices: held, loading } = useTripChoices();
  const hasDraft = held.some(({ target }) => target.kind !== 'trip');
  const choices = hasDraft ? held : [newTrip, ...held];
  const navigate = useNavigate();
  const add = useAddIdea(placeOf(attraction));
  const addTo = ({ name, target, path }: TripChoice) =>
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
        <ul className="grid max-h-[50vh] grid-cols-1 gap-2 overflow-auto">
          {choices.map((choice) => (
            <li key={choice.key}>
              <TripChoiceButton {...choice} onClick={() => addTo(choice)} busy={add.isPending} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
