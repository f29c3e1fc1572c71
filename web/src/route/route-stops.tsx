import { readerChoices } from '../ui/reader-choices.ts';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { limits } from '@wayfare/contracts/limits';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { routePairs } from '../money/sums.ts';
import { towns } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { aroundTrip, type SearchAround } from '../places/trip-places.ts';
import { DragLayer } from '../plan/drag-layer.tsx';
import type { DragNeeds } from '../plan/item-drag.ts';
import type { Editing } from '../trips/editing.ts';
import { datedStops } from '../trips/trip-days.ts';
import { Button } from '../ui/button.tsx';
import { boxClass } from '../ui/field.tsx';
import { LegRow } from './leg-row.tsx';
import { addStopAt, keepLeg, keepSuggested } from './route-edits.ts';
import { useWays } from './route.queries.ts';
import { StopCard, type StopActions } from './stop-card.tsx';
import { useStopActions } from './use-stop-actions.ts';

/** The search for a stop between two others, where the route was opened for it. */
function AddHere({
  after,
  around,
  onChoose,
  onCancel,
}: {
  after: string;
  around: SearchAround;
  onChoose: (place: PlaceRef) => void;
  onCancel: () => void;
}) {
  return (
    <div className="my-1 flex items-center gap-2 pl-6 sm:pl-14">
      <PlaceSearch
        label={`Stop after ${after}`}
        placeholder="A city or region"
        kinds={towns}
        around={around}
        onChoose={({ place }) => onChoose(place)}
        boxClass={boxClass}
      />
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

const routeDay = 'route';

/** The stops as the drag of the day plan knows things: all of one day. */
function useDragNeeds(stops: Trip['stops'], move: StopActions['move']): DragNeeds {
  const latest = useRef({ stops, move });
  useEffect(() => {
    latest.current = { stops, move };
  });
  return useMemo(
    () => ({
      days: () => [
        {
          id: routeDay,
          items: latest.current.stops.map(({ id, place }) => ({ id, title: place.name })),
        },
      ],
      drop: ({ itemId, index }) => latest.current.move(itemId, index),
      placeWords: ({ place, places }) => `stop ${place} of ${places}`,
    }),
    [],
  );
}

/** The stops in their order with the ways between them, from where one starts to where one ends. */
export default function RouteStops({ editing }: { editing: Editing }) {
  const { document, edit } = editing;
  const { trip } = document;
  const actions = useStopActions(editing);
  const ways = useWays(document);
  const list = useRef<HTMLDivElement>(null);
  const dragNeeds = useDragNeeds(trip.stops, actions.move);
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const pairs = routePairs(trip);
  const full = trip.stops.length >= limits.stops;
  const currency = trip.request.budget?.currency ?? readerChoices().currency;
  const keep = (leg: Leg) => edit(keepLeg(trip, leg));
  const way = (from: string, addHere?: () => void) => {
    const pair = pairs.find((one) => one.from === from);
    if (!pair) return null;
    const known = ways.data?.get(`${pair.from} ${pair.to}`);
    return (
      <LegRow
        key={`${pair.from} ${pair.to}`}
        trip={trip}
        pair={pair}
        options={known ?? (ways.isFetching ? undefined : [])}
        onKeep={keep}
        onAddHere={full ? undefined : addHere}
      />
    );
  };
  const suggested = keepSuggested(trip, ways.data ?? new Map());
  return (
    <div ref={list}>
      {trip.origin ? way('origin', () => setAddingAt(0)) : null}
      {addingAt === 0 ? addHere(0, trip.origin) : null}
      {/* One list is to the drag what one day is among the days. */}
      <ol className="grid" data-day-id={routeDay}>
        {datedStops(trip).map((dated, index) => {
          const { id, place } = dated.stop;
          return (
            <li key={id}>
              <StopCard
                dated={dated}
                index={index}
                count={trip.stops.length}
                currency={currency}
                actions={actions}
              />
              {way(id, () => setAddingAt(index + 1))}
              {addingAt === index + 1 ? addHere(index + 1, place) : null}
            </li>
          );
        })}
      </ol>
      {suggested.count > 0 ? (
        <Button look="quiet" className="sm:ml-8" onClick={() => edit(suggested.edit)}>
          <Check aria-hidden="true" size={17} />{' '}
          {suggested.count === 1
            ? 'Keep the suggested connection'
            : `Keep all ${suggested.count} suggested connections`}
        </Button>
      ) : null}
      <DragLayer root={list} needs={dragNeeds}>
        Press Space to pick up. Arrow keys move it. Space drops it, Escape puts it back.
      </DragLayer>
    </div>
  );
  function addHere(index: number, after: PlaceRef | null) {
    return (
      <AddHere
        after={after?.name ?? ''}
        around={aroundTrip(document, after)}
        onCancel={() => setAddingAt(null)}
        onChoose={(place) => {
          edit(addStopAt(document, place, index));
          setAddingAt(null);
        }}
      />
    );
  }
}
