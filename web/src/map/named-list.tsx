import { kindInWords, type NamedPlace } from './named-places.ts';
import { PlaceSheet } from './place-sheet.tsx';

interface NamedListProps {
  places: readonly NamedPlace[];
  onChoose: (place: NamedPlace) => void;
  onClose: () => void;
}

/** The places that the map names, as a list: for whoever does not point at a map. */
export function NamedList({ places, onChoose, onClose }: NamedListProps) {
  return (
    <PlaceSheet title="Places in sight" onClose={onClose}>
      {places.length === 0 ? (
        <p className="text-small text-muted">No place is named here. Come nearer, or move the map.</p>
      ) : (
        <ul>
          {places.map((place, index) => (
            <li
              key={place.id ?? `${place.name} ${place.kind}`}
              className="border-b border-line last:border-0"
            >
              <button
                type="button"
                // The list was asked for just now, and this is where it begins.
                ref={index === 0 ? (first) => first?.focus({ preventScroll: true }) : undefined}
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
