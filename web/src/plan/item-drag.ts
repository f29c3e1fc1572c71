import type { DayTarget } from './day-target.ts';

/** Where an item would be put: before the item that then stands at `index` of the day, counted without itself. */
export interface DropPlace {
  dayId: string;
  index: number;
  /** Dropped on the day as a whole: it goes where it suits the day best. */
  best?: boolean;
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
      if (from.index > 0) return { dayId: here.dayId, index: from.index - 1 };
      return before ? { dayId: before.dayId, index: before.count } : from;
    case 'ArrowDown':
      if (from.index < here.count) return { dayId: here.dayId, index: from.index + 1 };
      return after ? { dayId: after.dayId, index: 0 } : from;
    case 'ArrowLeft':
      return before ? { dayId: before.dayId, index: Math.min(from.index, before.count) } : from;
    case 'ArrowRight':
      return after ? { dayId: after.dayId, index: Math.min(from.index, after.count) } : from;
    case 'Home':
      return { dayId: here.dayId, index: 0 };
    case 'End':
      return { dayId: here.dayId, index: here.count };
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
  /** What of a day one is over, where that is not its list; true where it is something else than before. */
  aim: (target: DayTarget | null) => boolean;
  lift: (item: HTMLElement, title: string) => void;
  follow: (x: number, y: number) => void;
  /** Null where it would go nowhere. */
  showPlace: (place: DropPlace | null, itemId: string) => void;
  say: (words: string) => void;
  /** What putting it there comes to, beside the line and for screen readers; null until that is known. */
  tell: (words: string | null) => void;
  clear: () => void;
}

/** An item, and where it is put. */
export type DragMove = { itemId: string } & DropPlace;

/** What a drag changes. */
export interface DragNeeds {
  /** The days as they are now, to count places in. */
  days: () => readonly { id: string; items: readonly { id: string; title: string }[] }[];
  drop: (move: DragMove) => Promise<void> | void;
  /** What is called otherwise than its item: what comes from outside the days, and several items at once. */
  titleOf?: (itemId: string) => string | undefined;
  /** What a drop would do to the day, in words; null where that is not known. */
  costOf?: (move: DragMove) => Promise<string | null>;
  /** Where it is, for screen readers; all counted from 1. */
  placeWords: (at: { day: number; place: number; places: number }) => string;
}

interface Drag {
  itemId: string;
  title: string;
  /** Null while it would go nowhere. */
  place: DropPlace | null;
  /** Null where it comes from outside the days. */
  start: DropPlace | null;
  /** Picked up beside the list of days, which it must be over to go into it. */
  beside: boolean;
}

const samePlace = (left: DropPlace | null, right: DropPlace | null) =>
  left === right ||
  (left?.dayId === right?.dayId && left?.index === right?.index && left?.best === right?.best);

/** One rests on a place for so long before it is worked out what a drop there comes to. */
const restMs = 90;

/** The days as a drag of an item sees them, and where a place in them is, in words. */
function dropWords(days: DragNeeds['days'], wordsOf: DragNeeds['placeWords']) {
  const dropDays = (itemId: string): DropDay[] =>
    days().map(({ id, items }) => ({ dayId: id, count: items.filter((one) => one.id !== itemId).length }));
  const placeWords = ({ dayId, index, best }: DropPlace, itemId: string) => {
    const all = dropDays(itemId);
    const at = all.findIndex((day) => day.dayId === dayId);
    if (best) return `day ${at + 1}, where it fits best`;
    return wordsOf({ day: at + 1, place: index + 1, places: (all[at]?.count ?? 0) + 1 });
  };
  return { dropDays, placeWords };
}

/** The drag of one item, however it is moved. */
export function itemDrag(
  root: HTMLElement,
  marks: DragMarks,
  { days, drop, titleOf, costOf, placeWords: wordsOf }: DragNeeds,
) {
  let drag: Drag | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const { dropDays, placeWords } = dropWords(days, wordsOf);
  const end = () => {
    clearTimeout(resting);
    drag = null;
    marks.clear();
  };
  const tellCost = (held: Drag) => {
    clearTimeout(resting);
    marks.tell(null);
    const { itemId, place, start } = held;
    if (!costOf || !place || samePlace(place, start)) return;
    const tell = async () => {
      const words = await costOf({ itemId, ...place });
      if (drag === held && held.place === place) marks.tell(words);
    };
    resting = setTimeout(() => void tell(), restMs);
  };
  const lift = (element: HTMLElement, held: Drag) => {
    drag = held;
    marks.lift(element, held.title);
    const from = held.place ? ` at ${placeWords(held.place, held.itemId)}` : '';
    marks.say(`${held.title} picked up${from}.`);
    return true;
  };
  return {
    held: () => drag,
    start: (itemId: string, onMap?: HTMLElement) => {
      const day = days().find(({ items }) => items.some(({ id }) => id === itemId));
      const index = day?.items.findIndex(({ id }) => id === itemId) ?? -1;
      const element = onMap ?? itemElement(root, itemId);
      if (!day || !element) return false;
      const place = { dayId: day.id, index };
      const title = titleOf?.(itemId) ?? day.items[index]?.title ?? '';
      return lift(element, { itemId, title, place, start: place, beside: onMap !== undefined });
    },
    /** Picks up what is offered outside the days; by keyboard it begins at a day. */
    startOffered: (element: HTMLElement, dayId?: string) => {
      const itemId = element.dataset['offerId'] ?? '';
      const title = titleOf?.(itemId);
      if (title === undefined) return false;
      const count = dropDays(itemId).find((day) => day.dayId === dayId)?.count ?? 0;
      const place = dayId === undefined ? null : { dayId, index: count, best: true };
      return lift(element, { itemId, title, place, start: null, beside: true });
    },
    showAgain: () => drag && marks.showPlace(drag.place, drag.itemId),
    /** Says whether that is another place than before. */
    moveTo: (place: DropPlace | null) => {
      if (!drag || samePlace(drag.place, place)) return false;
      drag.place = place;
      marks.showPlace(place, drag.itemId);
      tellCost(drag);
      if (place) marks.say(placeWords(place, drag.itemId));
      return true;
    },
    step: (key: string) => (drag?.place ? nextPlace(dropDays(drag.itemId), drag.place, key) : null),
    put: async () => {
      if (!drag) return;
      const { itemId, place, start, title } = drag;
      if (!place) {
        marks.say(`${title} is back where it was.`);
        return end();
      }
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
