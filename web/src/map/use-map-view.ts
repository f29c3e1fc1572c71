import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../telemetry/telemetry.queries.ts';
import { isCalm } from '../ui/use-media-query.ts';
import type { Bounds } from './bounds-of.ts';
import { besideCard } from './fitting.ts';
import { openMap } from './open-map.ts';
import { useFitting } from './use-fitting.ts';
import { watchGround } from './watch-ground.ts';
import { routesSource, withData } from './with-routes.ts';

interface ViewNeeds {
  style: StyleSpecification;
  /** What the style's source of routes holds. */
  routes: FeatureCollection;
  bounds: Bounds | null;
  label: string;
  /** Told whether streets are seen. */
  onStreets: (stand: boolean) => void;
  /** Told when there is nothing to see. */
  onFailure: (error: unknown) => void;
}

/** A map in an element of the page, in the given style for as long as it stands. */
export function useMapView({ style, routes, bounds, label, onStreets, onFailure }: ViewNeeds) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [zoom, setZoom] = useState(1);
  const [ready, setReady] = useState(false);
  const drawn = useRef({ style, routes });
  const start = useRef({ style, routes, bounds, label });
  const told = useRef({ onStreets, onFailure });
  useEffect(() => {
    told.current = { onStreets, onFailure };
  });

  useEffect(() => {
    if (!container.current) return;
    const { style: first, routes: held, ...needs } = start.current;
    const opened = openMap({ container: container.current, style: withData(first, held), ...needs });
    drawn.current = { style: first, routes: held };
    // Half steps are enough to decide what is gathered, and spare a rendering on every frame.
    const onZoom = () => setZoom(Math.floor(opened.getZoom() * 2) / 2);
    opened.on('zoom', onZoom);
    watchGround(opened, {
      onStreets: (stand) => told.current.onStreets(stand),
      onUndrawable: (error) => told.current.onFailure(error),
      // Without a network a tile that was never seen is missing: no fault to report.
      onFlaw: (error) => void (navigator.onLine && logError(error)),
    });
    opened.once('style.load', () => setReady(true));
    onZoom();
    setMap(opened);
    const resized = new ResizeObserver(() => opened.resize());
    resized.observe(container.current);
    return () => {
      resized.disconnect();
      setMap(null);
      setReady(false);
      opened.remove();
    };
  }, []);

  useEffect(() => {
    const before = drawn.current;
    if (!map || !ready || (before.style === style && before.routes === routes)) return;
    drawn.current = { style, routes };
    // Other routes on the same ground are only handed over: a whole style is checked and compared, which takes a frame.
    const source = before.style === style ? map.getSource<GeoJSONSource>(routesSource) : undefined;
    if (source) void source.setData(routes);
    else map.setStyle(withData(style, routes));
  }, [map, ready, style, routes]);

  const fitters = useFitting(map);
  const show = useCallback(
    (at: [number, number]) => {
      if (!map) return;
      const { hides, offset } = besideCard(map.getContainer());
      const inside = map.getBounds().contains(at) && map.getZoom() >= 11 && !hides(map.project(at));
      const zoom = Math.max(map.getZoom(), 13);
      if (!inside) map.easeTo({ center: at, offset, zoom, animate: !isCalm(), duration: 450 });
    },
    [map],
  );
  return { container, map, zoom, ...fitters, show };
}

/** A map that stands on the page. */
export type MapView = ReturnType<typeof useMapView>;
