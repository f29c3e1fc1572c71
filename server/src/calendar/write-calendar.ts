import { addDays } from '@wayfare/almanac/local-date';
import { timeZoneBlock } from './time-zone-block.ts';

/**
 * A moment as a traveller's watch shows it: a local date, minutes after its midnight (past 1439 the next day), and the
 * zone of the place. Without minutes it is the whole day; without a zone it is that time wherever one is.
 */
export interface CalendarMoment {
  on: string;
  minute?: number | undefined;
  timeZone?: string | undefined;
}

/** One event of a calendar. `uid` stays the same for the same thing whatever becomes of it. */
export interface CalendarEvent {
  uid: string;
  summary: string;
  start: CalendarMoment;
  /** A whole day here is the first day after the event. */
  end: CalendarMoment;
  location?: string | undefined;
  /** What kind of thing it is, in capitals. */
  category?: string | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  description?: string | undefined;
  url?: string | undefined;
  /** True where the event leaves the time free: a stay does not keep one from doing things. */
  free?: boolean;
  changedMs: number;
  /** Grows with every change. */
  revision: number;
}

const dayMs = 86_400_000;
const dayMinutes = 1440;
const maxOctets = 75;
/** No character of a string takes more octets. */
const mostOctetsEach = 3;

/** Cuts a content line into pieces of at most 75 octets, never inside a character. */
function fold(line: string): string {
  if (line.length * mostOctetsEach <= maxOctets || Buffer.byteLength(line) <= maxOctets) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

// oxlint-disable-next-line no-control-regex
const needsEscape = /[\\;,\u0000-\u001f\u007f]/;

/** A TEXT value of RFC 5545. Control characters have no place in one. */
const escapeText = (text: string) =>
  !needsEscape.test(text)
    ? text
    : text
        .replaceAll(/\r\n?/g, '\n')
        // oxlint-disable-next-line no-control-regex
        .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
        .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
        .replaceAll('\n', '\\n');

const roughMs = ({ on, minute = 0 }: CalendarMoment) => Date.parse(`${on}T00:00:00Z`) + minute * 60_000;

const stampText = (epochMs: number) =>
  `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const two = (value: number) => String(value).padStart(2, '0');
const plainDay = (on: string) => on.replaceAll('-', '');

function momentLine(name: string, { on, minute, timeZone }: CalendarMoment) {
  if (minute === undefined) return `${name};VALUE=DATE:${plainDay(on)}`;
  const later = Math.floor(minute / dayMinutes);
  const ofDay = minute - later * dayMinutes;
  const day = plainDay(later === 0 ? on : addDays(on, later));
  const digits = `${day}T${two(Math.floor(ofDay / 60))}${two(ofDay % 60)}00`;
  // UTC has a form of its own; a place at sea without a zone is told in it.
  if (timeZone === 'UTC') return `${name}:${digits}Z`;
  return timeZone ? `${name};TZID=${timeZone}:${digits}` : `${name}:${digits}`;
}

function eventLines(event: CalendarEvent): string[] {
  const { start, end, position } = event;
  const stamp = stampText(event.changedMs);
  // An end must lie after its start; with different zones only the reader's library can tell, so both are written.
  const ends = start.timeZone !== end.timeZone || roughMs(end) > roughMs(start);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${event.revision}`,
    momentLine('DTSTART', start),
    ...(ends ? [momentLine('DTEND', end)] : []),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(position ? [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.category ? [`CATEGORIES:${event.category}`] : []),
    `TRANSP:${event.free ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function zoneBlocks(events: readonly CalendarEvent[]): string[] {
  const spans = new Map<string, { first: number; last: number }>();
  for (const moment of events.flatMap(({ start, end }) => [start, end])) {
    if (!moment.timeZone || moment.timeZone === 'UTC' || moment.minute === undefined) continue;
    const at = roughMs(moment);
    const span = spans.get(moment.timeZone) ?? { first: at, last: at };
    spans.set(moment.timeZone, { first: Math.min(span.first, at), last: Math.max(span.last, at) });
  }
  return [...spans]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([timeZone, { first, last }]) => timeZoneBlock(timeZone, first - dayMs, last + dayMs));
}

/** How often a subscribed calendar is worth being read again. */
const hourly = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];

/**
 * An iCalendar file of RFC 5545: the zones it speaks of, then the events. The same events give the same text. One that
 * is `followed` says how often to look for changes; one that is taken along does not change.
 */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  { followed = false } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfare//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(followed ? hourly : []),
    ...zoneBlocks(events),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
