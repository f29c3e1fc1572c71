import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { NewPlace } from './add-place.tsx';
import { DaySelect, type DayChoice } from './day-select.tsx';
import type { MapDay } from './map-contents.ts';
import { PlaceSheet } from './place-sheet.tsx';
import type { NamedPlace } from './street-places.ts';

interface NamedPlaceCardProps {
  place: NamedPlace;
  days: readonly MapDay[];
  /** The day that is offered first. */
  dayId: string | null;
  /** Puts it into the trip; without it the map only shows. */
  onAdd: ((place: NewPlace) => void) | undefined;
  onClose: () => void;
}

/** What the map knows of a place it names, and the way into the trip. */
export function NamedPlaceCard({ place, days, dayId, onAdd, onClose }: NamedPlaceCardProps) {
  const [where, setWhere] = useState<DayChoice>(dayId);
  const { name, words, kind, at } = place;
  return (
    <PlaceSheet title={name} onClose={onClose}>
      <p className="mt-1 text-small text-muted">{words}</p>
      {onAdd ? (
        <div className="mt-3 grid gap-3">
          <DaySelect days={days} value={where} onChange={setWhere} />
          <Button look="primary" onClick={() => onAdd({ name, kind, at, dayId: where })}>
            Add to the trip
          </Button>
        </div>
      ) : null}
    </PlaceSheet>
  );
}
