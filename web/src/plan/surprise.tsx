import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DayThen } from './day-then.tsx';
import { breakWords } from './edit-cost.ts';
import { noFilter } from './offer-filters.tsx';
import { kindWords, likeWords, openWords, stayWords, wayWords } from './offer-words.ts';
import { offersForDay, type DayOffer } from './offers-for-day.ts';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';
import { useWhatToSee } from './see.queries.ts';
import { useFittingSurprise } from './surprise.queries.ts';
import { surprises } from './surprises.ts';

interface SurpriseProps {
  day: PlanDay;
  number: number;
  city: PlaceRef | null;
  onClose: () => void;
}

function AboutSurprise({ row, party }: { row: DayOffer; party: number }) {
  const { offer } = row;
  const { place, why } = offer;
  const pictured = useMemo(() => [{ id: place.placeId ?? '', name: place.name }], [place]);
  return (
    <div className="grid gap-2">
      <PlacePictures places={pictured}>
        <PlacePicture
          placeId={place.placeId}
          seed={place.name}
          sizes="28rem"
          className="aspect-[5/2] rounded-control"
        />
      </PlacePictures>
      <h3 className="text-lead wrap-anywhere">{place.name}</h3>
      <p className="figures text-small text-muted">
        {[kindWords(offer), stayWords(offer, party), openWords(offer)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-small">{why}</p>
      <p className="figures text-small text-muted">{wayWords(row)}</p>
      {likeWords(offer) ? <p className="text-small font-medium text-green">{likeWords(offer)}</p> : null}
    </div>
  );
}

/** One thing for a day that its travellers would not have found by themselves: shown first, kept when they say so. */
export default function Surprise({ day: current, number, city, onClose }: SurpriseProps) {
  const actions = usePlanActions();
  const { trip, plan } = usePlanDocument();
  const { adults = 1, children = 0 } = { ...trip.assumed, ...trip.request };
  // What was asked for stays, whatever changes behind it.
  const [day] = useState(current);
  const [days] = useState(plan?.days ?? []);
  const [at, setAt] = useState(0);
  const asked = useWhatToSee(city, day, trip);
  const rows = useMemo(
    () =>
      asked.data && city
        ? surprises(offersForDay(asked.data, { city, day, days, filter: noFilter }), day)
        : undefined,
    [asked.data, city, day, days],
  );
  const { data: shown, isFetching, isError, refetch } = useFittingSurprise(rows, at, day);
  const none = city === null || shown === null;
  const failed = asked.isError || isError;
  const more = shown && rows ? shown.at + 1 < rows.length : false;
  const broken = shown && breakWords(shown.result.cost.breaks);
  const keep = () => {
    if (shown) actions.editWithUndo(`${shown.row.offer.place.name} is in day ${number}`, shown.result.change);
    onClose();
  };
  return (
    <Dialog
      title={`A surprise for day ${number}`}
      onClose={onClose}
      actions={
        shown ? (
          <>
            {more || at > 0 ? (
              <Button busy={isFetching} onClick={() => setAt(more ? shown.at + 1 : 0)} className="mr-auto">
                <Dices aria-hidden="true" size={17} /> Another one
              </Button>
            ) : null}
            {/* A phone has room for two; its cross says the same. */}
            <Button onClick={onClose} className="max-sm:hidden">
              Leave it
            </Button>
            <Button look="primary" onClick={keep}>
              Add it
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div aria-live="polite" className="grid max-h-[60vh] gap-4 overflow-y-auto">
        {failed ? (
          <ErrorInPlace
            title="No surprise can be looked up right now."
            onRetry={() => void (asked.isError ? asked.refetch() : refetch())}
          />
        ) : none ? (
          <p>
            We know nothing here that is little known, near this day and open then. What to see has the rest.
          </p>
        ) : shown ? (
          <>
            <AboutSurprise row={shown.row} party={adults + children} />
            {broken ? <p className="text-small text-amber">{broken}</p> : null}
            <DayThen before={day.items} after={shown.result.items} />
          </>
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </Dialog>
  );
}
