import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo } from 'react';
import { boundsOf, type Bounds } from './bounds-of.ts';
import { lngLatOf, type LngLat, type MapContents, type MapSelection } from './map-contents.ts';
import { MapMarker } from './map-marker.tsx';
import { PointMarker, type LabelSide } from './point-marker.tsx';
import { visibleMarkers, type MapMark } from './visible-markers.ts';

interface MapMarksProps {
  map: MapLibre;
  zoom: number;
  contents: MapContents;
  selection: MapSelection;
  hoveredId: string | null;
  onChoose: (mark: MapMark, bounds: Bounds | null) => void;
  onHover: (id: string | null) => void;
}

/** Half of the widest label, and what the chips above the map take of its height. */
const labelReach = { across: 116, above: 108 };

function labelSide(map: MapLibre, at: LngLat): LabelSide {
  const { x, y } = map.project(at);
  const width = map.getContainer().clientWidth;
  const across = x < labelReach.across ? 'left' : x > width - labelReach.across ? 'right' : 'middle';
  return { across, below: y < labelReach.above };
}

const besidePixels = 20;

/** How far to the right each marker stands: lunch at the sight before it must not hide that sight. */
function offsetsOf(marks: readonly MapMark[]): number[] {
  const taken = new Map<string, number>();
  return marks.map(({ points: [{ place, kind }], faint }) => {
    if (kind !== 'item' || faint) return 0;
    const spot = lngLatOf(place).join();
    const before = taken.get(spot) ?? 0;
    taken.set(spot, before + 1);
    return before * besidePixels;
  });
}

const isOf = ({ points }: MapMark, id: string | null) =>
  id !== null && points.some((point) => point.id === id);

/** Goes to the marker after (or before) the one that has the focus. */
function stepFrom(map: MapLibre, marks: readonly MapMark[], index: number, step: 1 | -1) {
  const next = marks[(index + step + marks.length) % marks.length];
  if (!next) return;
  map
    .getContainer()
    .querySelector<HTMLElement>(`[data-mark="${CSS.escape(next.id)}"]`)
    ?.focus();
}

/** The markers of a map, in the order of the trip. */
export function MapMarks({ map, zoom, contents, selection, hoveredId, onChoose, onHover }: MapMarksProps) {
  const marks = useMemo(() => visibleMarkers(contents, zoom, selection), [contents, zoom, selection]);
  const offsets = useMemo(() => offsetsOf(marks), [marks]);
  const chosenAt = marks.findIndex((mark) => isOf(mark, selection.itemId));
  return marks.map((mark, index) => {
    const [{ place, kind }] = mark.points;
    const chosen = index === chosenAt;
    const hovered = isOf(mark, hoveredId);
    return (
      <MapMarker
        key={`${kind}-${mark.id}`}
        map={map}
        at={lngLatOf(place)}
        offset={offsets[index]}
        height={hovered ? 4 : chosen ? 3 : mark.faint ? 0 : kind === 'idea' ? 1 : 2}
      >
        <PointMarker
          mark={mark}
          chosen={chosen}
          label={hovered ? labelSide(map, lngLatOf(place)) : null}
          tabbable={index === Math.max(0, chosenAt)}
          onChoose={() => onChoose(mark, boundsOf(mark.points.map((point) => lngLatOf(point.place))))}
          onHover={(on) => onHover(on ? mark.points[0].id : null)}
          onStep={(step) => stepFrom(map, marks, index, step)}
        />
      </MapMarker>
    );
  });
}
