import type { FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import type { NewPlace } from './add-place.tsx';
import { DayChoice, useDayChoice } from './day-choice.tsx';
import type { MapDay } from './map-contents.ts';
import { kindInWords, toPlaceRef, type NamedPlace } from './named-places.ts';
import { AboutPlace } from './place-card.tsx';
import { PlaceSheet } from './place-sheet.tsx';

interface NamedSheetProps {
  place: NamedPlace;
  days: readonly MapDay[];
  /** The day that is offered first. */
  dayId: string | null;
  /** Its guide opens in this page, not in a new one. */
  guidesHere: boolean;
  /** Puts it into the trip; without it the map only shows. */
  onAdd?: ((place: NewPlace) => void) | undefined;
  onClose: () => void;
}

/** A place that the ground names: what it is, its guide, and the way into the trip. */
export function NamedSheet({ place, days, dayId, guidesHere, onAdd, onClose }: NamedSheetProps) {
  const choice = useDayChoice(dayId);
  const ref = toPlaceRef(place);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd?.({ place: ref, dayId: choice.dayId });
  };
  return (
    <PlaceSheet title={place.name} onClose={onClose}>
      {ref.kind === 'attraction' ? null : <p className="text-small text-muted">{kindInWords(place.kind)}</p>}
      {ref.status === 'atlas' ? <AboutPlace place={ref} guidesHere={guidesHere} /> : null}
      {onAdd ? (
        <form onSubmit={add} className="mt-3 grid gap-3">
          <DayChoice days={days} choice={choice} />
          <Button type="submit" look="primary">
            Add to the trip
          </Button>
        </form>
      ) : null}
    </PlaceSheet>
  );
}

/** Shows which place of the ground the card is about. */
export function NamedSpot() {
  return (
    <span
      aria-hidden="true"
      data-spot
      className="pointer-events-none block size-7 rounded-full border-3 border-primary bg-primary/15 shadow-card"
    />
  );
}
