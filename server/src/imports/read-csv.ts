import { limits } from '@wayfare/contracts/limits';
import type { FoundFile, FoundPlace } from './found-place.ts';
import { dateOf, minuteOf, numberWithin, pointInAddress } from './read-places.ts';
import { readAll, refuseFile } from './refuse-file.ts';

/** Rows before the head, and those behind it that can come in, and one more. */
const mostBefore = 10;
const mostRows = mostBefore + 1 + limits.importPlaces + 1;
const mostCells = 500;
const longestCell = 50_000;

/**
 * The first rows of cells (RFC 4180), as many as can come in; cells may hold line breaks, and quotes that are doubled.
 * Reading ends at what no table has, such as a quote that never closes.
 */
function csvRows(text: string, separator: string): { rows: string[][]; isCut: boolean } {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (cell.length > longestCell || row.length > mostCells) return { rows, isCut: true };
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') cell += text[++i]!;
      else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[i + 1] === '\n') i++;
      endRow();
      if (rows.length >= mostRows) return { rows, isCut: false };
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return { rows, isCut: false };
}

const columns = {
  name: ['name', 'title', 'place', 'what'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  note: ['note', 'notes', 'description', 'comment'],
  comment: ['comment'],
  link: ['url', 'link', 'website'],
  on: ['date', 'on'],
  day: ['day'],
  start: ['start', 'time', 'start time'],
  end: ['end', 'end time'],
} as const;
type Column = keyof typeof columns;

/** An apostrophe that only kept a spreadsheet from calculating is no part of the text. */
const bare = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

function readRow(cells: readonly string[], at: (column: Column) => number): FoundPlace | null {
  const cell = (column: Column) => bare(cells[at(column)] ?? '');
  const link = cell('link');
  const name = cell('name') || link;
  if (!name) return null;
  const latitude = numberWithin(cell('latitude'), 90);
  const longitude = numberWithin(cell('longitude'), 180);
  const point =
    latitude === undefined || longitude === undefined ? pointInAddress(link) : { latitude, longitude };
  const notes = [cell('note'), at('comment') === at('note') ? '' : cell('comment')];
  const day = numberWithin(cell('day'), 1000);
  return {
    name,
    ...point,
    note: notes.filter(Boolean).join('\n'),
    link: link || undefined,
    on: dateOf(cell('on')),
    day: day !== undefined && Number.isInteger(day) && day >= 1 ? day : undefined,
    startMinute: minuteOf(cell('start')),
    endMinute: minuteOf(cell('end')),
  };
}

/** Rows of as many cells as each other, and more than one, are a table even where nothing names its columns. */
const isTable = ([first, ...others]: readonly string[][]) =>
  first !== undefined && first.length > 1 && others.every((cells) => cells.length === first.length);

/** CSV with a head line: a table of places, or a saved list of Google Maps; null for a text that is no table. */
export function readCsv(content: string): FoundFile | null {
  const text = content.replace(/^\ufeff/, '');
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const separator = [',', ';', '\t'].reduce((best, one) =>
    firstLine.split(one).length > firstLine.split(best).length ? one : best,
  );
  const { rows, isCut } = csvRows(text, separator);
  // A list of Takeout may open with its own title and description.
  const headAt = rows
    .slice(0, mostBefore)
    .findIndex((cells) =>
      cells.some((cell) => (columns.name as readonly string[]).includes(cell.trim().toLowerCase())),
    );
  const head = rows[headAt]?.map((cell) => cell.trim().toLowerCase());
  if (!head && !isTable(rows)) return null;
  if (!head)
    throw refuseFile(
      'The first line of this table must name its columns, and one of them must be “name” or “title”.',
    );
  if (isCut)
    throw refuseFile(
      `Line ${rows.length + 1} of this table has more than ${mostCells} cells, or one that does not end. Perhaps a quotation mark is not closed.`,
    );
  const at = (column: Column) =>
    head.findIndex((cell) => (columns[column] as readonly string[]).includes(cell));
  const google = head.includes('title') && head.includes('url');
  const places = readAll(rows.slice(headAt + 1), (cells) => readRow(cells, at));
  if (places.length === 0) throw refuseFile('This table contains no places.');
  return { format: google ? 'google-list' : 'csv', places, notices: [] };
}
