import type { FoundFile, FoundPlace } from './found-place.ts';
import { plainText } from './plain-text.ts';
import { dayNumberOf, numberWithin } from './read-places.ts';
import { childOf, childText, type XmlElement } from './read-xml.ts';
import { type FoundTrack, pointOf } from './track-lines.ts';

function readPoint(point: XmlElement): FoundPlace | null {
  const latitude = numberWithin(point.attributes['lat'], 90);
  const longitude = numberWithin(point.attributes['lon'], 180);
  if (latitude === undefined || longitude === undefined) return null;
  const type = childText(point, 'type');
  return {
    name:
      childText(point, 'name') ||
      childText(point, 'sym') ||
      `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    latitude,
    longitude,
    note: plainText(childText(point, 'desc') || childText(point, 'cmt')),
    link: childOf(point, 'link')?.attributes['href'],
    kind: type,
    ...(type === 'stop' && { nights: 1 }),
  };
}

const keyOf = ({ name, latitude, longitude }: FoundPlace) => `${name} ${latitude} ${longitude}`;

/** A recorded track is no list of places: its segments are lines. */
function readTrack(track: XmlElement): FoundTrack {
  const segments = track.children.filter(({ name }) => name === 'trkseg');
  return {
    name: childText(track, 'name') || 'Track',
    lines: segments.map(({ children }) =>
      children
        .filter(({ name }) => name === 'trkpt')
        .flatMap(({ attributes }) =>
          pointOf(numberWithin(attributes['lon'], 180), numberWithin(attributes['lat'], 90)),
        ),
    ),
  };
}

/** GPX: routes become days, waypoints that are in none of them ideas, tracks lines on the map. */
export function readGpx(gpx: XmlElement): FoundFile {
  const of = (name: string) => gpx.children.filter((child) => child.name === name);
  const waypoints = of('wpt').flatMap((point) => readPoint(point) ?? []);
  const known = new Map(waypoints.map((place) => [keyOf(place), place]));
  const routes = of('rte').filter((route) => childText(route, 'number') !== '0');
  const inDays = routes.flatMap((route, index) => {
    const day = dayNumberOf(childText(route, 'name')) ?? index + 1;
    return route.children
      .filter(({ name }) => name === 'rtept')
      .flatMap((point) => {
        const place = readPoint(point);
        return place ? [{ ...place, ...known.get(keyOf(place)), day, nights: undefined }] : [];
      });
  });
  const scheduled = new Set(inDays.map(keyOf));
  const free = waypoints.filter((place) => place.nights !== undefined || !scheduled.has(keyOf(place)));
  const metadata = childOf(gpx, 'metadata');
  return {
    format: 'gpx',
    tripName: metadata && childText(metadata, 'name'),
    places: [...free, ...inDays],
    tracks: of('trk').map(readTrack),
    notices: [],
  };
}
