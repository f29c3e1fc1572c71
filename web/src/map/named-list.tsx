import { useEffect, useRef } from 'react';
import { kindInWords, type NamedPlace } from './named-places.ts';
import { PlaceSheet } from './place-sheet.tsx';

interface NamedListProps {
  places: readonly NamedPlace[];
  /** False while the map still moves or loads, and may name others in a moment. */
  settled: boolean;
  onChoose: (place: NamedPlace) => void;
  onClose: () => void;
}

/** The places that the map names, as a list: for whoever does not point at a map. */
export function NamedList({ places, settled, onChoose, onClose }: NamedListProps) {
  const list = useRef<HTMLUListElement>(null);
  // The list was asked for just now, and its first entry is where it begins.
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <PlaceSheet title="Places in sight" onClose={onClose}>
      {places.length === 0 ? (
        <p className="text-small text-muted" aria-busy={!settled}>
          {settled ? 'No place is named here. Come nearer, or move the map.' : 'Reading the map…'}
        </p>
      ) : (
        <ul ref={list} aria-busy={!settled}>
          {places.map((place) => (
            <li
              key={place.id ?? `${place.name} ${place.kind}`}
              className="border-b border-line last:border-0"
            >
              <button
                type="button"
                onClick={() => onChoose(place)}
                className="flex min-h-11 w-full items-baseline justify-between gap-3 py-2 text-left hover:text-primary-ink"
              >
                <span className="text-small font-medium wrap-anywhere">{place.name}</span>
                <span className="shrink-0 text-fine text-muted">{kindInWords(place.kind)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PlaceSheet>
  );
}
