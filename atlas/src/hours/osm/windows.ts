import type { MinuteWindow } from '../parse-hours.ts';

/** The windows of both lists, in order; those that overlap or touch are one. */
export function joinedWindows(all: readonly MinuteWindow[]): MinuteWindow[] {
  const joined: MinuteWindow[] = [];
  for (const window of all.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = joined.at(-1);
    if (last === undefined || window.startMinute > last.endMinute) joined.push(window);
    // The last entry is that of the window which ends last.
    else if (window.endMinute > last.endMinute)
      joined[joined.length - 1] = { ...window, startMinute: last.startMinute };
  }
  return joined;
}

/** What is left of windows when others are cut out of them. */
export function windowsWithout(
  windows: readonly MinuteWindow[],
  cut: readonly MinuteWindow[],
): MinuteWindow[] {
  return cut.reduce<MinuteWindow[]>(
    (left, { startMinute, endMinute }) =>
      left.flatMap((window) => {
        if (endMinute <= window.startMinute || startMinute >= window.endMinute) return [window];
        const before = { startMinute: window.startMinute, endMinute: startMinute };
        const after = { ...window, startMinute: endMinute };
        return [before, after].filter((part) => part.startMinute < part.endMinute);
      }),
    [...windows],
  );
}

/** Whether two lists are the same windows. */
export const sameWindows = (one: readonly MinuteWindow[], other: readonly MinuteWindow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
