import { localDate } from '@wayfare/contracts/text';

/** A number that stands in a text, if it lies within bounds. */
export function numberWithin(text: string | undefined, bound: number): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return Number.isFinite(value) && Math.abs(value) <= bound ? value : undefined;
}

/** `9:30` or `09:30:00` as minutes after midnight. */
export function minuteOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text?.trim() ?? '') ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** A date that a trip can have, as it stands at the beginning of a text. */
export function dateOf(text: string | undefined): string | undefined {
  const [on] = /^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '') ?? [];
  return localDate.safeParse(on).data;
}

/** The number of a day in a title: `Day 3 · Kyoto`. */
export const dayNumberOf = (title: string) => {
  const [, number] = /^day\s+(\d{1,3})\b/i.exec(title.trim()) ?? [];
  return number === undefined || Number(number) < 1 ? undefined : Number(number);
};

/** A point in an address of Google Maps, where it has one. */
export function pointInAddress(address: string): { latitude: number; longitude: number } | undefined {
  const [, lat, lon] =
    /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(address) ??
    /[/@=](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(address) ??
    [];
  const [latitude, longitude] = [numberWithin(lat, 90), numberWithin(lon, 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
