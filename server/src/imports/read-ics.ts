import { isTimeZone, zoneOffsetSeconds } from '@wayfare/almanac/zone-time';
import { clock } from '@wayfare/wording/words';
import type { FoundFile, FoundPlace } from './found-place.ts';
import { dateOf, numberWithin } from './read-places.ts';
import { refuseFile } from './refuse-file.ts';

interface Line {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** A moment as a calendar writes it: a day, a local time, or an instant. */
interface Moment {
  on?: string;
  minute?: number;
  at?: number;
  /** The zone that a local time is written in. */
  zone?: string;
}

const dayMs = 86_400_000;
const linePattern = /^([A-Za-z0-9-]+)((?:;[^:";]*(?:"[^"]*"[^:";]*)*)*):(.*)$/s;

function readLine(line: string): Line | null {
  const [, name, parameters = '', value = ''] = linePattern.exec(line) ?? [];
  if (name === undefined) return null;
  const pairs = [...parameters.matchAll(/;([^=;]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key, given]) => [key!.toUpperCase(), given!.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: Object.fromEntries(pairs), value };
}

const unescapeText = (text: string) =>
  text.replace(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped)).trim();

function readMoment(line: Line | undefined, usualZone: string): Moment | null {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(line?.value.trim() ?? '') ?? [];
  const on = dateOf(`${year}-${month}-${day}`);
  if (!line || !on) return null;
  if (hour === undefined) return { on };
  const local = Date.parse(`${on}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(local)) return null;
  if (utc) return { at: local };
  const named = line.parameters['TZID'] ?? usualZone;
  const zone = isTimeZone(named) ? named : 'UTC';
  // A second look, with the offset of about that time: the first may stand on the other side of a clock change.
  const about = local - zoneOffsetSeconds(zone, local) * 1000;
  return {
    on,
    minute: Number(hour) * 60 + Number(minute),
    at: local - zoneOffsetSeconds(zone, about) * 1000,
    zone,
  };
}

function durationMinutes(text: string | undefined): number | undefined {
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(text ?? '') ?? [];
  if (text === undefined || (weeks ?? days ?? hours ?? minutes) === undefined) return undefined;
  return (
    Number(weeks ?? 0) * 10_080 + Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  );
}

/** Splits a calendar into the lines of its events; alarms and time zones inside are passed over. */
function eventsOf(lines: readonly Line[]): Line[][] {
  const events: Line[][] = [];
  const open: string[] = [];
  for (const line of lines) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(component);
      if (component === 'VEVENT') events.push([]);
    } else if (line.name === 'END') open.pop();
    else if (open.at(-1) === 'VEVENT') events.at(-1)!.push(line);
  }
  return events;
}

const noon = 720;
const leastStayHours = 17;
const mostNights = 60;

/**
 * The nights of a stay, as far as its hours tell: from an afternoon until some morning in the same zone, longer than
 * one travels. Undefined for whatever else.
 */
function nightsOf(start: Moment, end: Moment | null): number | undefined {
  if (start.at === undefined || end?.at === undefined || start.zone !== end.zone) return undefined;
  const hours = (end.at - start.at) / 3_600_000;
  const intoLastDay = hours % 24;
  const isStay = (start.minute ?? noon) >= noon && intoLastDay >= leastStayHours && hours < mostNights * 24;
  return isStay ? Math.round(hours / 24) : undefined;
}

/** When one lands, where that is told in another zone than when one leaves. */
const arrivalNote = (start: Moment, end: Moment | null) =>
  end?.zone === undefined || start.zone === undefined || end.zone === start.zone
    ? ''
    : `Arrives at ${clock(end.minute!)} local time (${end.zone})${end.on === start.on ? '' : `, ${end.on}`}`;

function readEvent(event: readonly Line[], usualZone: string): FoundPlace | null {
  const line = (name: string) => event.find((one) => one.name === name);
  const text = (name: string) => unescapeText(line(name)?.value ?? '');
  const start = readMoment(line('DTSTART'), usualZone);
  if (!start || text('STATUS') === 'CANCELLED') return null;
  const end = readMoment(line('DTEND'), usualZone);
  const [lat, lon] = (line('GEO')?.value ?? '').split(';');
  const [latitude, longitude] = [numberWithin(lat, 90), numberWithin(lon, 180)];
  const category = text('CATEGORIES').toLowerCase();
  const summary = text('SUMMARY') || text('LOCATION') || 'Event';
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {};
  const arrival = arrivalNote(start, end);
  const note = [arrival, text('LOCATION') === summary ? '' : text('LOCATION'), text('DESCRIPTION')]
    .filter(Boolean)
    .join('\n');
  const link = line('URL')?.value.trim();
  if (start.on && start.at === undefined) {
    const days = end?.on ? Math.round((Date.parse(end.on) - Date.parse(start.on)) / dayMs) : 1;
    if (category === 'stay' && latitude !== undefined) {
      return {
        name: text('LOCATION') || summary,
        ...point,
        note: text('DESCRIPTION'),
        on: start.on,
        nights: Math.min(365, days),
      };
    }
    // Several whole days at an address are spent there.
    const stayNights = text('LOCATION') && days > 1 && days <= mostNights ? days : undefined;
    const event = { name: summary, ...point, note, link, on: start.on, kind: 'all day' };
    return { ...event, address: text('LOCATION'), stayNights };
  }
  const length =
    end?.at === undefined ? durationMinutes(line('DURATION')?.value) : (end.at - start.at!) / 60_000;
  const minutes = Math.max(0, Math.min(1440, Math.round(length ?? 60)));
  return {
    name: summary,
    ...point,
    note,
    link,
    kind: category,
    address: text('LOCATION'),
    stayNights: nightsOf(start, end),
    ...(start.on
      ? { on: start.on, startMinute: start.minute!, endMinute: start.minute! + minutes }
      : { startsAt: start.at!, endsAt: start.at! + minutes * 60_000 }),
  };
}

/** iCalendar: every event becomes a thing of its day, in the local time that it is written in. */
export function readIcs(content: string): FoundFile {
  const lines = content
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => readLine(line) ?? []);
  const usualZone = lines.find(({ name }) => name === 'X-WR-TIMEZONE')?.value.trim() ?? 'UTC';
  const events = eventsOf(lines);
  const places = events.flatMap((event) => readEvent(event, usualZone) ?? []);
  if (places.length === 0) throw refuseFile('This calendar has no events with a date for a trip.');
  const repeated = events.filter((event) => event.some(({ name }) => name === 'RRULE')).length;
  const calendarName = lines.find(({ name }) => name === 'X-WR-CALNAME')?.value;
  return {
    format: 'ics',
    tripName: calendarName && unescapeText(calendarName),
    places,
    notices:
      repeated > 0
        ? [`${repeated} ${repeated === 1 ? 'event that repeats' : 'events that repeat'} came in once.`]
        : [],
  };
}
