import type { FoundFile, FoundPlace } from './found-place.ts';
import { plainText } from './plain-text.ts';
import { dateOf, minuteOf, numberWithin, pointInAddress } from './read-places.ts';
import { readAll, refuseFile } from './refuse-file.ts';
import { type FoundTrack, pointOf as pointOnLine } from './track-lines.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined) || undefined;
const numberOf = (value: unknown, bound: number) =>
  typeof value === 'number' && Math.abs(value) <= bound ? value : undefined;
const wholeOf = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : undefined;

/** Takeout writes 0, 0 for a place whose point it does not tell. */
function pointOf(geometry: unknown) {
  if (!isObject(geometry) || geometry['type'] !== 'Point' || !Array.isArray(geometry['coordinates']))
    return {};
  const longitude = numberOf(geometry['coordinates'][0], 180);
  const latitude = numberOf(geometry['coordinates'][1], 90);
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return {};
  return { latitude, longitude };
}

/** The point of a saved place where its shape does not tell one: written beside its address, or in its link. */
function pointBeside(location: Loose, link: string | undefined) {
  const told = isObject(location['Geo Coordinates']) ? location['Geo Coordinates'] : {};
  const latitude = numberWithin(textOf(told['Latitude']), 90);
  const longitude = numberWithin(textOf(told['Longitude']), 180);
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return link === undefined ? {} : (pointInAddress(link) ?? {});
}

/** A saved place of Google Maps, in the form of today or in the older one. */
function readGooglePlace({ geometry, properties }: Loose): FoundPlace | null {
  const told = isObject(properties) ? properties : {};
  const location = [told['location'], told['Location']].find(isObject) ?? {};
  const link = textOf(told['google_maps_url']) ?? textOf(told['Google Maps URL']);
  const address = textOf(location['address']) ?? textOf(location['Address']);
  const name =
    textOf(location['name']) ?? textOf(location['Business Name']) ?? textOf(told['Title']) ?? address ?? link;
  if (name === undefined) return null;
  const comment = textOf(told['Comment']) ?? textOf(told['comment']);
  const point = { ...pointBeside(location, link), ...pointOf(geometry) };
  return { name, ...point, note: [comment, address].filter(Boolean).join('\n'), link };
}

const isGoogle = (feature: Loose) =>
  isObject(feature['properties']) &&
  ('google_maps_url' in feature['properties'] || 'Google Maps URL' in feature['properties']);

function readFeature({ geometry, properties, id }: Loose): FoundPlace | null {
  const told = isObject(properties) ? properties : {};
  const point = pointOf(geometry);
  const name = textOf(told['name']) ?? textOf(told['title']) ?? textOf(told['Name']) ?? textOf(id);
  if (!('latitude' in point)) return null;
  const day = wholeOf(told['day'], 1, 1000);
  return {
    name: name ?? `${point.latitude}, ${point.longitude}`,
    ...point,
    placeId: textOf(told['placeId']),
    note: plainText(textOf(told['note']) ?? textOf(told['description']) ?? ''),
    link: textOf(told['link']) ?? textOf(told['url']),
    kind: textOf(told['kind']),
    day,
    on: dateOf(textOf(told['date'])),
    startMinute: minuteOf(textOf(told['start'])),
    endMinute: minuteOf(textOf(told['end'])),
    nights: told['kind'] === 'stop' ? (wholeOf(told['nights'], 0, 365) ?? 1) : undefined,
  };
}

const lineOf = (points: unknown) =>
  (Array.isArray(points) ? points : []).flatMap((point) =>
    Array.isArray(point) ? pointOnLine(numberOf(point[0], 180), numberOf(point[1], 90)) : [],
  );

/** The lines of a feature; null where it is none. */
function readLines({ geometry, properties }: Loose): FoundTrack | null {
  if (!isObject(geometry)) return null;
  const { type, coordinates } = geometry;
  const lines =
    type === 'LineString'
      ? [coordinates]
      : type === 'MultiLineString' && Array.isArray(coordinates)
        ? coordinates
        : null;
  if (lines === null) return null;
  const told = isObject(properties) ? properties : {};
  return { name: textOf(told['name']) ?? textOf(told['title']) ?? 'Track', lines: lines.map(lineOf) };
}

/** GeoJSON: points are places, lines tracks; their day, date and times are read where they are told. */
export function readGeoJson(json: unknown): FoundFile {
  const list = isObject(json) && Array.isArray(json['features']) ? json['features'] : [json];
  const features = list.filter(isObject).filter(({ type }) => type === 'Feature');
  if (features.length === 0) throw refuseFile('This file contains no places.');
  const google = features.some(isGoogle);
  const places = readAll(features, google ? readGooglePlace : readFeature);
  const isRoute = ({ properties }: Loose) => isObject(properties) && properties['kind'] === 'route';
  const tracks = features.flatMap((feature) => (isRoute(feature) ? [] : (readLines(feature) ?? [])));
  const left = features.filter((feature) => !isRoute(feature)).length - places.length - tracks.length;
  return {
    format: google ? 'google-places' : 'geojson',
    tripName: isObject(json) ? textOf(json['name']) : undefined,
    places,
    tracks,
    notices:
      left > 0 ? [`${left} ${left === 1 ? 'shape that is' : 'shapes that are'} no place were left out.`] : [],
  };
}
