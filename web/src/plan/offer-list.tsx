import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useEffect, useMemo, useState } from 'react';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { Button } from '../ui/button.tsx';
import { OfferRow } from './offer-row.tsx';
import type { DayOffer } from './offers-for-day.ts';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';

const page = 20;

const rowId = ({ placeId, name }: PlaceRef) => placeId ?? name;

interface OfferListProps {
  rows: readonly DayOffer[];
  /** What is said where there are none. */
  nothing: string;
  dayId: string;
  draggable: boolean;
  onAdd: (place: PlaceRef) => void;
}

/** What is offered can be picked up: the days know it by the id of its row. */
function useOffered(rows: readonly DayOffer[]) {
  const { offers } = usePlanActions();
  const { ideas } = usePlanDocument().trip;
  useEffect(() => {
    for (const { offer } of rows) offers.set(rowId(offer.place), offer.place);
    for (const { id, place } of ideas) offers.set(id, place);
    return () => offers.clear();
  }, [offers, rows, ideas]);
}

/** Places of a city, with their pictures, a page at a time. */
export function OfferList({ rows, nothing, dayId, draggable, onAdd }: OfferListProps) {
  const { trip } = usePlanDocument();
  const { adults = 1, children = 0 } = { ...trip.assumed, ...trip.request };
  const party = adults + children;
  const [most, setMost] = useState(page);
  const shown = useMemo(() => rows.slice(0, most), [rows, most]);
  useOffered(shown);
  const pictured = useMemo(
    () =>
      shown.flatMap(({ offer: { place } }) =>
        place.placeId ? [{ id: place.placeId, name: place.name }] : [],
      ),
    [shown],
  );
  return (
    <PlacePictures places={pictured}>
      <p role="status" className="sr-only">
        {rows.length} places
      </p>
      {rows.length === 0 ? (
        <p className="text-small text-muted">{nothing}</p>
      ) : (
        <ul aria-label="What to see" className="grid">
          {shown.map((one) => (
            <OfferRow
              key={rowId(one.offer.place)}
              id={rowId(one.offer.place)}
              row={one}
              dayId={dayId}
              draggable={draggable}
              party={party}
              onAdd={() => onAdd(one.offer.place)}
            />
          ))}
        </ul>
      )}
      {rows.length > most ? (
        <Button look="quiet" onClick={() => setMost(most + page)}>
          Show more ({rows.length - most})
        </Button>
      ) : null}
    </PlacePictures>
  );
}
