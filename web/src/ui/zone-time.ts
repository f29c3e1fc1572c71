import { addDays, daysBetween } from './format-date.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The clock of a zone; null where the browser does not know the zone. Making a formatter is dear, so it is kept. */
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
      });
    } catch {
      format = null;
    }
    formats.set(timeZone, format);
  }
  return format;
}

/** A local date with the minutes since its midnight. */
export interface LocalMoment {
  on: string;
  minute: number;
}

/** What the clocks of a zone show at an instant; the reader's own clock where the zone is not known. */
export function localMoment(timeZone: string | null | undefined, at: number): LocalMoment {
  const format = timeZone ? clockOf(timeZone) : null;
  if (!format) {
    const here = at - new Date(at).getTimezoneOffset() * 60_000;
    return { on: new Date(here).toISOString().slice(0, 10), minute: Math.floor(here / 60_000) % 1440 };
  }
  const parts = format.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    on: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Minutes that the clocks of a zone are ahead of UTC at an instant; null where the zone is not known. */
export function zoneOffsetMinutes(timeZone: string | null | undefined, at: number): number | null {
  if (!timeZone || !clockOf(timeZone)) return null;
  const { on, minute } = localMoment(timeZone, at);
  return Math.round(
    (Date.parse(`${on}T00:00:00Z`) + minute * 60_000 - Math.floor(at / 60_000) * 60_000) / 60_000,
  );
}

/** The instant of a local date and minute in a zone; minutes may run past the day. */
export function instantOf({ on, minute }: LocalMoment, timeZone: string | null | undefined): number {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minute * 60_000;
  const offsetAt = (at: number) => zoneOffsetMinutes(timeZone, at) ?? -new Date(at).getTimezoneOffset();
  const guess = asUtc - offsetAt(asUtc) * 60_000;
  return asUtc - offsetAt(guess) * 60_000;
}

/** A zone's distance from UTC at noon of a date: `GMT+5:45`. */
export function offsetName(timeZone: string, on: string): string {
  const minutes = zoneOffsetMinutes(timeZone, instantOf({ on, minute: 720 }, timeZone)) ?? 0;
  if (minutes === 0) return 'GMT';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
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
