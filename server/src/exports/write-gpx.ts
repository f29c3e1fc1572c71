import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Track } from '@wayfare/contracts/trip';
import { dateInWords, describeThing } from './describe-item.ts';
import type { ReadDay, TripReading } from './trip-reading.ts';
import { textElement, xmlText } from './write-xml.ts';

const point = (tag: string, { latitude, longitude }: PlaceRef, inner: string) =>
  `<${tag} lat="${latitude}" lon="${longitude}">${inner}</${tag}>`;

/** Title of a day in files: `Day 2 · Kyoto · Sun 4 Oct 2026`. */
export const dayTitle = ({ number, city, on }: ReadDay) =>
  [`Day ${number}`, city, on && dateInWords(on)].filter(Boolean).join(' · ');

function waypoints({ stored, stops, days }: TripReading) {
  const wpt = (place: PlaceRef, name: string, description: string, type: string) =>
    point(
      'wpt',
      place,
      textElement('name', name) + textElement('desc', description) + textElement('type', type),
    );
  return [
    ...stops.map(({ stop }) => wpt(stop.place, stop.place.name, stop.note ?? '', 'stop')),
    ...days.flatMap((day) =>
      day.items.flatMap(({ item }) =>
        item.place
          ? [wpt(item.place, item.title, [dayTitle(day), ...describeThing(item)].join('\n'), item.kind)]
          : [],
      ),
    ),
    ...stored.trip.ideas.map(({ place, note }) => wpt(place, place.name, note ?? '', 'idea')),
  ];
}

function dayRoute(day: ReadDay) {
  const stations = day.items.flatMap(({ item }) =>
    item.place ? [point('rtept', item.place, textElement('name', item.title))] : [],
  );
  if (stations.length === 0) return '';
  return `<rte>${textElement('name', dayTitle(day))}<number>${day.number}</number>${stations.join('')}</rte>`;
}

function stopRoute({ stops }: TripReading) {
  if (stops.length < 2) return '';
  const stations = stops.map(({ stop }) => point('rtept', stop.place, textElement('name', stop.place.name)));
  return `<rte><name>Stops</name><number>0</number>${stations.join('')}</rte>`;
}

const track = ({ name, points }: Track) =>
  `<trk>${textElement('name', name)}<trkseg>` +
  `${points.map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('')}</trkseg></trk>`;

/** GPX 1.1: every place as a waypoint, the stops and each day as a route, tracks as they are. */
export function writeGpx(reading: TripReading): string {
  const { tripName, modified } = reading.stored;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Wayfare" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    `<metadata><name>${xmlText(tripName)}</name><time>${modified}</time></metadata>`,
    ...waypoints(reading),
    stopRoute(reading),
    ...reading.days.map(dayRoute),
    ...(reading.stored.trip.tracks ?? []).map(track),
    '</gpx>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}
