/** Where an item would be put: before the item that then stands at `index` of the day, counted without itself. */
export interface DropPlace {
  dayId: string;
  index: number;
}

/** A day as a drag sees it: its items without the one that is dragged. */
interface DropDay {
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

/** The element of a day, and its items but for the dragged one. */
interface DayParts {
  day: HTMLElement;
  items: readonly HTMLElement[];
}

interface Held {
  of: unknown;
  without: string;
  days: readonly HTMLElement[];
  parts: Map<string, DayParts | null>;
}

const find = (root: ParentNode, name: string, id: string) =>
  root.querySelector<HTMLElement>(`[data-${name}-id="${CSS.escape(id)}"]`);

/** An item on the screen. */
export const itemElement = (root: ParentNode, itemId: string) => find(root, 'item', itemId);

/**
 * Days and items as they stand on the screen, without the dragged one. Looked for once as long as the trip stays as it
 * is: searching a long page at each move would cost the frame.
 */
export function dragList(root: HTMLElement, days: () => unknown) {
  let held: Held | null = null;
  const look = (without: string): Held => {
    const of = days();
    if (held && held.of === of && held.without === without) return held;
    const elements = [...root.querySelectorAll<HTMLElement>('[data-day-id]')];
    const found: Held = { of, without, days: elements, parts: new Map() };
    held = found;
    return found;
  };
  const partsOf = (day: HTMLElement, without: string): DayParts => {
    const items = [...day.querySelectorAll<HTMLElement>('[data-item-id]')];
    return { day, items: items.filter(({ dataset }) => dataset['itemId'] !== without) };
  };
  return {
    /** The day at a height, or the nearest one. */
    dayAt: (y: number, without: string): string | undefined => {
      const { days } = look(without);
      const at = firstFrom(days.length, (index) => days[index]!.getBoundingClientRect().bottom >= y);
      return (days[at] ?? days.at(-1))?.dataset['dayId'];
    },
    parts: (dayId: string, without: string): DayParts | null => {
      const { days, parts } = look(without);
      let known = parts.get(dayId);
      if (known === undefined) {
        const day = days.find(({ dataset }) => dataset['dayId'] === dayId);
        known = day ? partsOf(day, without) : null;
        parts.set(dayId, known);
      }
      return known;
    },
    forget: () => {
      held = null;
    },
  };
}

/** The list that a drag goes over. */
export type DragList = ReturnType<typeof dragList>;

/** What shows a drag: the card under the pointer, the line where it would go, the words for screen readers. */
export interface DragMarks {
  lift: (item: HTMLElement) => void;
  follow: (x: number, y: number) => void;
  showPlace: (place: DropPlace, itemId: string) => void;
  say: (words: string) => void;
  clear: () => void;
}

/** What a drag changes. */
export interface DragNeeds {
  /** The days as they are now, to count places in. */
  days: () => readonly { id: string; items: readonly { id: string; title: string }[] }[];
  drop: (move: { itemId: string } & DropPlace) => Promise<void> | void;
  /** Where it is, for screen readers; all counted from 1. */
  placeWords: (at: { day: number; place: number; places: number }) => string;
}

interface Drag {
  itemId: string;
  title: string;
  place: DropPlace;
  start: DropPlace;
}

const samePlace = (left: DropPlace, right: DropPlace) =>
  left.dayId === right.dayId && left.index === right.index;

/** The drag of one item, however it is moved. */
export function itemDrag(
  root: HTMLElement,
  marks: DragMarks,
  { days, drop, placeWords: wordsOf }: DragNeeds,
) {
  let drag: Drag | null = null;
  const dropDays = (itemId: string): DropDay[] =>
    days().map(({ id, items }) => ({ dayId: id, count: items.filter((one) => one.id !== itemId).length }));
  const placeWords = ({ dayId, index }: DropPlace, itemId: string) => {
    const all = dropDays(itemId);
    const at = all.findIndex((day) => day.dayId === dayId);
    return wordsOf({ day: at + 1, place: index + 1, places: (all[at]?.count ?? 0) + 1 });
  };
  const end = () => {
    drag = null;
    marks.clear();
  };
  return {
    held: () => drag,
    start: (itemId: string) => {
      const day = days().find(({ items }) => items.some(({ id }) => id === itemId));
      const index = day?.items.findIndex(({ id }) => id === itemId) ?? -1;
      const element = itemElement(root, itemId);
      if (!day || !element) return false;
      const place = { dayId: day.id, index };
      drag = { itemId, title: day.items[index]?.title ?? '', place, start: place };
      marks.lift(element);
      marks.say(`${drag.title} picked up at ${placeWords(place, itemId)}.`);
      return true;
    },
    showAgain: () => drag && marks.showPlace(drag.place, drag.itemId),
    /** Says whether that is another place than before. */
    moveTo: (place: DropPlace) => {
      if (!drag || samePlace(drag.place, place)) return false;
      drag.place = place;
      marks.showPlace(place, drag.itemId);
      marks.say(placeWords(place, drag.itemId));
      return true;
    },
    step: (key: string) => (drag ? nextPlace(dropDays(drag.itemId), drag.place, key) : null),
    put: async () => {
      if (!drag) return;
      const { itemId, place, start, title } = drag;
      const words = placeWords(place, itemId);
      end();
      marks.say(`${title} dropped at ${words}.`);
      if (!samePlace(place, start)) await drop({ itemId, ...place });
    },
    cancel: () => {
      if (!drag) return;
      marks.say(`${drag.title} is back where it was.`);
      end();
    },
  };
}

/** A drag under way, or none. */
export type ItemDrag = ReturnType<typeof itemDrag>;
