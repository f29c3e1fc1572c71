interface Span {
  fromMinute: number;
  untilMinute: number;
}

/** Where one of several things at the same time stands beside the others. */
export interface Laid<T> {
  part: T;
  lane: number;
  lanes: number;
}

/** Nothing is drawn shorter than this, so that what is short can be read and touched. */
export const leastMinutes = 30;

/** Lays what overlaps side by side; `parts` in order of their beginning. */
export function inLanes<T extends Span>(parts: readonly T[]): Laid<T>[] {
  const laid: Laid<T>[] = [];
  let group: Laid<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (group.length > 0 && ends.every((end) => end <= part.fromMinute)) close();
    const free = ends.findIndex((end) => end <= part.fromMinute);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(part.untilMinute, part.fromMinute + leastMinutes);
    const one = { part, lane, lanes: 1 };
    group.push(one);
    laid.push(one);
  }
  close();
  return laid;
}
