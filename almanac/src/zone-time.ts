import { addDays, daysBetween } from './local-date.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The clock of a zone; null where the zone is not known. Making a formatter costs far more than using it. */
function clockOf(timeZone: string) {
  let format = formats.get(timeZone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
    } catch {
      format = null;
    }
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether a text names a time zone of the IANA database. */
export const isTimeZone = (name: string | null | undefined): name is string =>
  !!name && clockOf(name) !== null;

/** Seconds that the clocks of a zone are ahead of UTC at an instant. Refuses a zone that is not known. */
export function zoneOffsetSeconds(timeZone: string, epochMs: number): number {
  const format = clockOf(timeZone);
  if (!format) throw new RangeError(`"${timeZone}" is no time zone`);
  const parts = format.formatToParts(epochMs);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((clock - Math.floor(epochMs / 1000) * 1000) / 1000);
}

/** Minutes that the clocks of a zone are ahead of UTC at an instant; null where the zone is not known. */
export const zoneOffsetMinutes = (timeZone: string | null | undefined, epochMs: number): number | null =>
  isTimeZone(timeZone) ? Math.round(zoneOffsetSeconds(timeZone, epochMs) / 60) : null;

/** Minutes that the clocks of a zone are ahead of UTC at noon of a date; null where the zone is not known. */
export const noonOffsetMinutes = (timeZone: string | null | undefined, on: string): number | null =>
  zoneOffsetMinutes(timeZone, Date.parse(`${on}T12:00:00Z`));

/** A local date with the minutes since its midnight. */
export interface LocalMoment {
  on: string;
  minute: number;
}

/** The runtime's own clock stands in for a zone that is not known. */
const offsetOrHere = (timeZone: string | null | undefined, epochMs: number) =>
  zoneOffsetMinutes(timeZone, epochMs) ?? -new Date(epochMs).getTimezoneOffset();

/** What the clocks of a zone show at an instant. */
export function localMoment(timeZone: string | null | undefined, epochMs: number): LocalMoment {
  const shown = Math.floor(epochMs / 60_000) + offsetOrHere(timeZone, epochMs);
  return {
    on: new Date(shown * 60_000).toISOString().slice(0, 10),
    minute: ((shown % 1440) + 1440) % 1440,
  };
}

/** The instant of a local date and minute in a zone; minutes may run past the day. */
export function instantOf({ on, minute }: LocalMoment, timeZone: string | null | undefined): number {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minute * 60_000;
  const guess = asUtc - offsetOrHere(timeZone, asUtc) * 60_000;
  return asUtc - offsetOrHere(timeZone, guess) * 60_000;
}

/** How far the clocks of a zone are put on (or back, below zero) in the course of a date. */
export function clockChangeMinutes(timeZone: string | null, on: string): number {
  if (!timeZone) return 0;
  const from = instantOf({ on, minute: 0 }, timeZone);
  const until = instantOf({ on: addDays(on, 1), minute: 0 }, timeZone);
  return 1440 - Math.round((until - from) / 60_000);
}

/** Minutes from one local moment to another, as the clocks on the wall count them. */
export const wallMinutesBetween = (from: LocalMoment, to: LocalMoment) =>
  daysBetween(from.on, to.on) * 1440 + to.minute - from.minute;
