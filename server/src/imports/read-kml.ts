import type { FoundFile, FoundPlace } from './found-place.ts';
import { plainText } from './plain-text.ts';
import { dateOf, dayNumberOf, minuteOf, numberWithin } from './read-places.ts';
import { childOf, childText, descendants, type XmlElement } from './read-xml.ts';

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
  childOf(placemark, 'LineString') !== undefined ||
  childOf(placemark, 'Polygon') !== undefined ||
  childOf(placemark, 'Track') !== undefined;

/** KML: folders named after days become days, one named Stops the route, everything else ideas. */
export function readKml(kml: XmlElement): FoundFile {
  const all = [...placemarks(kml, '')];
  const lines = all.filter(([placemark]) => isLine(placemark));
  const foreign = lines.filter(([, folder]) => folder !== 'Stops' && dayNumberOf(folder) === undefined);
  const links = [...descendants(kml, 'NetworkLink')].length;
  const document = childOf(kml, 'Document');
  return {
    format: 'kml',
    tripName: document && childText(document, 'name'),
    places: all.flatMap(([placemark, folder]) =>
      isLine(placemark) ? [] : (readPlacemark(placemark, folder) ?? []),
    ),
    notices: [
      ...foreign.map(
        ([line]) =>
          `The line or area “${childText(line, 'name') || 'without a name'}” is no place and was left out.`,
      ),
      ...(links > 0 ? ['Parts of this file are links to other files. Those are not fetched.'] : []),
    ].slice(0, 20),
  };
}
