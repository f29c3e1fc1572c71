import { zoneChanges } from '@wayfare/almanac/zone-changes';
import { zoneOffsetSeconds } from '@wayfare/almanac/zone-time';

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
  const firstYear = new Date(firstMs).getUTCFullYear() - 1;
  const lastYear = new Date(lastMs).getUTCFullYear() + 1;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const changes = years.flatMap((year) => zoneChanges(timeZone, year));
  const start = changes[0]?.fromSeconds ?? zoneOffsetSeconds(timeZone, firstMs);
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
