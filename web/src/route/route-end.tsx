import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { House, MapPinOff } from 'lucide-react';
import { ends } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import type { SearchAround } from '../places/trip-places.ts';
import { Button } from '../ui/button.tsx';
import { boxClass } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useState } from 'react';

interface RouteEndProps {
  which: 'origin' | 'end';
  place: PlaceRef | null;
  /** Where the way home would lead most likely. */
  likely?: PlaceRef | null;
  around: SearchAround;
  onChange: (place: PlaceRef | null) => void;
}

const words = {
  origin: { label: 'From', add: 'Add where you start from', search: 'Where you start from' },
  end: { label: 'Home to', add: 'Add where you end', search: 'Where you end' },
};

/** Where the trip starts from, or where it ends; neither has to be known. */
export function RouteEnd({ which, place, likely = null, around, onChange }: RouteEndProps) {
  const [asking, setAsking] = useState(false);
  const { label, add, search } = words[which];
  if (asking) {
    return (
      <div className="flex items-center gap-2">
        <PlaceSearch
          label={search}
          placeholder="A city, an airport, an address"
          kinds={ends}
          around={around}
          onChoose={(found) => {
            onChange(found.place);
            setAsking(false);
          }}
          boxClass={boxClass}
        />
        <Button look="quiet" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    );
  }
  if (!place) {
    return (
      <div className="flex flex-wrap gap-x-2">
        <Button look="quiet" onClick={() => setAsking(true)}>
          <House aria-hidden="true" size={17} /> {add}
        </Button>
        {likely ? (
          <Button look="quiet" onClick={() => onChange(likely)}>
            Back to {likely.name}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className="flex min-h-11 items-center gap-2 pl-1 text-small sm:pl-7">
      <span className="grid size-5 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <House aria-hidden="true" size={13} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="text-muted">{label}</span> <span className="font-semibold">{place.name}</span>
      </span>
      <Button look="quiet" aria-label={`Change: ${search.toLowerCase()}`} onClick={() => setAsking(true)}>
        Change
      </Button>
      <IconButton
        label={`Take out ${which === 'origin' ? 'the start' : 'the end'}, ${place.name}`}
        icon={<MapPinOff size={17} />}
        onClick={() => onChange(null)}
      />
    </div>
  );
}
