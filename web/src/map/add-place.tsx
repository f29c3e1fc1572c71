import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { MapPin } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { DayChoice, useDayChoice } from './day-choice.tsx';
import type { LngLat, MapDay } from './map-contents.ts';
import { MapMarker } from './map-marker.tsx';
import { PlaceSheet } from './place-sheet.tsx';

/** A place from the map, and the day it goes to; null for the ideas. */
export interface NewPlace {
  place: PlaceRef;
  dayId: string | null;
}

interface AddPlaceProps {
  map: MapLibre;
  at: LngLat;
  days: readonly MapDay[];
  /** The day that is offered first. */
  dayId: string | null;
  /** The pin was dragged. */
  onMove: (at: LngLat) => void;
  onAdd: (place: NewPlace) => void;
  onClose: () => void;
}

const inWords = new Intl.NumberFormat(undefined, { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** Names a point of the map and puts it into the trip, as a place of the traveller's own. */
export function AddPlace({ map, at, days, dayId, onMove, onAdd, onClose }: AddPlaceProps) {
  const [name, setName] = useState('');
  const choice = useDayChoice(dayId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const [longitude, latitude] = at;
    const place: PlaceRef = { name: name.trim(), kind: 'custom', longitude, latitude, status: 'own' };
    onAdd({ place, dayId: choice.dayId });
  };
  return (
    <>
      <MapMarker map={map} at={at} height={5} onDrag={onMove}>
        <NewPlacePin />
      </MapMarker>
      <PlaceSheet title="Add a place here" onClose={onClose}>
        <p className="figures mb-3 text-fine text-muted">
          {inWords.format(at[1])}, {inWords.format(at[0])}. Drag the pin to move it.
        </p>
        <form onSubmit={add} className="grid gap-3">
          <Field
            label="Name"
            value={name}
            maxLength={limits.titleCharacters}
            required
            // The form was asked for just now, and this is where it begins.
            ref={(box) => box?.focus({ preventScroll: true })}
            placeholder="Our friends’ place, a viewpoint"
            onChange={(event) => setName(event.target.value)}
          />
          <DayChoice days={days} choice={choice} />
          <Button type="submit" look="primary" disabled={name.trim() === ''}>
            Add
          </Button>
        </form>
      </PlaceSheet>
    </>
  );
}

/** The pin that shows where a new place will be. */
function NewPlacePin() {
  return (
    <span aria-hidden="true" className="grid size-11 cursor-grab place-items-center text-primary-ink">
      <MapPin size={34} strokeWidth={2} className="-translate-y-4 fill-surface drop-shadow" />
    </span>
  );
}
