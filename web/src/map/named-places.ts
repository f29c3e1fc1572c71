import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Geometry } from 'geojson';
import type { Map as MapLibre, Point as ScreenPoint } from 'maplibre-gl';
import { lngLatOf, type LngLat, type MapPoint } from './map-contents.ts';
import { streetKind } from './street-kinds.ts';

/** Something that the map names, whoever drew it. */
export interface NamedPlace {
  name: string;
  /** One word for what it is: `museum`, `quarter`, `station`. */
  kind: string;
  at: LngLat;
  /** Its id in the atlas, where it has one. */
  id?: string;
}

/** What a rendered feature is known by; all that is asked of a layer whose names can be chosen. */
export interface RenderedFeature {
  properties: Record<string, unknown>;
  geometry: Geometry;
  sourceLayer?: string | undefined;
}

/** What the places of a layer are that do not say it themselves. */
const kindOfLayer: Record<string, string> = { places: 'city', place: 'city', poi: 'sight', pois: 'sight' };
/** Named, but nothing to go to. */
const tooLarge = new Set(['country', 'state', 'continent', 'ocean', 'sea', 'lake', 'water', 'region']);

/** Where a name in English or in Latin letters stands, the best first. */
const latinNames = ['name:en', 'name:latin', 'name2', 'name'];
/** Where it stands what something is, the finest first. */
const kindKeys = ['kind_detail', 'subclass', 'class', 'kind'];

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a feature of the map names; null for a street, a sea, a country, and for what has no name. */
export function namedPlace({ properties, geometry, sourceLayer = '' }: RenderedFeature): NamedPlace | null {
  const name = latinNames.map((key) => textOf(properties[key])).find((known) => known !== undefined);
  const words = kindKeys.flatMap((key) => textOf(properties[key]) ?? []);
  // Streets say it coarsely and finely; the finest word that means something here is taken.
  const kind = words.find(streetKind) ?? words.at(-1) ?? kindOfLayer[sourceLayer];
  if (!name || !kind || tooLarge.has(kind) || geometry.type !== 'Point') return null;
  const [longitude, latitude] = geometry.coordinates as LngLat;
  const id = textOf(properties['id']);
  return { name, kind, at: [longitude, latitude], ...(id && { id }) };
}

/** The layers of names and of the dots beside them; their features are what one sees of a place. */
const layersOf = (map: MapLibre) =>
  map.getLayersOrder().filter((id) => ['symbol', 'circle'].includes(map.getLayer(id)?.type ?? ''));

/** The places that are named within so many pixels of a spot of the map, the uppermost first. */
export function namedAt(map: MapLibre, { x, y }: ScreenPoint, reach: number): NamedPlace | null {
  const box: [LngLat, LngLat] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  for (const feature of map.queryRenderedFeatures(box, { layers: layersOf(map) })) {
    const place = namedPlace(feature);
    if (place) return place;
  }
  return null;
}

/** What the trip holds in sight, whether or not the map has room for its name. */
const heldInSight = (map: MapLibre, points: readonly MapPoint[]): NamedPlace[] =>
  points.flatMap(({ place, kind }) => {
    const at = lngLatOf(place);
    return kind !== 'stop' && place.placeId !== undefined && map.getBounds().contains(at)
      ? { name: place.name, kind: 'held', at, id: place.placeId }
      : [];
  });

/** Every place that is named in sight, each once, those of the trip and the uppermost first. */
export function namedInSight(map: MapLibre, points: readonly MapPoint[]): NamedPlace[] {
  const labels = layersOf(map).filter((id) => map.getLayer(id)?.type === 'symbol');
  const places = new Map(heldInSight(map, points).map((place) => [place.id ?? place.name, place]));
  for (const feature of map.queryRenderedFeatures({ layers: labels })) {
    const place = namedPlace(feature);
    const key = place && (place.id ?? `${place.name} ${place.kind}`);
    if (place && key && !places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

const inWords: Record<string, string> = {
  city: 'City or town',
  quarter: 'Quarter',
  food: 'Food and drink',
  religious: 'Religious site',
  held: 'In your trip',
};

/** What a place is, as a card says it. */
export function kindInWords(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return inWords[kind] ?? streetKind(kind)?.words ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const placeKindOf = ({ id, kind }: NamedPlace): PlaceRef['kind'] => {
  if (id?.includes('/')) return 'attraction';
  if (id && kind === 'city') return 'city';
  return kind === 'airport' ? kind : (streetKind(kind)?.placeKind ?? 'custom');
};

/** The place as a trip holds it. */
export function toPlaceRef(place: NamedPlace): PlaceRef {
  const { name, at, id } = place;
  const [longitude, latitude] = at;
  const countryCode = id && !id.includes(':') ? id.slice(0, 2) : undefined;
  return {
    ...(id && { placeId: id }),
    name,
    kind: placeKindOf(place),
    latitude,
    longitude,
    ...(countryCode && { countryCode }),
    status: id ? 'atlas' : 'own',
  };
}
