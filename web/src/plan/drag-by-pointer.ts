import { dayTargetAt } from './day-target.ts';
import { firstFrom, type DragList, type DragMarks, type DropPlace, type ItemDrag } from './item-drag.ts';

const startPixels = 5;
const edgePixels = 72;
const scrollPixels = 14;
const controls = 'button, a, input, select, textarea, label, summary, [role="option"]';

interface Pressed {
  /** An item of a day, in their list or on the map, or what is offered beside the days. */
  element: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

const onMap = '[data-map-item]';
const draggable = `[data-item-id][data-movable="true"], [data-offer-id], ${onMap}`;

/** What one may drag from where the pointer went down: by its handle, and by mouse by anything that is no control. */
function draggedUnder(
  root: HTMLElement,
  { target, pointerType, button }: PointerEvent,
): HTMLElement | undefined {
  if (button !== 0 || !(target instanceof Element)) return undefined;
  const marker = target.closest<HTMLElement>(onMap);
  // A finger moves the map by its markers, but for the one that was chosen.
  if (marker) return pointerType === 'mouse' || marker.ariaPressed === 'true' ? marker : undefined;
  // What is offered is taken by its name too, though that leads to its guide.
  const control = target.closest(controls);
  const free = pointerType === 'mouse' && (!control || control.matches('[data-offer-id] a'));
  if (!free && !target.closest('[data-drag-handle]')) return undefined;
  const found = target.closest<HTMLElement>(draggable);
  return found && (root.contains(found) || found.dataset['offerId']) ? found : undefined;
}

const lengthOf = (list: DragList, dayId: string, itemId: string) => {
  const parts = list.parts(dayId, itemId);
  return Number(parts?.day.dataset['folded'] === 'true' ? parts.day.dataset['count'] : parts?.items.length);
};

/** A folded day, and one that stands there as a tab, takes a thing where it fits. */
const wholeDay = (
  list: DragList,
  dayId: string,
  { itemId, start }: { itemId: string; start: DropPlace | null },
): DropPlace =>
  dayId === start?.dayId ? start : { dayId, index: lengthOf(list, dayId, itemId), best: true };

/** The place at a point, by its height. What was picked up beside the list must be over it. */
function placeAt(
  root: HTMLElement,
  list: DragList,
  { x, y }: { x: number; y: number },
  { itemId, start, beside }: { itemId: string; start: DropPlace | null; beside: boolean },
): DropPlace | null {
  const { left, right } = root.getBoundingClientRect();
  if (beside && (x < left || x > right)) return null;
  const dayId = list.dayAt(y, itemId);
  const parts = dayId === undefined ? null : list.parts(dayId, itemId);
  if (!parts || dayId === undefined) return null;
  const { day, items } = parts;
  if (day.dataset['folded'] === 'true') return wholeDay(list, dayId, { itemId, start });
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

/** Picks up what was pressed; false where that cannot be. */
function lift(drag: ItemDrag, element: HTMLElement): boolean {
  const { itemId, mapItem } = element.dataset;
  if (mapItem !== undefined) return drag.start(mapItem, element);
  return itemId === undefined ? drag.startOffered(element) : drag.start(itemId);
}

/** The map below a marker that is taken does not move along. */
function keepMap(pressed: () => HTMLElement | undefined, signal: AbortSignal) {
  const keep = (event: Event) => {
    if (pressed()?.matches(onMap)) event.stopPropagation();
  };
  for (const name of ['mousedown', 'touchstart'])
    document.addEventListener(name, keep, { signal, capture: true });
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
    const target = dayTargetAt(at.x, at.y);
    const place = target ? wholeDay(list, target.dayId, held) : placeAt(root, list, at, held);
    const by = target || place === null ? 0 : scrollFor(scroller, at.y);
    const elsewhere = marks.aim(target ?? null);
    const drawn = drag.moveTo(place);
    if ((scrolled || elsewhere) && !drawn) drag.showAgain();
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
      if (!lift(drag, pressed.element)) return stop();
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
  document.addEventListener(
    'pointerdown',
    (event) => {
      const element = draggedUnder(root, event);
      if (element) pressed = { element, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  keepMap(() => pressed?.element, signal);
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', onLoss, { signal });
  return { stop, followAgain };
}
