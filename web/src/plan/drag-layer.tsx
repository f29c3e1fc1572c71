import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { dragByKeys } from './drag-by-keys.ts';
import { dragByPointer } from './drag-by-pointer.ts';
import { dragList, itemDrag, type DragList, type DragMarks, type DragNeeds } from './item-drag.ts';

/** The elements that a drag is drawn on. The cover lies over the page, so that nothing under the pointer answers it. */
interface DragElements {
  card: HTMLElement;
  line: HTMLElement;
  cover: HTMLElement;
  words: HTMLElement;
}

/** Draws a drag by hand, on elements of its own, so that nothing of the page is rendered anew while one moves. */
function dragMarks(list: DragList, { card, line, cover, words }: DragElements): DragMarks {
  let lifted: HTMLElement | null = null;
  return {
    lift: (item) => {
      lifted = item;
      item.dataset['lifted'] = '';
      card.textContent = item.dataset['title'] ?? '';
    },
    follow: (x, y) => {
      card.hidden = false;
      cover.hidden = false;
      card.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
    },
    showPlace: ({ dayId, index }, itemId) => {
      const parts = list.parts(dayId, itemId);
      if (!parts) return;
      const { day, items } = parts;
      const box = day.getBoundingClientRect();
      const next = items[index]?.getBoundingClientRect().top;
      const last = next === undefined ? items.at(-1)?.getBoundingClientRect().bottom : undefined;
      const empty = items.length > 0 ? null : day.querySelector('[data-day-empty]');
      const y = next ?? last ?? empty?.getBoundingClientRect().top ?? box.bottom - 8;
      line.hidden = false;
      line.style.transform = `translate(${box.left + 12}px, ${y - 2}px)`;
      line.style.width = `${box.width - 24}px`;
    },
    say: (text) => {
      words.textContent = text;
    },
    clear: () => {
      if (lifted) delete lifted.dataset['lifted'];
      lifted = null;
      card.hidden = true;
      line.hidden = true;
      cover.hidden = true;
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

interface DragLayerProps {
  /** The list: its days, its items and their handles are marked in it. */
  root: RefObject<HTMLElement | null>;
  needs: DragNeeds;
  /** How it is done by keyboard. */
  children: ReactNode;
}

/** Makes the items of a list draggable, and draws what moves meanwhile. */
export function DragLayer({ root, needs, children }: DragLayerProps) {
  const card = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!root.current || !card.current || !line.current || !cover.current || !words.current) return undefined;
    return dragItems(root.current, {
      ...needs,
      on: { card: card.current, line: line.current, cover: cover.current, words: words.current },
    });
  }, [needs, root]);
  return (
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
      <p ref={words} aria-live="assertive" className="sr-only" />
      <p id="drag-help" hidden>
        {children}
      </p>
    </>
  );
}
