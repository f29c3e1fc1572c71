import type { FoundFile, FoundPlace } from './found-place.ts';
import { plainText } from './plain-text.ts';
import { dateOf, dayNumberOf, minuteOf, numberWithin } from './read-places.ts';
import { childOf, childText, descendants, type XmlElement } from './read-xml.ts';
import { type FoundTrack, pointOf } from './track-lines.ts';

const times = /^(\d{1,2}:\d{2}) – (\d{1,2}:\d{2})(?:\n|$)/;

function readPlacemark(placemark: XmlElement, folder: string): FoundPlace | null {
  const point = childOf(placemark, 'Point') ?? [...descendants(placemark, 'Point')][0];
  const [lon, lat] = point ? childText(point, 'coordinates').split(',') : [];
  const [latitude, longitude] = [numberWithin(lat, 90), numberWithin(lon, 180)];
  const address = childText(placemark, 'address');
  const name = childText(placemark, 'name') || address;
  if (latitude === undefined && name === '') return null;
  const text = plainText(childText(placemark, 'description'));
  const [line = '', start, end] = times.exec(text) ?? [];
  const stamp = childOf(placemark, 'TimeStamp') ?? childOf(placemark, 'TimeSpan');
  const day = dayNumberOf(folder);
  return {
    name: name || `${latitude}, ${longitude}`,
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    note: text.slice(line.length).trim(),
    startMinute: minuteOf(start),
    endMinute: minuteOf(end),
    day,
    on:
      day === undefined && stamp ? dateOf(childText(stamp, 'when') || childText(stamp, 'begin')) : undefined,
    ...(folder === 'Stops' && { nights: 1 }),
  };
}

function* placemarks(element: XmlElement, folder: string): Generator<readonly [XmlElement, string]> {
  for (const child of element.children) {
    if (child.name === 'Placemark') yield [child, folder];
    else if (child.name === 'Folder') yield* placemarks(child, childText(child, 'name') || folder);
    else if (child.name === 'Document') yield* placemarks(child, folder);
  }
}

const isLine = (placemark: XmlElement) =>
  ['LineString', 'Polygon', 'Track'].some((shape) => !descendants(placemark, shape).next().done) &&
  descendants(placemark, 'Point').next().done === true;

const pointIn = (text: string, separator: string | RegExp) => {
  const [longitude, latitude] = text.trim().split(separator);
  return pointOf(numberWithin(longitude, 180), numberWithin(latitude, 90));
};

/** The lines of a placemark: drawn ones, and recorded ones with a point for each moment. */
function readLines(placemark: XmlElement): FoundTrack {
  const drawn = [...descendants(placemark, 'LineString')].map((line) =>
    childText(line, 'coordinates')
      .split(/\s+/)
      .flatMap((point) => pointIn(point, ',')),
  );
  const recorded = [...descendants(placemark, 'Track')].map(({ children }) =>
    children.flatMap(({ name, text }) => (name === 'coord' ? pointIn(text, /\s+/) : [])),
  );
  return { name: childText(placemark, 'name') || 'Track', lines: [...drawn, ...recorded] };
}

/** KML: folders named after days become days, one named Stops the route, lines tracks, everything else ideas. */
export function readKml(kml: XmlElement): FoundFile {
  const all = [...placemarks(kml, '')];
  const lines = all.filter(([placemark]) => isLine(placemark));
  const foreign = lines.filter(([, folder]) => folder !== 'Stops' && dayNumberOf(folder) === undefined);
  const tracks = foreign.map(([placemark]) => readLines(placemark));
  const areas = foreign.filter((_, index) => tracks[index]!.lines.length === 0);
  const links = [...descendants(kml, 'NetworkLink')].length;
  const document = childOf(kml, 'Document');
  return {
    format: 'kml',
    tripName: document && childText(document, 'name'),
    places: all.flatMap(([placemark, folder]) =>
      isLine(placemark) ? [] : (readPlacemark(placemark, folder) ?? []),
    ),
    tracks,
    notices: [
      ...areas.map(
        ([line]) => `The area “${childText(line, 'name') || 'without a name'}” is no place and was left out.`,
      ),
      ...(links > 0 ? ['Parts of this file are links to other files. Those are not fetched.'] : []),
    ].slice(0, 20),
  };
}
