import { tripDocument } from '@wayfare/contracts/trip-document';
import { tripFileFormat } from '../exports/write-json.ts';
import { withoutFiles } from '../trips/without-files.ts';
import type { FoundFile } from './found-place.ts';
import { readCsv } from './read-csv.ts';
import { readGeoJson } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readIcs } from './read-ics.ts';
import { readKml } from './read-kml.ts';
import { readPasted } from './read-pasted.ts';
import { readXml } from './read-xml.ts';
import { parseJson, refuseFile } from './refuse-file.ts';

/** A trip of ours, whole but for the files of its bookings, which are not in it. What no longer fits our form is told field by field. */
function readOwn(json: object): FoundFile {
  const { format: _format, formatVersion, ...document } = json as Record<string, unknown>;
  if (formatVersion !== 1)
    throw refuseFile('This trip was saved by a newer version of Wayfare than this one.');
  return { format: 'wayfare', places: [], notices: [], document: withoutFiles(tripDocument.parse(document)) };
}

function readJson(content: string): FoundFile {
  const json = parseJson(content);
  const isObject = typeof json === 'object' && json !== null;
  return isObject && 'format' in json && json.format === tripFileFormat ? readOwn(json) : readGeoJson(json);
}

function readMarkup(content: string): FoundFile {
  const root = readXml(content);
  if (root.name === 'gpx') return readGpx(root);
  if (root.name === 'kml') return readKml(root);
  throw refuseFile(`This is XML, but neither GPX nor KML: it begins with <${root.name.slice(0, 40)}>.`);
}

/** Reads a file by what is in it, whatever it is called. */
export function readFile(given: string): FoundFile {
  const content = given.replace(/^\ufeff/, '');
  const begin = content.trimStart();
  if (begin.startsWith('<')) return readMarkup(begin);
  if (begin.startsWith('{') || begin.startsWith('[')) return readJson(content);
  if (/^BEGIN:VCALENDAR/i.test(begin)) return readIcs(begin);
  return readCsv(content) ?? readPasted(content);
}
