/** Where an item would be put: before the item that then stands at `index` of the day, counted without itself. */
export interface DropPlace {
  dayId: string;
  index: number;
}

/** A day as a drag sees it: its items without the one that is dragged. */
export interface DropDay {
  dayId: string;
  count: number;
}

/** The first of `count` in a row for which it holds, as it does for all that follow; `count` where it is none. */
export function firstFrom(count: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Where the arrow keys lead: up and down by one place, over the border of a day; left and right by a day. */
export function nextPlace(days: readonly DropDay[], from: DropPlace, key: string): DropPlace {
  const at = days.findIndex(({ dayId }) => dayId === from.dayId);
  const before = days[at - 1];
  const here = days[at];
  const after = days[at + 1];
  if (!here) return from;
  switch (key) {
    case 'ArrowUp':
      if (from.index > 0) return { ...from, index: from.index - 1 };
      return before ? { dayId: before.dayId, index: before.count } : from;
    case 'ArrowDown':
      if (from.index < here.count) return { ...from, index: from.index + 1 };
      return after ? { dayId: after.dayId, index: 0 } : from;
    case 'ArrowLeft':
      return before ? { dayId: before.dayId, index: Math.min(from.index, before.count) } : from;
    case 'ArrowRight':
      return after ? { dayId: after.dayId, index: Math.min(from.index, after.count) } : from;
    case 'Home':
      return { ...from, index: 0 };
    case 'End':
      return { ...from, index: here.count };
    default:
      return from;
  }
}
