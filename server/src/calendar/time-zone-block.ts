const dayMs = 86_400_000;
const sampleMs = 7 * dayMs;

interface Change {
  atMs: number;
  fromSeconds: number;
  toSeconds: number;
}

/** Every change of a zone's clocks between two instants, to the minute. */
function changesBetween(timeZone: string, fromMs: number, untilMs: number): Change[] {
  const changes: Change[] = [];
  let before = zoneOffsetSeconds(timeZone, fromMs);
  for (let at = fromMs; at < untilMs; at += sampleMs) {
    const after = zoneOffsetSeconds(timeZone, at + sampleMs);
    if (after === before) continue;
    let low = at;
    let high = at + sampleMs;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (zoneOffsetSeconds(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ atMs: high, fromSeconds: before, toSeconds: after });
    before = after;
  }
  return changes;
}

const two = (value: number) => String(value).padStart(2, '0');

function offsetText(seconds: number) {
  const size = Math.abs(seconds);
  const rest = size % 60;
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}${two(Math.floor(size / 60) % 60)}${rest ? two(rest) : ''}`;
}

const localText = (epochMs: number, offsetSeconds: number) =>
  new Date(epochMs + offsetSeconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * The VTIMEZONE of a zone with every change of its clocks in the years around two instants, one by one: rules that
 * go on for ever would be guesses, and some zones follow none.
 */
export function timeZoneBlock(timeZone: string, firstMs: number, lastMs: number): string[] {
  const fromMs = Date.UTC(new Date(firstMs).getUTCFullYear() - 1, 0, 1);
  const untilMs = Date.UTC(new Date(lastMs).getUTCFullYear() + 2, 0, 1);
  const changes = changesBetween(timeZone, fromMs, untilMs);
  const start = changes[0]?.fromSeconds ?? zoneOffsetSeconds(timeZone, fromMs);
  const lowest = Math.min(start, ...changes.map(({ toSeconds }) => toSeconds));
  const observance = (startsAt: string, fromSeconds: number, toSeconds: number) => {
    const kind = toSeconds > lowest ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${startsAt}`,
      `TZOFFSETFROM:${offsetText(fromSeconds)}`,
      `TZOFFSETTO:${offsetText(toSeconds)}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('19700101T000000', start, start),
    ...changes.flatMap(({ atMs, fromSeconds, toSeconds }) =>
      observance(localText(atMs, fromSeconds), fromSeconds, toSeconds),
    ),
    'END:VTIMEZONE',
  ];
}
import { zoneOffsetSeconds } from '@wayfare/almanac/zone-time';
