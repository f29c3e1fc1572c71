import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MapIcon } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { MapContents } from './map-contents.ts';
import { MapGuard } from './map-guard.tsx';

const TripMap = lazy(async () => ({ default: (await import('./trip-map.tsx')).TripMap }));

interface NearMapProps {
  /** What the map is called. */
  label: string;
  contents: MapContents;
  /** The day whose points all stand for themselves, where there is one. */
  dayId?: string;
  /** Guides open where the map stands, not beside it. */
  guidesHere?: boolean;
  className: string;
}

/**
 * A map in a page that is about more: nothing of it is fetched before one has come to where it stands, or asks for
 * it. On the server, and until then, it keeps its room.
 */
export function NearMap({ label, contents, dayId, guidesHere, className }: NearMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [itemId, setItemId] = useState<string | null>(null);
  useEffect(() => {
    if (!frame.current || wanted) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    seen.observe(frame.current);
    return () => seen.disconnect();
  }, [wanted]);
  const ask = (
    <div className="grid size-full place-items-center content-center gap-3 p-4 text-center text-small text-muted">
      {failed ? <p>The map could not be loaded.</p> : null}
      {wanted && !failed ? null : (
        <Button
          onClick={() => {
            if (failed) location.reload();
            setWanted(true);
          }}
        >
          <MapIcon aria-hidden="true" size={18} /> {failed ? 'Try again' : 'Show the map'}
        </Button>
      )}
    </div>
  );
  return (
    <div
      ref={frame}
      className={`no-print overflow-hidden rounded-card border border-line bg-sunken ${className}`}
    >
      {wanted && !failed ? (
        <MapGuard onFailure={() => setFailed(true)}>
          <Suspense fallback={ask}>
            <TripMap
              label={label}
              contents={contents}
              selection={{ dayId: dayId ?? null, itemId }}
              onSelect={(selection) => setItemId(selection.itemId)}
              {...(guidesHere ? { guidesHere } : {})}
            />
          </Suspense>
        </MapGuard>
      ) : (
        ask
      )}
    </div>
  );
}
