import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { limits } from '@wayfare/contracts/limits';
import type { Stop } from '@wayfare/contracts/trip';
import { X } from 'lucide-react';
import { beds } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { SourceNote } from '../places/source-note.tsx';
import type { SearchAround } from '../places/trip-places.ts';
import { boxClass } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface LodgingFieldProps {
  stop: Stop;
  around: SearchAround;
  onChange: (lodging: PlaceRef | null) => void;
}

/** Where one sleeps at a stop: a place that is found, or a name that stands in the middle of its town. */
export function LodgingField({ stop, around, onChange }: LodgingFieldProps) {
  const { lodging } = stop;
  const setName = (typed: string) => {
    const { placeId: _, ...town } = stop.place;
    onChange({
      ...town,
      name: typed.slice(0, limits.titleCharacters),
      kind: 'lodging',
      status: 'own',
    });
  };
  return (
    <div className="grid content-start gap-1">
      <span className="text-small font-semibold">Lodging</span>
      {lodging ? (
        <>
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-small wrap-anywhere" dir="auto">
              {lodging.name}
            </span>
            <IconButton
              label={`Take away: ${lodging.name}`}
              icon={<X size={18} />}
              onClick={() => onChange(null)}
            />
          </div>
          <SourceNote place={lodging} />
        </>
      ) : null}
      <PlaceSearch
        label="Lodging"
        placeholder={lodging ? 'Another hotel, host or address' : 'A hotel, a host, an address'}
        kinds={beds}
        around={around}
        onChoose={({ place }) => onChange({ ...place, kind: 'lodging' })}
        onText={setName}
        keepsText
        boxClass={boxClass}
      />
    </div>
  );
}
