import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { dayColour } from './day-colours.ts';
import { clock } from '@wayfare/wording/words';
import type { ReadDay, TripReading } from './trip-reading.ts';

const position = ({ latitude, longitude }: PlaceRef) => [longitude, latitude];

function feature(geometry: object, properties: Record<string, unknown>) {
  const told = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null);
  return { type: 'Feature', geometry, properties: Object.fromEntries(told) };
}
const point = (place: PlaceRef, properties: Record<string, unknown>) =>
  feature({ type: 'Point', coordinates: position(place) }, properties);

/**
 * A way as RFC 7946 wants it: cut in two where it crosses the date line, so that no program draws it around the
 * whole globe the other way.
 */
function way(places: readonly PlaceRef[]) {
  const lines: number[][][] = [[position(places[0]!)]];
  for (const [index, to] of places.slice(1).entries()) {
    const from = places[index]!;
    const step = to.longitude - from.longitude;
    if (Math.abs(step) > 180) {
      const edge = step < 0 ? 180 : -180;
      const span = 360 - Math.abs(step);
      const share = span === 0 ? 0 : Math.abs(edge - from.longitude) / span;
      const latitude = from.latitude + (to.latitude - from.latitude) * share;
      lines.at(-1)!.push([edge, latitude]);
      lines.push([[-edge, latitude]]);
    }
    lines.at(-1)!.push(position(to));
  }
  return lines.length === 1
    ? { type: 'LineString', coordinates: lines[0] }
    : { type: 'MultiLineString', coordinates: lines };
}

function dayFeatures(day: ReadDay) {
  const placed = day.items.flatMap(({ item }) => (item.place ? [{ item, place: item.place }] : []));
  const colour = dayColour(day.number);
  const points = placed.map(({ item, place }) =>
    point(place, {
      name: item.title,
      kind: item.kind,
      day: day.number,
      date: day.on,
      start: clock(item.startMinute),
      end: clock(item.endMinute),
      note: item.note,
      link: item.link,
      placeId: place.placeId,
      'marker-color': colour,
    }),
  );
  if (placed.length < 2) return points;
  const route = feature(way(placed.map(({ place }) => place)), {
    name: `Route of day ${day.number}`,
    kind: 'route',
    day: day.number,
    stroke: colour,
  });
  return [...points, route];
}

/** GeoJSON (RFC 7946): stops, the places and the route of each day, ideas, tracks. */
export function writeGeoJson({ stored, stops, days }: TripReading): string {
  const features = [
    ...stops.map(({ stop, arriveOn, leaveOn }) =>
      point(stop.place, {
        name: stop.place.name,
        kind: 'stop',
        nights: stop.nights,
        arrive: arriveOn,
        leave: leaveOn,
        note: stop.note,
        placeId: stop.place.placeId,
      }),
    ),
    ...days.flatMap(dayFeatures),
    ...stored.trip.ideas.map(({ place, note }) =>
      point(place, { name: place.name, kind: 'idea', note, placeId: place.placeId }),
    ),
    ...(stored.trip.tracks ?? []).map(({ name, points }) =>
      feature({ type: 'LineString', coordinates: points }, { name, kind: 'track' }),
    ),
  ];
  return `${JSON.stringify({ type: 'FeatureCollection', name: stored.tripName, features }, null, 1)}\n`;
}
