import type { MinuteWindow } from '../parse-hours.ts';
import type { DaySet } from './day-set.ts';
import { commonSet, holdsSet } from './day-set.ts';
import { Unsaid } from './unsaid.ts';
import { joinedWindows, sameWindows, windowsWithout } from './windows.ts';
import { countOf, joinedDays } from './year-days.ts';

/** Days and when it is open on them. Of several layers the last that has a day decides, as in the atlas's own grammar. */
export interface Layer extends DaySet {
  windows: readonly MinuteWindow[];
}

const DAY = 1440;
const FEW = 14;

/** Whether it speaks of feasts or of a few dates rather than of weeks. */
const isOfFewDays = ({ words, year }: Layer): boolean => words.length > 0 || countOf(year) <= FEW;

/**
 * Changes what the layers say of some days: the last layer of each of these days is laid again, changed. `base` is
 * what a day gets that no layer has.
 */
function changed(
  layers: readonly Layer[],
  set: DaySet,
  base: readonly MinuteWindow[] | null,
  change: (windows: readonly MinuteWindow[]) => MinuteWindow[],
): Layer[] {
  const laid: Layer[] = base === null ? [] : [{ ...set, windows: base }];
  let covered = false;
  for (const layer of layers) {
    const common = commonSet(layer, set);
    if (common === 'none') continue;
    const windows = change(layer.windows);
    const isAsLaid = !covered && sameWindows(windows, base ?? layer.windows);
    if (isAsLaid) continue;
    if (common === null)
      throw new Unsaid('unsayable', 'it changes the hours of holidays that fall on certain weekdays');
    covered = true;
    laid.push({ ...common, windows });
  }
  return [...layers, ...laid];
}

/** The layers with these windows beside those that the days have. */
export const withMore = (layers: readonly Layer[], set: DaySet, windows: readonly MinuteWindow[]): Layer[] =>
  changed(layers, set, joinedWindows(windows), (own) => joinedWindows([...own, ...windows]));

/** The layers with these windows cut out of those that the days have. */
export function withLess(layers: readonly Layer[], set: DaySet, cut: readonly MinuteWindow[]): Layer[] {
  const spilled = Math.max(
    0,
    ...layers.flatMap((layer) => layer.windows.map(({ endMinute }) => endMinute - DAY)),
  );
  if (cut.some(({ startMinute, endMinute }) => startMinute < spilled || endMinute > DAY))
    throw new Unsaid('unsayable', 'it closes during a night that began the day before');
  return changed(layers, set, null, (own) => windowsWithout(own, cut));
}

/** Two neighbours of the same hours as one layer; null where they differ in more than days or in more than dates. */
function merged(one: Layer, other: Layer): Layer | null {
  if (!sameWindows(one.windows, other.windows)) return null;
  const days = one.days.map((day, index) => day || other.days[index] === true);
  const words = [...new Set([...one.words, ...other.words])];
  if (JSON.stringify(one.year) === JSON.stringify(other.year)) return { ...one, days, words };
  const isSameDays = JSON.stringify([one.days, one.words]) === JSON.stringify([other.days, other.words]);
  return isSameDays ? { ...one, year: joinedDays([...one.year, ...other.year]) } : null;
}

/** The layers without those that later ones cover, and with neighbours of the same hours made one. */
export function tidied(layers: readonly Layer[]): Layer[] {
  const seen = layers.filter((layer, index) => {
    const cover = layers.slice(index + 1).find((later) => holdsSet(later, layer));
    // `Dec 24 10:00-12:00; Mo-Su 09:00-17:00` would say nothing of Christmas Eve, by the order of its rules.
    if (cover !== undefined && isOfFewDays(layer) && !isOfFewDays(cover))
      throw new Unsaid('unsayable', 'it has two hours for some days');
    return cover === undefined;
  });
  const tidy: Layer[] = [];
  for (const layer of seen) {
    const last = tidy.at(-1);
    const one = last === undefined ? null : merged(last, layer);
    if (one === null) tidy.push(layer);
    else tidy[tidy.length - 1] = one;
  }
  return tidy;
}
