import { dayAt, dragMarks, itemElement, partsOfDay, type DragMarks } from './drag-marks.ts';
import { indexAt, nextPlace, type DropDay, type DropPlace } from './drop-place.ts';

interface DragNeeds {
  /** The days as they are now, to count places in. */
  days: () => readonly { id: string; items: readonly { id: string; title: string }[] }[];
  drop: (move: { itemId: string } & DropPlace) => Promise<void>;
  /** Where the card, the line and the spoken words are drawn. */
  on: Parameters<typeof dragMarks>[1];
}

interface Drag {
  itemId: string;
  title: string;
  place: DropPlace;
  start: DropPlace;
}

const startPixels = 5;
const edgePixels = 72;
const scrollPixels = 14;
const controls = 'button, a, input, select, textarea, label, summary, [role="option"]';

const samePlace = (left: DropPlace, right: DropPlace) =>
  left.dayId === right.dayId && left.index === right.index;

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

/** The drag of one item, however it is moved. */
function oneDrag(root: HTMLElement, marks: DragMarks, { days, drop }: DragNeeds) {
  let drag: Drag | null = null;
  const dropDays = (itemId: string): DropDay[] =>
    days().map(({ id, items }) => ({ dayId: id, count: items.filter((one) => one.id !== itemId).length }));
  const placeWords = ({ dayId, index }: DropPlace, itemId: string) => {
    const all = dropDays(itemId);
    const at = all.findIndex((day) => day.dayId === dayId);
    return `day ${at + 1}, place ${index + 1} of ${(all[at]?.count ?? 0) + 1}`;
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

type OneDrag = ReturnType<typeof oneDrag>;

function dragByPointer(root: HTMLElement, marks: DragMarks, drag: OneDrag, signal: AbortSignal) {
  let pressed: { itemId: string; pointerId: number; x: number; y: number } | null = null;
  let frame = 0;
  let at = { x: 0, y: 0 };
  let scroller: Element = document.documentElement;

  const follow = () => {
    frame = 0;
    const held = drag.held();
    if (!held) return;
    const box = scroller.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const by = at.y < top + edgePixels ? -scrollPixels : at.y > bottom - edgePixels ? scrollPixels : 0;
    if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' });
    marks.follow(at.x, at.y);
    const dayId = dayAt(root, at.y)?.dataset['dayId'];
    const parts = dayId === undefined ? null : partsOfDay(root, dayId, held.itemId);
    if (parts && dayId !== undefined) {
      const middles = parts.items.map((item) => {
        const rect = item.getBoundingClientRect();
        return (rect.top + rect.bottom) / 2;
      });
      // A folded day takes it at its end.
      const folded = parts.day.dataset['folded'] === 'true';
      const index = folded ? Number(parts.day.dataset['count'] ?? 0) : indexAt(middles, at.y);
      drag.moveTo(folded && dayId === held.start.dayId ? held.start : { dayId, index });
    }
    if (by !== 0) {
      drag.showAgain();
      frame = requestAnimationFrame(follow);
    }
  };
  const stop = () => {
    pressed = null;
    if (frame !== 0) cancelAnimationFrame(frame);
    frame = 0;
    document.documentElement.classList.remove('dragging');
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      const target = event.target as HTMLElement;
      const handle = target.closest('[data-drag-handle]');
      const item = target.closest<HTMLElement>('[data-item-id][data-movable="true"]');
      const free = event.pointerType === 'mouse' && !target.closest(controls);
      if (!item || event.button !== 0 || !(handle || free)) return;
      pressed = {
        itemId: item.dataset['itemId']!,
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      };
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      if (!drag.held()) {
        if (Math.hypot(at.x - pressed.x, at.y - pressed.y) < startPixels) return;
        scroller = scrollerOf(root);
        if (!drag.start(pressed.itemId)) return stop();
        getSelection()?.removeAllRanges();
        document.documentElement.classList.add('dragging');
      }
      frame ||= requestAnimationFrame(follow);
    },
    { signal },
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      if (frame !== 0) follow();
      stop();
      void drag.put();
    },
    { signal },
  );
  document.addEventListener(
    'pointercancel',
    () => {
      if (!pressed) return;
      stop();
      drag.cancel();
    },
    { signal },
  );
  return stop;
}

function dragByKeys(root: HTMLElement, drag: OneDrag, signal: AbortSignal, stopPointer: () => void) {
  const onHandle = async (event: KeyboardEvent, handle: HTMLElement) => {
    const itemId = handle.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
    if (itemId === undefined) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!drag.held()) {
        if (drag.start(itemId)) drag.showAgain();
        return;
      }
      await drag.put();
      requestAnimationFrame(() =>
        itemElement(root, itemId)?.querySelector<HTMLElement>('[data-drag-handle]')?.focus(),
      );
      return;
    }
    const place = drag.held() ? drag.step(event.key) : null;
    if (!place || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    drag.moveTo(place);
    const parts = partsOfDay(root, place.dayId, itemId);
    (parts?.items[place.index] ?? parts?.items.at(-1) ?? parts?.day)?.scrollIntoView({ block: 'nearest' });
    drag.showAgain();
  };
  root.addEventListener(
    'keydown',
    (event) => {
      const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-drag-handle]');
      if (handle) void onHandle(event, handle);
    },
    { signal },
  );
  root.addEventListener('focusout', () => drag.cancel(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag.held()) return;
      event.preventDefault();
      stopPointer();
      drag.cancel();
    },
    { signal },
  );
}

/**
 * Lets items be dragged within and across days, by mouse, by touch on their handle, and by keyboard. Between picking up
 * and dropping only a card and a line move. Returns how to end it.
 */
export function dragItems(root: HTMLElement, needs: DragNeeds): () => void {
  const ending = new AbortController();
  const marks = dragMarks(root, needs.on);
  const drag = oneDrag(root, marks, needs);
  const stopPointer = dragByPointer(root, marks, drag, ending.signal);
  dragByKeys(root, drag, ending.signal, stopPointer);
  document.addEventListener('scroll', () => drag.showAgain(), {
    signal: ending.signal,
    capture: true,
    passive: true,
  });
  return () => {
    ending.abort();
    stopPointer();
    drag.cancel();
  };
}
