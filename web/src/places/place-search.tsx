import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { PlaceOption } from './place-option.tsx';
import type { FoundPlace } from './places.queries.ts';
import { usePlaceBox } from './use-place-box.ts';

interface PlaceSearchProps {
  label: string;
  placeholder: string;
  onChoose: (place: FoundPlace) => void;
  /** What Enter does with a text for which nothing is chosen; without it, the best place found is chosen. */
  onText?: (typed: string) => void;
  initial?: string;
  /** The look of the box. */
  boxClass: string;
  /** Only places of these kinds are offered. */
  kinds?: readonly FoundPlace['kind'][];
}

/** A box that finds places as one types, by arrow keys, mouse or touch. */
export function PlaceSearch({ label, placeholder, boxClass, initial = '', ...needs }: PlaceSearchProps) {
  const id = useId();
  const box = usePlaceBox({ initial, kinds: needs.kinds, onChoose: needs.onChoose, onText: needs.onText });
  const { results, marked, showing } = box;
  return (
    <div
      role="presentation"
      className="relative min-w-0 flex-1"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.setOpen(false);
      }}
    >
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={showing}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(showing && results[marked] ? { 'aria-activedescendant': `${id}-${marked}` } : {})}
        autoComplete="off"
        placeholder={placeholder}
        value={box.typed}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
        className={boxClass}
      />
      <div
        hidden={!showing}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-auto rounded-control border border-line bg-surface p-1.5 text-left shadow-lift"
      >
        <div id={`${id}-list`} role="listbox" aria-label="Places found">
          {results.map((place, index) => (
            <PlaceOption
              key={`${place.kind}-${place.id}`}
              id={`${id}-${index}`}
              place={place}
              marked={index === marked}
              onChoose={box.choose}
            />
          ))}
        </div>
        {results.length === 0 ? (
          <p role="status" className="flex min-h-11 items-center gap-3 px-3 text-small text-muted">
            <MapPin aria-hidden="true" size={18} />
            <SearchNote failed={box.failed} searching={box.searching} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function SearchNote({ failed, searching }: { failed: boolean; searching: boolean }) {
  if (searching) return 'Looking…';
  return failed ? 'Search is not available right now.' : 'No place with that name was found.';
}
