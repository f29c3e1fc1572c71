import type { ImportedPlace } from '@wayfare/contracts/import-endpoints';
import { Info, MapPin, MapPinCheck, NotebookText, Route } from 'lucide-react';
import { counted } from '@wayfare/wording/words';
import type { ImportPreview as Preview } from './imports.queries.ts';

const formatWords: Record<Preview['format'], string> = {
  wayfare: 'A trip from Wayfare',
  gpx: 'GPX',
  kml: 'KML',
  geojson: 'GeoJSON',
  ics: 'A calendar',
  csv: 'A table of places',
  'google-list': 'A saved list of Google Maps',
  'google-places': 'Saved places of Google Maps',
  'pasted-list': 'A list of names',
};

function whereTo({ role, day, matched }: ImportedPlace) {
  if (role === 'track') return 'A line on the map';
  const where =
    day === null ? { stop: 'Stop', idea: 'Idea', note: 'Notes', item: 'Day' }[role] : `Day ${day}`;
  if (matched) return `${where} · ${[matched.name, matched.context].filter(Boolean).join(', ')}`;
  return role === 'note'
    ? 'Not on the map: kept in the notes'
    : `${where} · Not in our guide: kept as your own place`;
}

interface RowProps {
  place: ImportedPlace;
  chosen: boolean;
  onToggle: () => void;
}

function PlaceRow({ place, chosen, onToggle }: RowProps) {
  const ofRole = { note: NotebookText, track: Route, stop: MapPin, item: MapPin, idea: MapPin }[place.role];
  const Icon = place.matched ? MapPinCheck : ofRole;
  const words = (
    <span className="min-w-0">
      <span className="block text-small font-medium wrap-anywhere">{place.name}</span>
      <span className="block text-fine text-muted wrap-anywhere">{whereTo(place)}</span>
    </span>
  );
  const icon = (
    <Icon
      aria-hidden="true"
      size={18}
      className={place.matched ? 'ml-auto shrink-0 text-green' : 'ml-auto shrink-0 text-muted'}
    />
  );
  // What stands in the notes can be struck out there; it is no thing of its own that could be left out here.
  if (place.id === null) {
    return (
      <div className="flex min-h-11 items-center gap-3 py-1.5 pl-8">
        {words}
        {icon}
      </div>
    );
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        type="checkbox"
        checked={chosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-primary"
      />
      {words}
      {icon}
    </label>
  );
}

function summaryOf({ format, document, places }: Preview) {
  if (format === 'wayfare') {
    const days = document.plan?.days.length ?? 0;
    const { stops, ideas } = document.trip;
    return [counted(stops.length, 'stop'), counted(days, 'day'), counted(ideas.length, 'idea')].join(', ');
  }
  const known = places.filter(({ matched }) => matched !== null).length;
  const lost = places.filter(({ role }) => role === 'note').length;
  const tracks = places.filter(({ role }) => role === 'track').length;
  const found = places.length - tracks;
  const own = found - known - lost;
  return [
    (found > 0 || tracks === 0) && counted(found, 'place'),
    tracks > 0 && counted(tracks, 'track'),
    known > 0 && `${known} found in our guide`,
    own > 0 && `${own} kept as your own`,
    lost > 0 && `${lost} kept in the notes`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface ImportPreviewProps {
  preview: Preview;
  /** Ids of the places that are to stay out. */
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** What was found in a file, place by place: what we know it as, where it goes, and what may stay out. */
export function ImportPreview({ preview, left, onToggle }: ImportPreviewProps) {
  const { format, places, notices } = preview;
  return (
    <div className="grid gap-3">
      <p className="text-small">
        <span className="font-semibold">{formatWords[format]}</span>: {summaryOf(preview)}.
      </p>
      {notices.map((notice) => (
        <p key={notice} className="flex gap-2 text-fine text-muted">
          <Info aria-hidden="true" size={16} className="mt-0.5 shrink-0" /> {notice}
        </p>
      ))}
      {places.length > 0 ? (
        <fieldset className="max-h-64 overflow-y-auto rounded-control border border-line px-3 py-1">
          <legend className="sr-only">Places to import</legend>
          <ul className="divide-y divide-line">
            {places.map((place, index) => (
              <li key={place.id ?? `note ${index}`}>
                <PlaceRow
                  place={place}
                  chosen={place.id === null || !left.has(place.id)}
                  onToggle={() => place.id && onToggle(place.id)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </div>
  );
}
