import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { ItemPart } from './calendar-days.ts';
import { settleSlot, type Slot } from './item-edits.ts';
import type { Board } from './use-board.ts';

const snapMinutes = 15;
const startAfterPixels = 5;
const holdMs = 350;
const edgePixels = 48;

const snap = (minute: number) => Math.round(minute / snapMinutes) * snapMinutes;

/** The column of a date under a point, where it begins and how high it is. */
function columnAt(x: number, y: number, byRow: boolean) {
  for (const column of document.querySelectorAll<HTMLElement>('[data-on]')) {
    const { left, right, top, bottom, height } = column.getBoundingClientRect();
    const inside = x >= left && x < right && (!byRow || (y >= top && y < bottom));
    if (inside) return { on: column.dataset['on'] ?? '', top, height };
  }
  return null;
}

/** Scrolls what holds the columns while something is held at its edge. */
function scrollAtEdge(y: number) {
  const pane = document.querySelector<HTMLElement>('[data-calendar-pane]');
  if (!pane) return;
  const { top, bottom } = pane.getBoundingClientRect();
  if (y < top + edgePixels) pane.scrollBy(0, -12);
  else if (y > bottom - edgePixels) pane.scrollBy(0, 12);
}

interface Grab {
  part: ItemPart;
  mode: 'move' | 'stretch';
  /** Minutes from the item's start to where it was taken. */
  heldAt: number;
  x: number;
  y: number;
  moving: boolean;
  slot: Slot | null;
}

/** Minutes after the midnight of the item's own day at which a point of the grid lies. */
function minuteAt(grab: Grab, x: number, y: number, timed: boolean) {
  const column = columnAt(x, y, !timed);
  if (!column) return null;
  const daysOn = daysBetween(grab.part.day.on, column.on) * 1440;
  return timed ? daysOn + ((y - column.top) / column.height) * 1440 : daysOn;
}

function slotAt(grab: Grab, x: number, y: number, timed: boolean): Slot | null {
  const { item, day } = grab.part;
  const minute = minuteAt(grab, x, y, timed);
  if (minute === null) return null;
  if (grab.mode === 'stretch') {
    const endMinute = Math.min(2879, Math.max(item.startMinute + snapMinutes, snap(minute)));
    return { on: day.on, startMinute: item.startMinute, endMinute };
  }
  const startMinute = timed ? snap(minute - grab.heldAt) : item.startMinute + minute;
  return settleSlot({ on: day.on, startMinute, endMinute: startMinute + item.endMinute - item.startMinute });
}

/**
 * Moves and stretches items by mouse, pen or finger. A finger takes an item by resting on it, so that a stroke over
 * it still scrolls. `timed` is false where only the date changes.
 */
export function useBlockDrag(board: Board, timed: boolean) {
  const held = useRef<Grab | null>(null);
  const latest = useRef(board);
  const justDragged = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = board;
  });
  useEffect(() => () => stop.current?.(), []);

  function begin(event: ReactPointerEvent, part: ItemPart, mode: Grab['mode']) {
    justDragged.current = false;
    if (!board.canEdit || part.item.locked || event.button !== 0) return;
    stop.current?.();
    const touch = event.pointerType === 'touch';
    const grab: Grab = {
      part,
      mode,
      heldAt: 0,
      x: event.clientX,
      y: event.clientY,
      moving: false,
      slot: null,
    };
    grab.heldAt = (minuteAt(grab, grab.x, grab.y, timed) ?? 0) - part.item.startMinute;
    held.current = grab;
    const start = () => {
      grab.moving = true;
      justDragged.current = true;
      if (touch) navigator.vibrate?.(8);
      const { on } = part.day;
      const { id, startMinute, endMinute } = part.item;
      latest.current.drag({ itemId: id, slot: { on, startMinute, endMinute } });
    };
    const timer = touch && mode === 'move' ? setTimeout(start, holdMs) : undefined;
    const end = (keep: boolean) => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
      stop.current = null;
      held.current = null;
      latest.current.drag(null);
      if (keep && grab.moving && grab.slot) latest.current.place(part.item, grab.slot);
    };
    const move = (moved: PointerEvent) => {
      const far = Math.hypot(moved.clientX - grab.x, moved.clientY - grab.y) > startAfterPixels;
      if (!grab.moving && far) {
        if (timer !== undefined) return end(false);
        start();
      }
      if (!grab.moving) return;
      scrollAtEdge(moved.clientY);
      const slot = slotAt(grab, moved.clientX, moved.clientY, timed);
      const hasDay = slot && latest.current.days.some(({ on }) => on === slot.on);
      if (!hasDay) return;
      grab.slot = slot;
      latest.current.drag({ itemId: part.item.id, slot });
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape') end(false);
    };
    // A finger that holds an item must not scroll the page; the browser asks before it begins to.
    const holdPage = (touched: TouchEvent) => {
      if (grab.moving) touched.preventDefault();
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', () => end(true)],
      ['pointercancel', () => end(false)],
      ['keydown', onKey],
      ['touchmove', holdPage],
    ] as const;
    for (const [name, listener] of listeners)
      window.addEventListener(name, listener as EventListener, { passive: false });
    stop.current = () => end(false);
  }
  return {
    begin,
    /** Whether the press that ends now was a drag, so that it opens nothing. */
    wasDrag: () => justDragged.current,
  };
}
export type BlockDrag = ReturnType<typeof useBlockDrag>;

/** What an arrow key does to an item: a quarter of an hour, a day, or with Shift a longer or shorter stay. */
export function slotByKey({ item, day }: ItemPart, key: string, shift: boolean): Slot | null {
  const { startMinute, endMinute } = item;
  const by = { ArrowUp: -snapMinutes, ArrowDown: snapMinutes }[key];
  if (by !== undefined && shift) {
    const end = endMinute + by;
    return end > startMinute && end <= 2879 ? { on: day.on, startMinute, endMinute: end } : null;
  }
  if (by !== undefined) return { on: day.on, startMinute: startMinute + by, endMinute: endMinute + by };
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return days === undefined || shift ? null : { on: addDays(day.on, days), startMinute, endMinute };
}
