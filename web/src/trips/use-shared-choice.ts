import { useEffect, type RefObject } from 'react';

/** What is chosen and pointed at on the planner screen, in step with the map. */
export interface SharedChoice {
  selection: { dayId: string | null; itemId: string | null };
  select: (selection: { dayId: string | null; itemId: string | null }) => void;
  hoveredId: string | null;
  hover: (id: string | null) => void;
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
  { selection: { dayId, itemId }, select, hoveredId, hover }: SharedChoice,
) {
  useEffect(() => {
    // An item that was moved stands in another element than before.
    if (!root.current || drawn.length === 0) return undefined;
    return mark(elementOf(root.current, itemId ? 'item' : 'day', itemId ?? dayId), 'chosen');
  }, [root, drawn, dayId, itemId]);
  useEffect(() => {
    if (!root.current || drawn.length === 0) return undefined;
    return mark(elementOf(root.current, 'item', hoveredId), 'pointed');
  }, [root, drawn, hoveredId]);
  useEffect(() => {
    const element = root.current && elementOf(root.current, itemId ? 'item' : 'day', itemId ?? dayId);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ block: itemId ? 'nearest' : 'start', behavior: calm ? 'instant' : 'smooth' });
  }, [root, dayId, itemId]);
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
    const onOver = ({ target }: PointerEvent) => hover(itemIdAt(target));
    const onLeave = () => hover(null);
    list.addEventListener('click', onClick);
    list.addEventListener('pointerover', onOver);
    list.addEventListener('pointerleave', onLeave);
    return () => {
      list.removeEventListener('click', onClick);
      list.removeEventListener('pointerover', onOver);
      list.removeEventListener('pointerleave', onLeave);
    };
  }, [root, select, hover]);
}
