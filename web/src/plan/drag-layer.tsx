import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { DayTarget } from './day-target.ts';
import { dragByKeys } from './drag-by-keys.ts';
import { dragByPointer } from './drag-by-pointer.ts';
import {
  dragList,
  itemDrag,
  type DragList,
  type DragMarks,
  type DragNeeds,
  type DropPlace,
} from './item-drag.ts';

/** The elements that a drag is drawn on. The cover lies over the page, so that nothing under the pointer answers it. */
interface DragElements {
  card: HTMLElement;
  line: HTMLElement;
  cover: HTMLElement;
  words: HTMLElement;
  /** What a drop comes to, beside the line. */
  cost: HTMLElement;
}

interface Mark {
  left: number;
  top: number;
  width: number;
  /** So far below it there is room for words: under a tab there is the card that one holds. */
  wordsBelow: number;
}

const besideLine = 6;
const underCard = 52;

const tabOf = (dayId: string) => document.querySelector(`[data-day-tab="${CSS.escape(dayId)}"]`);

/** The line under what one is over of a day, or under its tab; else between its items. */
function lineAt(
  list: DragList,
  { dayId, index, best }: DropPlace,
  itemId: string,
  target: DayTarget | null,
): Mark | null {
  const parts = list.parts(dayId, itemId);
  const tab = best ? (target ?? tabOf(dayId)?.getBoundingClientRect()) : undefined;
  if (tab) return { left: tab.left, top: tab.bottom - 2, width: tab.width, wordsBelow: underCard };
  if (!parts) return null;
  const { day, items } = parts;
  const box = day.getBoundingClientRect();
  const next = items[index]?.getBoundingClientRect().top;
  const last = next === undefined ? items.at(-1)?.getBoundingClientRect().bottom : undefined;
  const empty = items.length > 0 ? null : day.querySelector('[data-day-empty]');
  const y = next ?? last ?? empty?.getBoundingClientRect().top ?? box.bottom - 8;
  return { left: box.left + 12, top: y - 2, width: box.width - 24, wordsBelow: besideLine };
}

const edge = 8;

/** Draws a drag by hand, on elements of its own, so that nothing of the page is rendered anew while one moves. */
function dragMarks(list: DragList, { card, line, cover, words, cost }: DragElements): DragMarks {
  let lifted: HTMLElement | null = null;
  let at: Mark | null = null;
  let aimed: DayTarget | null = null;
  const placeCost = () => {
    if (!at || cost.textContent === '') return;
    const left = Math.max(edge, Math.min(at.left, innerWidth - cost.offsetWidth - edge));
    const below = at.top + at.wordsBelow;
    const top = below + cost.offsetHeight > innerHeight ? at.top - cost.offsetHeight - besideLine : below;
    cost.style.transform = `translate(${left}px, ${top}px)`;
  };
  return {
    lift: (item, title) => {
      lifted = item;
      item.dataset['lifted'] = '';
      card.textContent = title;
    },
    follow: (x, y) => {
      card.hidden = false;
      cover.hidden = false;
      card.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
    },
    aim: (target) => {
      const other = target?.left !== aimed?.left || target?.bottom !== aimed?.bottom;
      aimed = target;
      return other;
    },
    showPlace: (place, itemId) => {
      at = place && lineAt(list, place, itemId, aimed);
      line.hidden = at === null;
      if (!at) return;
      line.style.transform = `translate(${at.left}px, ${at.top}px)`;
      line.style.width = `${at.width}px`;
      placeCost();
    },
    say: (text) => {
      words.textContent = text;
    },
    tell: (text) => {
      cost.textContent = text ?? '';
      placeCost();
    },
    clear: () => {
      if (lifted) delete lifted.dataset['lifted'];
      lifted = null;
      at = null;
      aimed = null;
      cost.textContent = '';
      for (const element of [card, line, cover]) element.hidden = true;
      list.forget();
    },
  };
}

/**
 * Lets items be dragged within and across days, by mouse, by touch on their handle, and by keyboard. Between picking up
 * and dropping only a card and a line move. Returns how to end it.
 */
function dragItems(root: HTMLElement, needs: DragNeeds & { on: DragElements }): () => void {
  const ending = new AbortController();
  const list = dragList(root, needs.days);
  const marks = dragMarks(list, needs.on);
  const drag = itemDrag(root, marks, needs);
  const pointer = dragByPointer(root, { list, marks, drag }, ending.signal);
  dragByKeys(root, list, drag, { signal: ending.signal, stopPointer: pointer.stop });
  document.addEventListener('scroll', () => pointer.followAgain() || drag.showAgain(), {
    signal: ending.signal,
    capture: true,
    passive: true,
  });
  return () => {
    ending.abort();
    pointer.stop();
    drag.cancel();
  };
}

const hasAll = (on: { [Name in keyof DragElements]: HTMLElement | null }): on is DragElements =>
  Object.values(on).every((element) => element !== null);

interface DragLayerProps {
  /** The list: its days, its items and their handles are marked in it. */
  root: RefObject<HTMLElement | null>;
  needs: DragNeeds;
  /** How it is done by keyboard. */
  children: ReactNode;
}

/** Where things are drawn over the whole page: within what fills the screen, where something does. */
function useTopmost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    const rise = () => (document.fullscreenElement ?? document.body).append(host);
    rise();
    document.addEventListener('fullscreenchange', rise);
    return () => {
      document.removeEventListener('fullscreenchange', rise);
      host.remove();
    };
  }, [host]);
  return host;
}

/** Makes the items of a list draggable, and draws what moves meanwhile. */
export function DragLayer({ root, needs, children }: DragLayerProps) {
  const topmost = useTopmost();
  const card = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const cost = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const on = {
      card: card.current,
      line: line.current,
      cover: cover.current,
      words: words.current,
      cost: cost.current,
    };
    if (!root.current || !hasAll(on)) return undefined;
    return dragItems(root.current, { ...needs, on });
  }, [needs, root]);
  // Drawn over the whole page: on a phone the map is seen while the list is not.
  return createPortal(
    <>
      {/* Keeps the hand closed, and no text is marked. */}
      <div ref={cover} hidden aria-hidden="true" className="fixed inset-0 z-40 cursor-grabbing select-none" />
      <div
        ref={card}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-50 will-change-transform max-w-64 truncate rounded-control border border-line bg-surface px-3 py-2 text-small font-semibold shadow-lift"
      />
      <div
        ref={line}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-40 h-1 will-change-transform rounded-full bg-primary"
      />
      <p
        ref={cost}
        aria-live="polite"
        className="no-print figures pointer-events-none fixed top-0 left-0 z-50 max-w-[min(24rem,calc(100vw-1rem))] rounded-control bg-ink px-2.5 py-1 text-fine font-medium text-paper shadow-lift empty:opacity-0"
      />
      <p ref={words} aria-live="assertive" className="sr-only" />
      <p id="drag-help" hidden>
        {children}
      </p>
    </>,
    topmost,
  );
}
