import { isTimeZone, zoneOffsetSeconds } from '@wayfare/almanac/zone-time';
import { clock } from '@wayfare/wording/words';
import type { FoundFile, FoundPlace } from './found-place.ts';
import { dateOf, numberWithin } from './read-places.ts';
import { readAll, refuseFile, tooManyPlaces } from './refuse-file.ts';

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

/** The lines of a calendar as they are written, those that go on in the next put together. */
function* linesOf(content: string): Generator<string> {
  let line: string | null = null;
  for (let at = 0; at <= content.length;) {
    const found = content.indexOf('\n', at);
    const end = found < 0 ? content.length : found;
    const part = content.slice(at, content[end - 1] === '\r' && end > at ? end - 1 : end);
    at = end + 1;
    if (line !== null && (part.startsWith(' ') || part.startsWith('\t'))) {
      line += part.slice(1);
      continue;
    }
    if (line !== null) yield line;
    line = part;
  }
  if (line !== null) yield line;
}

const deepest = 10;
const mostEvents = 10_000;

/** The lines of each event, as soon as it ends; alarms and time zones inside are passed over. */
function* eventsOf(content: string): Generator<Line[]> {
  const open: string[] = [];
  let event: Line[] = [];
  let count = 0;
  for (const written of linesOf(content)) {
    const line = readLine(written);
    const component = line?.value.trim().toUpperCase() ?? '';
    if (line?.name === 'BEGIN') {
      if (open.push(component) > deepest) throw refuseFile('This calendar is nested too deeply to be read.');
      if (component === 'VEVENT') event = [];
    } else if (line?.name === 'END') {
      if (open.pop() !== 'VEVENT') continue;
      if (++count > mostEvents) throw tooManyPlaces();
      yield event;
    } else if (line && open.at(-1) === 'VEVENT') event.push(line);
  }
  if (open.at(-1) === 'VEVENT') yield event;
}

/** What a calendar says of itself in one line. */
const told = (content: string, name: string) =>
  new RegExp(`^${name}(?:;[^:\\r\\n]*)?:(.*(?:\\r?\\n[ \\t].*)*)`, 'mi')
    .exec(content)?.[1]!
    .replace(/\r?\n[ \t]/g, '')
    .trim();

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
  const usualZone = told(content, 'X-WR-TIMEZONE') ?? 'UTC';
  let repeated = 0;
  const places = readAll(eventsOf(content), (event) => {
    if (event.some(({ name }) => name === 'RRULE')) repeated += 1;
    return readEvent(event, usualZone);
  });
  if (places.length === 0) throw refuseFile('This calendar has no events with a date for a trip.');
  const calendarName = told(content, 'X-WR-CALNAME');
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
