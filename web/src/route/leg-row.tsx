import type { TransportOption } from '@wayfare/contracts/place-endpoints';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMinute } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { travelModes } from '../ui/travel-mode.ts';
import { LegDetails } from './leg-details.tsx';
import { travelFrom } from './route-edits.ts';
import { wayFacts, type RoutePair } from './way-facts.ts';

interface LegRowProps {
  trip: Trip;
  pair: RoutePair;
  /** What can be chosen; undefined while it is being asked for. */
  options: readonly TransportOption[] | undefined;
  onKeep: (leg: Leg) => void;
  /** Opens the search for a stop at this place of the route. */
  onAddHere: (() => void) | undefined;
}

const nameOf = ({ origin, stops, end }: Trip, id: string) =>
  id === 'origin'
    ? origin?.name
    : id === 'end'
      ? end?.name
      : stops.find((stop) => stop.id === id)?.place.name;

function Times({ leg: { departMinute, arriveMinute, arriveDayOffset = 0 } }: { leg: Leg }) {
  if (departMinute === undefined || arriveMinute === undefined) return null;
  const later = arriveDayOffset > 0 ? ` +${arriveDayOffset}` : '';
  return (
    <span className="figures whitespace-nowrap">
      {formatMinute(departMinute)} – {formatMinute(arriveMinute)}
      {later}
    </span>
  );
}

/** The way from one point of the route to the next: what was chosen, or what could be. */
export function LegRow({ trip, pair, options, onKeep, onAddHere }: LegRowProps) {
  const { leg } = pair;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const [from, to] = [nameOf(trip, pair.from) ?? '', nameOf(trip, pair.to) ?? ''];
  const first = options?.[0];
  const travel = leg?.travel ?? (first ? travelFrom(first, trip) : null);
  const mode = travel ? travelModes[travel.mode] : null;
  const Icon = mode?.icon;
  return (
    <div className="relative pl-6 sm:pl-14">
      <span aria-hidden="true" className="absolute inset-y-0 left-3 w-0.5 bg-line sm:left-9" />
      <div className="flex items-center gap-1 py-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-left text-fine hover:bg-sunken"
        >
          <span className="sr-only">{`Way from ${from} to ${to}: `}</span>
          {travel && mode && Icon ? (
            <>
              <Icon aria-hidden="true" size={17} className="shrink-0 text-primary-ink" />
              <span className="figures flex min-w-0 flex-1 flex-wrap gap-x-2 text-muted">
                <span className="font-semibold text-ink">{mode.name}</span>
                <span>{wayFacts(travel)}</span>
                {leg ? <Times leg={leg} /> : <span className="text-primary-ink">Suggested</span>}
                {leg?.booking ? <span className="font-medium text-green">Booked</span> : null}
              </span>
            </>
          ) : options === undefined ? (
            <Skeleton className="h-4 w-44" />
          ) : (
            <span className="text-muted">No way is known from here. Look closer?</span>
          )}
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={`shrink-0 text-muted ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {onAddHere ? (
          <IconButton
            label={`Add a stop between ${from} and ${to}`}
            icon={<Plus size={18} />}
            onClick={onAddHere}
          />
        ) : null}
      </div>
      {open ? (
        <LegDetails id={detailsId} trip={trip} pair={pair} options={options ?? []} onKeep={onKeep} />
      ) : null}
    </div>
  );
}
