import type { Map as MapLibre, MapGeoJSONFeature, MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { LngLat } from './map-contents.ts';
import { kindInWords, streetKinds } from './street-kinds.ts';
import { isPlaceLayer } from './street-names.ts';

/** A place that the map names. */
export interface NamedPlace {
  name: string;
  /** What it is, as one says it. */
  words: string;
  kind: PlaceRef['kind'];
  at: LngLat;
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Its name, as the map writes it, and with the one on the spot where that is in other letters. */
function nameOf(properties: Record<string, unknown>) {
  const read = (key: string) => wordOf(properties[key]);
  const name = read('name:en') || read('name:latin') || read('name2') || read('name');
  const local = read('name:nonlatin') || (read('script') ? read('name') : '');
  return local && local !== name ? `${name} (${local})` : name;
}

function kindOf({ class: coarse, kind, subclass }: Record<string, unknown>): PlaceRef['kind'] {
  const word = wordOf(coarse) || wordOf(kind);
  const known = streetKinds.get(word);
  if (known?.words === 'Airport') return 'airport';
  if (known?.look === 'ride') return 'station';
  if (known?.look === 'sleep') return 'lodging';
  if (known?.look === 'see' || known?.look === 'green') return 'attraction';
  return streetKinds.get(wordOf(subclass))?.look === 'see' ? 'attraction' : 'custom';
}

/** What a thing drawn on the street map is to a traveller; null for one without name or point. */
export function placeOf({ properties, geometry }: Pick<MapGeoJSONFeature, 'properties' | 'geometry'>) {
  const name = nameOf(properties);
  if (name === '' || geometry.type !== 'Point') return null;
  const place: NamedPlace = {
    name,
    words: kindInWords(properties),
    kind: kindOf(properties),
    at: geometry.coordinates.slice(0, 2) as LngLat,
  };
  return place;
}

/** Finds what is named where one clicks. */
export function useStreetPlaces(map: MapLibre | null, onChoose: (place: NamedPlace | null) => void) {
  useEffect(() => {
    if (!map) return;
    const under = ({ point }: MapMouseEvent) => {
      const layers = map.getLayersOrder().filter(isPlaceLayer);
      const [feature] = layers.length > 0 ? map.queryRenderedFeatures(point, { layers }) : [];
      return feature ? placeOf(feature) : null;
    };
    const isOnMap = ({ originalEvent }: MapMouseEvent) => originalEvent.target === map.getCanvas();
    const onClick = (event: MapMouseEvent) => {
      if (isOnMap(event)) onChoose(under(event));
    };
    const onMove = (event: MapMouseEvent) => {
      map.getCanvas().style.cursor = isOnMap(event) && under(event) ? 'pointer' : '';
    };
    map.on('click', onClick);
    map.on('mousemove', onMove);
    return () => {
      map.off('click', onClick);
      map.off('mousemove', onMove);
    };
  }, [map, onChoose]);
}
