import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';
import type { StreetTiles } from '@wayfare/contracts/place-endpoints';

type Schema = StreetTiles['schema'];
/** A kind of area, by its use; each has a colour. */
export type AreaUse = 'green' | 'wood' | 'sand' | 'built' | 'civic' | 'plaza';

/** Where in its tiles a schema has what the map draws, all in the same words. */
export interface StreetForm {
  roads: string;
  /** motorway, trunk, primary, secondary, tertiary, minor, service, path, walk, rail or ferry. */
  roadClass: ExpressionSpecification;
  isTunnel: ExpressionSpecification;
  isBridge: ExpressionSpecification;
  roadNames: string;
  areas: readonly { layer: string; use: AreaUse; filter: FilterSpecification }[];
  buildings: string;
  /** Rivers as lines. */
  streams: string;
  borders: { layer: string; filter: FilterSpecification };
  waterNames: readonly string[];
  /** Points of interest, with the property that says of which kind; the airports where they stand apart. */
  pois: string;
  poiKind: ExpressionSpecification;
  /** Smaller is drawn first. */
  poiRank: ExpressionSpecification;
  airports: string | null;
  places: string;
  placeKind: ExpressionSpecification;
  houseNumbers: { layer: string; number: string };
}

const get = (name: string): ExpressionSpecification => ['get', name];
const text = (name: string): ExpressionSpecification => ['coalesce', get(name), ''];
const oneOf = (name: string, ...values: string[]): FilterSpecification =>
  ['match', text(name), values, true, false] as unknown as FilterSpecification;
const matched = (input: ExpressionSpecification, rows: [string[], string][], other: unknown) =>
  ['match', input, ...rows.flat(), other] as unknown as ExpressionSpecification;

const civic = ['school', 'university', 'college', 'kindergarten', 'hospital', 'stadium', 'library'];
const built = ['residential', 'suburb', 'neighbourhood', 'quarter', 'commercial', 'industrial', 'retail'];
const grass = ['park', 'garden', 'cemetery', 'pitch', 'playground', 'zoo', 'theme_park', 'golf_course'];

const openMapTiles: StreetForm = {
  roads: 'transportation',
  roadClass: matched(
    text('class'),
    [
      [['track', 'bridleway'], 'path'],
      [['transit'], 'rail'],
      [['busway', 'bus_guideway', 'raceway'], 'service'],
    ],
    ['case', ['==', text('subclass'), 'pedestrian'], 'walk', text('class')],
  ),
  isTunnel: ['==', text('brunnel'), 'tunnel'],
  isBridge: ['==', text('brunnel'), 'bridge'],
  roadNames: 'transportation_name',
  areas: [
    { layer: 'landuse', use: 'built', filter: oneOf('class', ...built) },
    { layer: 'landuse', use: 'civic', filter: oneOf('class', ...civic) },
    { layer: 'landcover', use: 'wood', filter: oneOf('class', 'wood') },
    { layer: 'landcover', use: 'green', filter: oneOf('class', 'grass', 'wetland') },
    { layer: 'landcover', use: 'sand', filter: oneOf('class', 'sand') },
    { layer: 'park', use: 'green', filter: ['==', ['geometry-type'], 'Polygon'] },
    { layer: 'landuse', use: 'green', filter: oneOf('class', ...grass) },
    { layer: 'transportation', use: 'plaza', filter: ['==', ['geometry-type'], 'Polygon'] },
  ],
  buildings: 'building',
  streams: 'waterway',
  borders: {
    layer: 'boundary',
    filter: ['all', ['==', get('admin_level'), 2], ['!=', get('maritime'), 1]],
  },
  waterNames: ['water_name', 'waterway'],
  pois: 'poi',
  poiKind: ['case', ['==', text('class'), 'information'], text('subclass'), text('class')],
  poiRank: ['coalesce', get('rank'), 30],
  airports: 'aerodrome_label',
  places: 'place',
  placeKind: text('class'),
  houseNumbers: { layer: 'housenumber', number: 'housenumber' },
};

const roadsOfProtomaps: [string[], string][] = [
  [['motorway', 'motorway_link'], 'motorway'],
  [['trunk', 'trunk_link'], 'trunk'],
  [['primary', 'primary_link'], 'primary'],
  [['secondary', 'secondary_link'], 'secondary'],
  [['tertiary', 'tertiary_link'], 'tertiary'],
  [['residential', 'unclassified', 'road', 'living_street'], 'minor'],
  [['service', 'driveway', 'alley', 'parking_aisle'], 'service'],
  [['pedestrian'], 'walk'],
];
const kindsOfProtomaps: [string[], string][] = [
  [['highway'], 'motorway'],
  [['major_road'], 'secondary'],
  [['minor_road'], 'minor'],
];

const protomaps: StreetForm = {
  roads: 'roads',
  roadClass: matched(
    text('kind_detail'),
    roadsOfProtomaps,
    matched(text('kind'), kindsOfProtomaps, text('kind')),
  ),
  isTunnel: ['==', get('is_tunnel'), true],
  isBridge: ['==', get('is_bridge'), true],
  roadNames: 'roads',
  areas: [
    { layer: 'landuse', use: 'built', filter: oneOf('kind', ...built) },
    { layer: 'landuse', use: 'civic', filter: oneOf('kind', ...civic) },
    { layer: 'landuse', use: 'wood', filter: oneOf('kind', 'wood', 'forest', 'scrub') },
    { layer: 'landuse', use: 'sand', filter: oneOf('kind', 'sand', 'beach') },
    {
      layer: 'landuse',
      use: 'green',
      filter: oneOf('kind', ...grass, 'grass', 'meadow', 'recreation_ground', 'dog_park', 'wetland'),
    },
    { layer: 'landuse', use: 'plaza', filter: oneOf('kind', 'pedestrian', 'footway') },
  ],
  buildings: 'buildings',
  streams: 'water',
  borders: { layer: 'boundaries', filter: oneOf('kind', 'country') },
  waterNames: ['water'],
  pois: 'pois',
  poiKind: text('kind'),
  poiRank: ['*', 7, ['-', ['coalesce', get('min_zoom'), 17], 13]],
  airports: null,
  places: 'places',
  placeKind: ['coalesce', get('kind_detail'), get('kind'), ''],
  houseNumbers: { layer: 'buildings', number: 'addr_housenumber' },
};

export const streetForms: Record<Schema, StreetForm> = { openmaptiles: openMapTiles, protomaps };
