import { instantOf, zoneOffsetMinutes } from '@wayfare/almanac/zone-time';

/** A zone's distance from UTC at noon of a date: `GMT+5:45`. */
export function offsetName(timeZone: string, on: string): string {
  const minutes = zoneOffsetMinutes(timeZone, instantOf({ on, minute: 720 }, timeZone)) ?? 0;
  if (minutes === 0) return 'GMT';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
