import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MapIcon } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { lngLatOf, type MapContents } from './map-contents.ts';
import { MapGuard } from './map-guard.tsx';
import { ontoSheet, sheetSize } from './onto-sheet.ts';

const TripMap = lazy(async () => ({ default: (await import('./trip-map.tsx')).TripMap }));

interface NearMapProps {
  /** What the map is called. */
  label: string;
  contents: MapContents;
  /** The day whose points all stand for themselves, where there is one. */
  dayId?: string;
  /** Guides open where the map stands, not beside it. */
  guidesHere?: boolean;
  /** True where it waits to be asked for, as most who come by read on; dots tell how its places lie. */
  whenAsked?: boolean;
  className: string;
}

/** How the points lie to each other: what is seen of a map that nobody has asked for. */
function Dots({ contents }: { contents: MapContents }) {
  const place = ontoSheet(contents);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sheetSize} ${sheetSize}`}
      className="absolute inset-x-0 top-0 h-[calc(100%-4rem)] w-full p-4 text-primary-ink opacity-50"
    >
      {contents.points.map(({ id, place: at }) => {
        const [x, y] = place(lngLatOf(at)).map(Math.round);
        return <circle key={id} cx={x} cy={y} r={4} fill="currentColor" />;
      })}
    </svg>
  );
}

/**
 * A map in a page that is about more: nothing of it is fetched before one has come to where it stands, or asks for
 * it. On the server, and until then, it keeps its room.
 */
export function NearMap({ label, contents, dayId, guidesHere, whenAsked, className }: NearMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [itemId, setItemId] = useState<string | null>(null);
  useEffect(() => {
    if (!frame.current || wanted || whenAsked) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    seen.observe(frame.current);
    return () => seen.disconnect();
  }, [wanted, whenAsked]);
  const ask = (
    <div
      className={classNames(
        'relative grid size-full place-items-center gap-3 p-4 text-center text-small text-muted',
        // Below the dots, which would else be hidden where most of them are.
        whenAsked && !wanted ? 'content-end' : 'content-center',
      )}
    >
      {whenAsked && !wanted ? <Dots contents={contents} /> : null}
      {failed ? <p>The map could not be loaded.</p> : null}
      {wanted && !failed ? null : (
        <Button
          className="relative"
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
