import type { ExportFormat } from '@wayfare/contracts/vocabulary';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { World } from '../places/open-world.ts';
import type { WrittenFile } from '../http/file-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { readingOf, type TripReading } from './trip-reading.ts';
import { writeCostsCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geojson.ts';
import { writeGpx } from './write-gpx.ts';
import { writeIcs } from './write-ics.ts';
import { writeTripJson } from './write-json.ts';
import { writeKml } from './write-kml.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Whose site a document comes from. */
export interface SiteMark {
  name: string;
  /** PNG. */
  logo: Uint8Array | null;
}

export interface FileNeeds extends Pick<World, 'atlas' | 'travel'> {
  now: () => number;
  site: SiteMark;
}

const contentTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A trip's name as a file may be called on any system. */
function fileNameOf(tripName: string, format: ExportFormat) {
  const name = tripName
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name.slice(0, 80) || 'Trip'}${format === 'csv' ? ' costs' : ''}.${format}`;
}

function contentOf(needs: FileNeeds, reading: TripReading, format: ExportFormat): string | Promise<Buffer> {
  switch (format) {
    case 'pdf':
      return writePdf(needs, reading);
    case 'ics':
      if (reading.startOn === null) {
        throw new Refusal(
          'bad_input',
          'This trip has no dates yet. Give it a start date to add it to a calendar.',
        );
      }
      return writeIcs(needs.atlas(), reading);
    case 'gpx':
      return writeGpx(reading);
    case 'kml':
      return writeKml(reading);
    case 'geojson':
      return writeGeoJson(reading);
    case 'md':
      return writeMarkdown(reading);
    case 'csv':
      return writeCostsCsv(reading);
    case 'json':
      return writeTripJson(reading.stored);
  }
}

/** Loaded at the first document: its library weighs more than an idle server should. */
async function writePdf(needs: FileNeeds, reading: TripReading) {
  const pdf = await import('./pdf/write-pdf.ts');
  return pdf.writePdf(needs, reading);
}

/** A trip in one of the forms in which it can be taken along. */
export async function writeTripFile(
  needs: FileNeeds,
  stored: StoredTrip,
  format: ExportFormat,
): Promise<WrittenFile> {
  const content = await contentOf(needs, readingOf(needs.atlas(), stored), format);
  return { content, contentType: contentTypes[format], fileName: fileNameOf(stored.tripName, format) };
}
