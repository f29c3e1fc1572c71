const half = '(a\\.?m\\.?|p\\.?m\\.?)(?![\\p{L}])';
/** Figures that may be an hour, each with what tells that they are one. */
const clocks: readonly RegExp[] = [
  new RegExp(`(?<![\\d.:/])(\\d{1,2})[:h](\\d{2})(?!\\d)(?: ?${half})?`, 'iu'),
  new RegExp(`(?<![\\d.:/])(\\d{1,2})(?:\\.(\\d{2}))? ?${half}`, 'iu'),
  /\b(?:at|around|about|by|until|from) (\d{1,2})\.(\d{2})(?![\d.])/iu,
  /\b(\d{1,2})() (?:o'clock|uhr)\b/iu,
  /\b(?:at|around|about|by|until) (\d{1,2})()(?![\d:./%-]| ?(?:days?|nights?|weeks?|hours?|people|adults?|km|th|st|nd|rd|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)/iu,
];
const words: readonly (readonly [RegExp, number])[] = [
  [/\b(?:noon|midday|lunch ?time)\b/i, 720],
  [/\bmidnight\b/i, 1439],
];
/** "In the evening" means about this hour, in its early and its late half. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/\bmorning\b/i, 540],
  [/\bafternoon\b/i, 900],
  [/\bevening\b/i, 1140],
  [/\b(?:night|tonight)\b/i, 1320],
];
const LATE_SHIFT = 90;

/** The minute of the day that a text names: by a clock, "noon", or as last resort a part of the day; null for none. */
export function minuteNamed(text: string, { earliestHour = 7 } = {}): number | null {
  for (const [pattern, minute] of words) if (pattern.test(text)) return minute;
  for (const pattern of clocks) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, hours, minutes = '', said = ''] = match;
    const hour = hourMeant(Number(hours), said, text, minutes === '' ? earliestHour : 0);
    const minute = hour * 60 + Number(minutes);
    if (Number(minutes) < 60 && minute < 1440) return minute;
  }
  return null;
}

/** 3 is the afternoon's where nothing says otherwise: nobody plans what happens at three at night. */
function hourMeant(hour: number, said: string, text: string, earliestHour: number): number {
  if (/^p/i.test(said)) return (hour % 12) + 12;
  if (/^a/i.test(said)) return hour % 12;
  if (/\b(?:afternoon|evening|tonight)\b/i.test(text)) return hour < 12 ? hour + 12 : hour;
  if (/\bmorning\b/i.test(text)) return hour;
  return hour > 0 && hour < earliestHour ? hour + 12 : hour;
}

/** The minute that a part of the day stands for: "late in the afternoon"; null where none is named. */
export function partOfDay(text: string): number | null {
  for (const [pattern, minute] of parts) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const ahead = text.slice(0, match.index);
    const shift = /\blate\W+(?:in the |at )?$/i.test(ahead)
      ? LATE_SHIFT
      : /\bearly\W+(?:in the )?$/i.test(ahead)
        ? -LATE_SHIFT
        : 0;
    return Math.min(1439, minute + shift);
  }
  return null;
}
