import { useEffect, type RefObject } from 'react';
import type { Pointed } from '../ui/pointed.ts';

/** What is chosen and pointed at on the planner screen, in step with the map. */
export interface SharedChoice {
  selection: { dayId: string | null; itemId: string | null; followed?: boolean };
  select: (selection: { dayId: string | null; itemId: string | null }) => void;
  /** Goes along with the day that is read, where nothing has to be brought into view. */
  follow: (dayId: string) => void;
  pointed: Pointed;
}

const elementOf = (root: HTMLElement, name: 'item' | 'day', id: string | null) =>
  id === null ? null : root.querySelector<HTMLElement>(`[data-${name}-id="${CSS.escape(id)}"]`);

const itemIdAt = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'] ?? null)
    : null;
const dayIdAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day-id]')?.dataset['dayId'] ?? null) : null;

/** Marks an element for as long as it is meant. */
function mark(element: HTMLElement | null, name: 'chosen' | 'pointed') {
  if (!element) return undefined;
  element.dataset[name] = '';
  if (name === 'chosen') element.ariaCurrent = 'true';
  return () => {
    delete element.dataset[name];
    if (name === 'chosen') element.ariaCurrent = null;
  };
}

/**
 * Keeps a list in step with the map: its days (`data-day-id`) and its items or stops (`data-item-id`), chosen by their
 * headings. `drawn` is what the list draws. The marks are set on the elements themselves, so that pointing along a long
 * trip draws none of its days again.
 */
export function useSharedChoice(
  root: RefObject<HTMLElement | null>,
  drawn: readonly { id: string }[],
  { selection: { dayId, itemId, followed }, select, pointed }: SharedChoice,
) {
  useEffect(() => {
    // An item that was moved stands in another element than before.
    if (!root.current || drawn.length === 0) return undefined;
    return mark(elementOf(root.current, itemId ? 'item' : 'day', itemId ?? dayId), 'chosen');
  }, [root, drawn, dayId, itemId]);
  useEffect(() => {
    if (!root.current || drawn.length === 0) return undefined;
    const list = root.current;
    let unmark: (() => void) | undefined;
    const show = () => {
      unmark?.();
      unmark = mark(elementOf(list, 'item', pointed.read()), 'pointed');
    };
    show();
    const leave = pointed.subscribe(show);
    return () => {
      leave();
      unmark?.();
    };
  }, [root, drawn, pointed]);
  useEffect(() => {
    if (followed) return;
    const element = root.current && elementOf(root.current, itemId ? 'item' : 'day', itemId ?? dayId);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ block: itemId ? 'nearest' : 'start', behavior: calm ? 'instant' : 'smooth' });
  }, [root, dayId, itemId, followed]);
  useEffect(() => {
    const list = root.current;
    if (!list) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      const day = dayIdAt(target);
      const item = itemIdAt(target);
      // What is done to an item in its details does not choose it again.
      const isName = target instanceof Element && target.closest('h3, h4') !== null;
      if (isName && (day ?? item) !== null) select({ dayId: day, itemId: item });
    };
    // With a button held something is dragged, or marked: that is no pointing.
    const onOver = ({ target, buttons }: PointerEvent) =>
      pointed.point(buttons === 0 ? itemIdAt(target) : null);
    const onLeave = () => pointed.point(null);
    list.addEventListener('click', onClick);
    list.addEventListener('pointerover', onOver);
    list.addEventListener('pointerleave', onLeave);
    return () => {
      list.removeEventListener('click', onClick);
      list.removeEventListener('pointerover', onOver);
      list.removeEventListener('pointerleave', onLeave);
    };
  }, [root, select, pointed]);
}
