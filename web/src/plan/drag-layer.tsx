import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { dragItems } from './drag-items.ts';
import type { DragNeeds } from './one-drag.ts';

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
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!root.current || !card.current || !line.current || !words.current) return undefined;
    return dragItems(root.current, {
      ...needs,
      on: { card: card.current, line: line.current, words: words.current },
    });
  }, [needs, root]);
  return (
    <>
      <div
        ref={card}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 truncate rounded-control border border-line bg-surface px-3 py-2 text-small font-semibold shadow-lift"
      />
      <div
        ref={line}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-40 h-1 rounded-full bg-primary"
      />
      <p ref={words} aria-live="assertive" className="sr-only" />
      <p id="drag-help" hidden>
        {children}
      </p>
    </>
  );
}
