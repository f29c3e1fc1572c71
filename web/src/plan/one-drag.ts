import { itemElement, type DragMarks } from './drag-marks.ts';
import { nextPlace, type DropDay, type DropPlace } from './drop-place.ts';

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
export function oneDrag(root: HTMLElement, marks: DragMarks, { days, drop, placeWords: wordsOf }: DragNeeds) {
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
    moveTo: (place: DropPlace) => {
      if (!drag || samePlace(drag.place, place)) return;
      drag.place = place;
      marks.showPlace(place, drag.itemId);
      marks.say(placeWords(place, drag.itemId));
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
export type OneDrag = ReturnType<typeof oneDrag>;
