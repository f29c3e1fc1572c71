const dayMinutes = 1440;
const two = (value: number) => String(value).padStart(2, '0');

/** A minute of a day as a time field holds it. */
export const toClock = (minute: number) =>
  `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`;

/** What a time field holds as a minute of the day, after midnight where `like` is; null while it is not whole. */
export function fromClock(value: string, like = 0): number | null {
  const match = /^(\d{2}):(\d{2})/.exec(value);
  if (!match) return null;
  return Math.floor(like / dayMinutes) * dayMinutes + Number(match[1]) * 60 + Number(match[2]);
}
