import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { AddPlace } from './add-place.tsx';
import { around, boundsOf, boundsToFit, type Bounds } from './bounds-of.ts';
import { DayChips } from './day-chips.tsx';
import { GroundCard } from './ground-card.tsx';
import { lngLatOf, type LngLat, type MapContents, type MapPoint } from './map-contents.ts';
import { MapControls } from './map-controls.tsx';
import { MapMarks } from './map-marks.tsx';
import { creditsIn, MapCredits, type Credits } from './map-credits.tsx';
import { useMapSettings } from './map-settings.ts';
import { ownStyle } from './open-map.ts';
import { PlaceCard } from './place-card.tsx';
import { readColours } from './read-colours.ts';
import { withStreets } from './street-style.ts';
import type { TripMapProps } from './trip-map.tsx';
import { useDayAsked } from './use-day-asked.ts';
import { useGroundCard } from './use-ground-card.ts';
import { useLongPress } from './use-long-press.ts';
import { useMapView, type MapView } from './use-map-view.ts';
import { useTheme } from './use-theme.ts';
import { useWayLines } from './use-way-lines.ts';
import { markerNames, type MapMark } from './visible-markers.ts';
import { routeFeatures, withRoutes, type MarkerNames } from './with-routes.ts';

/** The ground and the routes on it, in the theme that shows, with streets where there are any. */
function useMapStyle({ contents, selection: { dayId } }: TripMapProps) {
  const theme = useTheme();
  const settings = useMapSettings();
  const streets = settings?.streets ?? null;
  const [stand, setStand] = useState(false);
  const ground = useMemo(
    () => (streets ? withStreets(ownStyle(theme), streets, { theme, stand }) : ownStyle(theme)),
    [streets, stand, theme],
  );
  // The colours are read from the page, which the theme has changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const colours = useMemo(readColours, [theme]);
  // The ground changes with the names that markers carry, not with every change of the trip.
  const named = JSON.stringify(markerNames(contents));
  const style = useMemo(
    () => withRoutes(ground, { colours, named: JSON.parse(named) as MarkerNames }),
    [ground, colours, named],
  );
  const lines = useWayLines(contents.routes, settings?.roads === true);
  const routes = useMemo(
    () => routeFeatures(contents, { dayId, colours, lines }),
    [contents, dayId, colours, lines],
  );
  const straight = routes.features.some(({ properties }) => properties?.['straight'] === true);
  return { style, routes, onStreets: setStand, credits: { streets: stand ? streets : null, straight } };
}

/** Fits the map to the chosen day, and brings into view what was chosen or added elsewhere. */
function useSyncMap({ contents, selection }: TripMapProps, { fit, follow, show, map }: MapView) {
  const { dayId, itemId, followed = false } = selection;
  const shown = useRef({ dayId, itemId, points: contents.points });
  useEffect(() => {
    if (!map) return;
    const before = shown.current;
    const { points } = contents;
    shown.current = { dayId, itemId, points };
    const chosen = points.find(({ id }) => id === itemId);
    if (chosen && itemId !== before.itemId) {
      if (chosen.kind !== 'stop') return show(lngLatOf(chosen.place));
      // A city in sight stays where it is: one looks at the route.
      if (!map.getBounds().contains(lngLatOf(chosen.place))) fit(boundsOf(around(lngLatOf(chosen.place))));
      return;
    }
    const known = new Set(before.points === points ? [] : before.points.map(({ id }) => id));
    const isNew = ({ id, kind }: MapPoint) => before.points !== points && kind !== 'idea' && !known.has(id);
    const outside = points.some((point) => isNew(point) && !map.getBounds().contains(lngLatOf(point.place)));
    const begins = before.points.every(({ kind }) => kind === 'idea') && points.some(isNew);
    const left = before.points.some(
      ({ id, kind }) => kind === 'stop' && !points.some((one) => one.id === id),
    );
    const otherDay = dayId !== before.dayId;
    if (otherDay && followed) follow(boundsToFit(contents, dayId));
    else if (otherDay || outside || begins || left) fit(boundsToFit(contents, dayId));
  }, [map, fit, follow, show, dayId, itemId, followed, contents]);
}

const fitNameOf = (dayId: string | null, ofGuide: boolean | undefined) =>
  dayId !== null ? 'Show the whole day' : ofGuide ? 'Show all' : 'Show the whole trip';

/** What prints is wanted by few, and comes when it is. */
async function printNow(map: MapLibre | null, { days }: MapContents, credits: Credits) {
  if (!map) return;
  const { printMap } = await import('./print-map.ts');
  await printMap(map, days, creditsIn(credits));
}

export interface MapCanvasProps extends TripMapProps {
  /** The element that the map fills, with all that stands on it. */
  frame: RefObject<HTMLElement | null>;
  /** Told when there is nothing to see. */
  onFailure: (error: unknown) => void;
}

/** The map itself: what is behind `TripMap` once it is loaded. */
export function MapCanvas(props: MapCanvasProps) {
  const { contents, selection, onSelect, hoveredId = null, onHover, onAdd, guidesHere } = props;
  const { credits, ...look } = useMapStyle(props);
  const [start] = useState(() => boundsToFit(contents, selection.dayId));
  const view = useMapView({ ...look, bounds: start, label: props.label, onFailure: props.onFailure });
  const { container, map, zoom, fit } = view;
  const [adding, setAdding] = useState<LngLat | null>(null);
  useSyncMap(props, view);
  const card = useGroundCard(map, props);
  useLongPress(map, onAdd && setAdding);
  useDayAsked(map);
  const { dayId, itemId } = selection;
  const chosen = contents.points.find(({ id }) => id === itemId);
  const choose = ({ points }: MapMark, bounds: Bounds | null) => {
    const [point] = points;
    if (points.length > 1 && map && map.getZoom() < 15.5) return fit(bounds);
    setAdding(null);
    card.close();
    onSelect({ dayId: point.dayId ?? dayId, itemId: point.id === itemId ? null : point.id });
  };
  return (
    <>
      <div ref={container} className="size-full bg-sunken" />
      {contents.days.length > 1 ? (
        <DayChips
          days={contents.days}
          dayId={dayId}
          onChoose={(id) => onSelect({ dayId: id, itemId: null })}
        />
      ) : null}
      <MapControls
        onZoom={(by) => map?.easeTo({ zoom: map.getZoom() + by, duration: 200 })}
        fitName={fitNameOf(dayId, guidesHere)}
        frame={props.frame}
        onFit={() => fit(boundsToFit(contents, dayId))}
        onAdd={onAdd && map ? () => setAdding(map.getCenter().wrap().toArray()) : undefined}
        onList={() => {
          setAdding(null);
          card.list();
        }}
        onPrint={() => void printNow(map, contents, credits)}
      />
      <MapCredits {...credits} />
      {map ? (
        <MapMarks
          map={map}
          zoom={zoom}
          contents={contents}
          selection={selection}
          hoveredId={hoveredId}
          onChoose={choose}
          onHover={(id) => onHover?.(id)}
        />
      ) : null}
      {map && onAdd && adding ? (
        <AddPlace
          map={map}
          at={adding}
          days={contents.days}
          dayId={dayId}
          onMove={setAdding}
          onClose={() => setAdding(null)}
          onAdd={(place) => {
            onAdd(place);
            setAdding(null);
          }}
        />
      ) : map && card.shown ? (
        <GroundCard map={map} card={card} of={props} />
      ) : chosen ? (
        <PlaceCard
          key={chosen.id}
          point={chosen}
          guidesHere={guidesHere === true}
          onClose={() => onSelect({ dayId, itemId: null })}
        />
      ) : null}
    </>
  );
}
