import { weekdayNames } from '../../calendar/day-word.ts';
import type { MinuteWindow } from '../parse-hours.ts';
import type { Layer } from './layers.ts';
import { lengthOf, monthDayOf, roundedDays, wholeYear } from './year-days.ts';

const SHORT_RANGE = 3;
/** So many days at most are named one by one; more are a season. */
const MOST_NAMED = 7;

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function writeWindows(windows: readonly MinuteWindow[]): string {
  const texts = windows.map(({ startMinute, endMinute, lastEntryMinute }) => {
    const window = `${clock(startMinute)}-${clock(endMinute)}`;
    return lastEntryMinute === undefined ? window : `${window}/${clock(lastEntryMinute)}`;
  });
  return texts.length === 0 ? 'closed' : texts.join(',');
}

function weekdayRuns(days: readonly boolean[]): string[] {
  if (days.every(Boolean)) return ['Mo-Su'];
  const count = days.length;
  const starts = days.flatMap((open, day) => (open && days[(day + count - 1) % count] !== true ? [day] : []));
  return starts.flatMap((start) => {
    let length = 1;
    while (days[(start + length) % count] === true) length += 1;
    const names = Array.from({ length }, (_, index) => weekdayNames[(start + index) % count]!);
    return length >= SHORT_RANGE ? [`${names[0]}-${names.at(-1)}`] : names;
  });
}

function writeDays({ days, words }: Layer): string {
  const all = days.every(Boolean) && words.length === 0;
  return all ? 'daily' : [...weekdayRuns(days), ...words].join(',');
}

/** The dates of a layer one by one, where they are few and whole days; the stretches that are left are seasons. */
export function datesAndSeasons(layer: Layer, mostNamed = MOST_NAMED) {
  const stretches = roundedDays(layer.year);
  const whole = layer.days.every(Boolean) && layer.words.length === 0;
  const isNamed = (part: readonly [number, number]) => whole && lengthOf(part) <= mostNamed;
  const dates = stretches
    .filter(isNamed)
    .flatMap(([from, to]) =>
      Array.from({ length: lengthOf([from, to]) }, (_, index) => monthDayOf((from + index) % 366)),
    );
  return { dates, seasons: stretches.filter((part) => !isNamed(part)) };
}

function writeLayer(layer: Layer): string[] {
  const windows = writeWindows(layer.windows);
  const days = writeDays(layer);
  if (JSON.stringify(layer.year) === JSON.stringify(wholeYear)) return [`${days} ${windows}`];
  const { dates, seasons } = datesAndSeasons(layer);
  return [
    ...seasons.map(([from, to]) => `${monthDayOf(from)}~${monthDayOf(to)} ${days} ${windows}`),
    ...(dates.length > 0 ? [`${dates.join(',')} ${windows}`] : []),
  ];
}

const isAlways = ([layer, ...more]: readonly Layer[]): boolean =>
  layer !== undefined &&
  more.length === 0 &&
  JSON.stringify(layer.year) === JSON.stringify(wholeYear) &&
  layer.days.every(Boolean) &&
  writeWindows(layer.windows) === '00:00-24:00';

/** Layers in the atlas's own grammar of hours. */
export const writeLayers = (layers: readonly Layer[]): string =>
  isAlways(layers) ? 'always' : layers.flatMap(writeLayer).join('; ');
