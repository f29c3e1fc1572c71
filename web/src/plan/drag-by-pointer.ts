import { firstFrom, type DragList, type DragMarks, type DropPlace, type ItemDrag } from './item-drag.ts';

const startPixels = 5;
const edgePixels = 72;
const scrollPixels = 14;
const controls = 'button, a, input, select, textarea, label, summary, [role="option"]';

interface Pressed {
  itemId: string;
  pointerId: number;
  x: number;
  y: number;
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

/** The item one may drag from where the pointer went down: by its handle, and by mouse by anything that is no control. */
function itemUnder({ target, pointerType, button }: PointerEvent): string | undefined {
  if (button !== 0 || !(target instanceof Element)) return undefined;
  const free = pointerType === 'mouse' && !target.closest(controls);
  if (!free && !target.closest('[data-drag-handle]')) return undefined;
  return target.closest<HTMLElement>('[data-item-id][data-movable="true"]')?.dataset['itemId'];
}

/** The place at a height. */
function placeAt(list: DragList, y: number, itemId: string, start: DropPlace): DropPlace | null {
  const dayId = list.dayAt(y, itemId);
  const parts = dayId === undefined ? null : list.parts(dayId, itemId);
  if (!parts || dayId === undefined) return null;
  const { day, items } = parts;
  // A folded day takes it at its end.
  if (day.dataset['folded'] === 'true')
    return dayId === start.dayId ? start : { dayId, index: Number(day.dataset['count'] ?? 0) };
  const isBelow = (item: HTMLElement) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y < (top + bottom) / 2;
  };
  return { dayId, index: firstFrom(items.length, (index) => isBelow(items[index]!)) };
}

/** How far to scroll where the pointer is near an edge. */
function scrollFor(scroller: Element, y: number): number {
  const box = scroller.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  return y < top + edgePixels ? -scrollPixels : y > bottom - edgePixels ? scrollPixels : 0;
}

/** Dragging by mouse or touch. Answers how to let go, and how to follow what was scrolled. */
export function dragByPointer(
  root: HTMLElement,
  { list, marks, drag }: { list: DragList; marks: DragMarks; drag: ItemDrag },
  signal: AbortSignal,
) {
  let pressed: Pressed | null = null;
  let frame = 0;
  let scrolled = false;
  let at = { x: 0, y: 0 };
  let scroller: Element = document.documentElement;

  const follow = () => {
    frame = 0;
    const held = drag.held();
    if (!held) return;
    // Everything is measured before anything is drawn: the other way round each frame would be laid out twice.
    const by = scrollFor(scroller, at.y);
    const place = placeAt(list, at.y, held.itemId, held.start);
    const drawn = place !== null && drag.moveTo(place);
    if (scrolled && !drawn) drag.showAgain();
    scrolled = false;
    marks.follow(at.x, at.y);
    if (by === 0) return;
    scroller.scrollBy({ top: by, behavior: 'instant' });
    followAgain();
  };
  const followAgain = () => {
    if (!pressed || !drag.held()) return false;
    scrolled = true;
    frame ||= requestAnimationFrame(follow);
    return true;
  };
  const stop = () => {
    pressed = null;
    if (frame !== 0) cancelAnimationFrame(frame);
    frame = 0;
  };
  const onMove = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!drag.held()) {
      if (Math.hypot(at.x - pressed.x, at.y - pressed.y) < startPixels) return;
      scroller = scrollerOf(root);
      if (!drag.start(pressed.itemId)) return stop();
      getSelection()?.removeAllRanges();
    }
    frame ||= requestAnimationFrame(follow);
  };
  const onUp = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    if (frame !== 0) follow();
    stop();
    void drag.put();
  };
  const onLoss = () => {
    if (!pressed) return;
    stop();
    drag.cancel();
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      const itemId = itemUnder(event);
      if (itemId !== undefined)
        pressed = { itemId, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', onLoss, { signal });
  return { stop, followAgain };
}
