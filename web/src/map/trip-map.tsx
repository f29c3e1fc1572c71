import { memo, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { logError } from '../telemetry/telemetry.queries.ts';
import type { NewPlace } from './add-place.tsx';
import type { MapCanvasProps } from './map-canvas.tsx';
import type { MapContents, MapSelection } from './map-contents.ts';
import { MapGuard } from './map-guard.tsx';
import { MapSketch } from './map-sketch.tsx';

export interface TripMapProps {
  /** What the map is called. */
  label: string;
  contents: MapContents;
  selection: MapSelection;
  onSelect: (selection: MapSelection) => void;
  /** The point that the pointer or the focus is on, here or in the list beside the map. */
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** Puts a place into the trip, of the map or of the traveller's own; without it the map only shows. */
  onAdd?: (place: NewPlace) => void;
  /** Guides open in this page: nothing in it would be lost. */
  guidesHere?: boolean;
}

const faults = {
  noWebgl: 'This browser cannot draw the map (it has no WebGL), so here is a sketch of the route.',
  notLoaded: 'The map could not be loaded, so here is a sketch of the route.',
  broken: 'The map could not be drawn, so here is a sketch of the route.',
};

type Canvas = ComponentType<MapCanvasProps>;

let loaded: Canvas | undefined;

async function loadCanvas(): Promise<Canvas> {
  loaded ??= (await import('./map-canvas.tsx')).MapCanvas;
  return loaded;
}

function hasWebgl() {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** The map is fetched once the page stands and has a moment to spare. */
function useCanvas() {
  const [canvas, setCanvas] = useState<{ Shown?: Canvas; fault?: string }>(() =>
    loaded ? { Shown: loaded } : {},
  );
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      if (!hasWebgl()) {
        setCanvas({
          fault: faults.noWebgl,
        });
        return;
      }
      try {
        const Shown = await loadCanvas();
        if (wanted) setCanvas({ Shown });
      } catch {
        if (wanted) setCanvas({ fault: faults.notLoaded });
      }
    };
    const idle = globalThis.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 200));
    const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;
    const asked = loaded ? undefined : idle(() => void load(), { timeout: 1500 });
    return () => {
      wanted = false;
      if (asked !== undefined) cancelIdle(asked as number);
    };
  }, []);
  const fail = useCallback((error: unknown) => {
    // The page goes on; whoever looks into it finds the cause here, and at the server.
    console.error(error);
    void logError(error);
    setCanvas({ fault: faults.broken });
  }, []);
  const { fault } = canvas;
  useEffect(() => {
    if (fault !== faults.broken) return undefined;
    // What could not be had without a network may be there now.
    const again = () => setCanvas(loaded ? { Shown: loaded } : {});
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [fault]);
  return { ...canvas, fail };
}

/** A trip, a day or a few places on the map, in step with the list beside it. Fills what it stands in. */
export const TripMap = memo(function TripMap(props: TripMapProps) {
  const { Shown, fault, fail } = useCanvas();
  const { label, contents } = props;
  const frame = useRef<HTMLElement>(null);
  return (
    <section ref={frame} aria-label={label} className="relative isolate size-full overflow-hidden bg-sunken">
      {Shown && !fault ? (
        <MapGuard onFailure={fail}>
          <Shown {...props} frame={frame} onFailure={fail} />
        </MapGuard>
      ) : null}
      {fault ? <MapSketch contents={contents} message={fault} /> : null}
    </section>
  );
});
