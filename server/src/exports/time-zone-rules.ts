const hourMs = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function zoneOffsetMs(timeZone: string, at: number): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** Whether the runtime knows a zone by this name. */
export function isTimeZone(timeZone: string) {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** A moment at which a zone's clocks are put forward or back, by offsets in milliseconds. */
interface ClockChange {
  at: number;
  before: number;
  after: number;
}

function changeBetween(timeZone: string, from: number, to: number): number {
  const before = zoneOffsetMs(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (zoneOffsetMs(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Every change of a zone's clocks between two instants. Looks every ten days; no zone changes twice in fewer. */
function clockChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const step = 240 * hourMs;
  let before = zoneOffsetMs(timeZone, from);
  for (let at = from; at < to; at += step) {
    const after = zoneOffsetMs(timeZone, at + step);
    if (after !== before) changes.push({ at: changeBetween(timeZone, at, at + step), before, after });
    before = after;
  }
  return changes;
}

const two = (value: number) => String(value).padStart(2, '0');

function writeOffset(offset: number) {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

const writeLocal = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function observance(at: number, before: number, after: number, kind: 'STANDARD' | 'DAYLIGHT') {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${writeLocal(at + before)}`,
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(after)}`,
    `END:${kind}`,
  ];
}

/**
 * A zone as RFC 5545 has it, spelled out change by change for the years that are asked for, so that a calendar needs
 * no table of its own.
 */
export function writeTimeZone(timeZone: string, firstYear: number, lastYear: number): string[] {
  const from = Date.UTC(firstYear - 1, 0, 1);
  const start = zoneOffsetMs(timeZone, from);
  const changes = clockChanges(timeZone, from, Date.UTC(lastYear + 1, 0, 1));
  const usual = Math.min(start, ...changes.map(({ after }) => after));
  const kindOf = (offset: number) => (offset > usual ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    // One that began long ago stands for everything before the first change.
    ...observance(Date.UTC(1970, 0, 1) - start, start, start, kindOf(start)),
    ...changes.flatMap(({ at, before, after }) => observance(at, before, after, kindOf(after))),
    'END:VTIMEZONE',
  ];
}
