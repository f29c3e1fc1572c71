import type { Atlas } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { addDays } from '../trips/trip-info.ts';
import { describeThing, modeNames } from './describe-item.ts';
import { writeTimeZone } from './time-zone-rules.ts';
import { type ReadDay, type ReadLeg, timeZoneOf, type TripReading } from './trip-reading.ts';

/** A local date and time where it happens. */
interface LocalMoment {
  on: string;
  minute: number;
  timeZone: string;
}

interface CalendarEvent {
  id: string;
  summary: string;
  description: string;
  place: PlaceRef | null;
  category: string;
  /** Whole days (the end is the day after the last) or moments. */
  time: { from: string; until: string } | { start: LocalMoment; end: LocalMoment };
  /** A stay leaves one free to do other things; a flight does not. */
  busy: boolean;
}

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** No line is longer than 75 bytes, and none is cut within a character. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

const plainDate = (on: string) => on.replaceAll('-', '');
const two = (value: number) => String(value).padStart(2, '0');
const writeMoment = (name: string, { on, minute, timeZone }: LocalMoment) => {
  const date = plainDate(addDays(on, Math.floor(minute / 1440)));
  const time = `${date}T${two(Math.floor((minute % 1440) / 60))}${two(minute % 60)}00`;
  // RFC 5545 wants UTC written so; a place at sea without a zone is told in it.
  return timeZone === 'UTC' ? `${name}:${time}Z` : `${name};TZID=${timeZone}:${time}`;
};

function stayEvents({ stops }: TripReading): CalendarEvent[] {
  return stops.flatMap(({ stop, arriveOn, leaveOn }) => {
    if (!arriveOn || !leaveOn || stop.nights === 0) return [];
    const where = stop.lodging ? `${stop.lodging.name}, ${stop.place.name}` : stop.place.name;
    return [
      {
        id: stop.id,
        summary: `Stay: ${where}`,
        description: describeThing(stop).join('\n'),
        place: stop.lodging ?? stop.place,
        category: 'STAY',
        time: { from: arriveOn, until: leaveOn },
        busy: false,
      },
    ];
  });
}

function legEvents(atlas: Atlas, { legs }: TripReading): CalendarEvent[] {
  return legs.flatMap(({ leg, from, to, departOn, arriveOn }): CalendarEvent[] => {
    if (!departOn || !arriveOn) return [];
    const event = {
      id: leg.id,
      summary: `${modeNames[leg.travel.mode]}: ${from.name} to ${to.name}`,
      description: describeThing({ ...leg, cost: leg.travel.cost }).join('\n'),
      place: from,
      category: leg.travel.mode.toUpperCase(),
      busy: true,
    };
    if (leg.departMinute === undefined || leg.arriveMinute === undefined) {
      return [{ ...event, busy: false, time: { from: departOn, until: addDays(departOn, 1) } }];
    }
    const start = { on: departOn, minute: leg.departMinute, timeZone: timeZoneOf(atlas, from) };
    const end = { on: arriveOn, minute: leg.arriveMinute, timeZone: timeZoneOf(atlas, to) };
    return [{ ...event, time: { start, end } }];
  });
}

/** The plan shows a timed leg as a transfer too; in a calendar it stands once. */
const isTimedLeg = (legs: readonly ReadLeg[], on: string, startMinute: number, endMinute: number) =>
  legs.some(
    ({ leg, departOn, arriveOn }) =>
      (departOn === on && leg.departMinute === startMinute && leg.arriveMinute !== undefined) ||
      (arriveOn === addDays(on, Math.floor(endMinute / 1440)) &&
        leg.departMinute !== undefined &&
        leg.arriveMinute === endMinute % 1440),
  );

function dayEvents(day: ReadDay, legs: readonly ReadLeg[]): CalendarEvent[] {
  const { on } = day;
  if (!on) return [];
  return day.items.flatMap(({ item, timeZone }) => {
    const { id, title, kind, place, startMinute, endMinute } = item;
    if (kind === 'transfer' && isTimedLeg(legs, on, startMinute, endMinute)) return [];
    return [
      {
        id,
        summary: title,
        description: describeThing(item).join('\n'),
        place,
        category: kind.toUpperCase(),
        time: {
          start: { on, minute: startMinute, timeZone },
          end: { on, minute: Math.max(startMinute, endMinute), timeZone },
        },
        busy: kind !== 'free' && kind !== 'note',
      },
    ];
  });
}

function writeEvent(event: CalendarEvent, { stored }: TripReading): string[] {
  const stamp = `${stored.modified.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const { time, place } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${stored._id}-${event.id}@wayfare`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${stored.version}`,
    ...('from' in time
      ? [`DTSTART;VALUE=DATE:${plainDate(time.from)}`, `DTEND;VALUE=DATE:${plainDate(time.until)}`]
      : [writeMoment('DTSTART', time.start), writeMoment('DTEND', time.end)]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place.name)}`, `GEO:${place.latitude};${place.longitude}`] : []),
    `CATEGORIES:${event.category}`,
    `TRANSP:${event.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const zonesOf = (events: readonly CalendarEvent[]) => [
  ...new Set(events.flatMap(({ time }) => ('start' in time ? [time.start.timeZone, time.end.timeZone] : []))),
];

/** A dated trip as an iCalendar file (RFC 5545): stays as whole days, ways and what is planned in the time of the place. */
export function writeIcs(atlas: Atlas, reading: TripReading): string {
  const events = [
    ...stayEvents(reading),
    ...legEvents(atlas, reading),
    ...reading.days.flatMap((day) => dayEvents(day, reading.legs)),
  ];
  const years = events.flatMap(({ time }) =>
    ('from' in time ? [time.from, time.until] : [time.start.on, time.end.on]).map((on) =>
      Number(on.slice(0, 4)),
    ),
  );
  const zones = zonesOf(events).filter((zone) => zone !== 'UTC');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfare//Trip//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(reading.stored.tripName)}`,
    ...zones.flatMap((zone) => writeTimeZone(zone, Math.min(...years), Math.max(...years))),
    ...events.flatMap((event) => writeEvent(event, reading)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
