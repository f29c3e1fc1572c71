import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

const endings = '.json,.gpx,.kml,.kmz,.ics,.geojson,.csv,.tsv,.txt';

interface DropZoneProps {
  onFile: (file: File) => void;
  busy: boolean;
}

/** Where a file is dropped, or chosen by pressing; the whole field is one large button. */
export function DropZone({ onFile, busy }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={classNames(
        'relative grid min-h-44 place-items-center gap-2 rounded-card border-2 border-dashed p-6 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong/60 bg-sunken hover:border-line-strong',
      )}
    >
      <FileUp aria-hidden="true" size={28} className={over ? 'text-primary-ink' : 'text-muted'} />
      <span className="font-semibold">{busy ? 'Reading the file …' : 'Drop a file here, or choose one'}</span>
      <span className="max-w-sm text-fine text-muted">
        A trip exported here (.json), GPX, KML or KMZ, GeoJSON, a calendar (.ics), a table of places (.csv),
        or a saved list from Google Takeout. Up to 5 MB.
      </span>
      {/* The control itself covers the field: browsers let files be dropped on it. */}
      <input
        type="file"
        accept={endings}
        disabled={busy}
        aria-label="File to import"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file chosen again must count as a new choice.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
