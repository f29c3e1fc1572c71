import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { dayColour } from './day-colours.ts';
import { clock } from '@wayfare/wording/words';
import { describeThing } from './describe-item.ts';
import type { ReadDay, TripReading } from './trip-reading.ts';
import { dayTitle } from './write-gpx.ts';
import { textElement, xmlText } from './write-xml.ts';

/** KML writes colours as alpha, blue, green, red. */
const kmlColour = (hex: string) => `ff${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}`;
const at = ({ latitude, longitude }: PlaceRef) => `${longitude},${latitude},0`;
const eightDays = [1, 2, 3, 4, 5, 6, 7, 8];
const styleOf = (number: number) => `#day-${((number - 1) % 8) + 1}`;

const style = (number: number) =>
  `<Style id="day-${number}"><IconStyle><color>${kmlColour(dayColour(number))}</color></IconStyle>` +
  `<LineStyle><color>${kmlColour(dayColour(number))}</color><width>4</width></LineStyle></Style>`;

const placemark = (name: string, description: string, place: PlaceRef, styleUrl = '') =>
  `<Placemark>${textElement('name', name)}${textElement('description', description)}${textElement('styleUrl', styleUrl)}` +
  `<Point><coordinates>${at(place)}</coordinates></Point></Placemark>`;

const line = (name: string, places: readonly PlaceRef[], styleUrl: string) =>
  places.length < 2
    ? ''
    : `<Placemark>${textElement('name', name)}${textElement('styleUrl', styleUrl)}<LineString><tessellate>1</tessellate>` +
      `<coordinates>${places.map(at).join(' ')}</coordinates></LineString></Placemark>`;

const folder = (name: string, inner: readonly string[]) =>
  inner.some(Boolean)
    ? `<Folder>${textElement('name', name)}${inner.filter(Boolean).join('\n')}</Folder>`
    : '';

function dayFolder(day: ReadDay) {
  const placed = day.items.flatMap(({ item }) => (item.place ? [{ item, place: item.place }] : []));
  return folder(dayTitle(day), [
    ...placed.map(({ item, place }) =>
      placemark(
        item.title,
        [`${clock(item.startMinute)} – ${clock(item.endMinute)}`, ...describeThing(item)].join('\n'),
        place,
        styleOf(day.number),
      ),
    ),
    line(
      `Route of day ${day.number}`,
      placed.map(({ place }) => place),
      styleOf(day.number),
    ),
  ]);
}

/** KML 2.2: a folder for the stops, one for each day in the day's colour, one for the ideas and the tracks. */
export function writeKml({ stored, stops, days }: TripReading): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${xmlText(stored.tripName)}</name><open>1</open>`,
    ...eightDays.map(style),
    folder('Stops', [
      ...stops.map(({ stop }) => placemark(stop.place.name, stop.note ?? '', stop.place)),
      line(
        'Route',
        stops.map(({ stop }) => stop.place),
        styleOf(1),
      ),
    ]),
    ...days.map(dayFolder),
    folder(
      'Ideas',
      stored.trip.ideas.map(({ place, note }) => placemark(place.name, note ?? '', place)),
    ),
    folder(
      'Tracks',
      (stored.trip.tracks ?? []).map(
        ({ name, points }) =>
          `<Placemark>${textElement('name', name)}<LineString><tessellate>1</tessellate>` +
          `<coordinates>${points.map(([lon, lat]) => `${lon},${lat},0`).join(' ')}</coordinates></LineString></Placemark>`,
      ),
    ),
    '</Document>',
    '</kml>',
    '',
  ]
    .filter((part, index, parts) => part !== '' || index === parts.length - 1)
    .join('\n');
}
