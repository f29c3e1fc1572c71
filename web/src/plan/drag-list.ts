import { firstFrom } from './drop-place.ts';

/** The element of a day, and its items but for the dragged one. */
export interface DayParts {
  day: HTMLElement;
  items: readonly HTMLElement[];
}

interface Held {
  of: unknown;
  without: string;
  days: readonly HTMLElement[];
  parts: Map<string, DayParts | null>;
}

const find = (root: ParentNode, name: string, id: string) =>
  root.querySelector<HTMLElement>(`[data-${name}-id="${CSS.escape(id)}"]`);

/** An item on the screen. */
export const itemElement = (root: ParentNode, itemId: string) => find(root, 'item', itemId);

/**
 * Days and items as they stand on the screen, without the dragged one. Looked for once as long as the trip stays as it
 * is: searching a long page at each move would cost the frame.
 */
export function dragList(root: HTMLElement, days: () => unknown) {
  let held: Held | null = null;
  const look = (without: string): Held => {
    const of = days();
    if (held && held.of === of && held.without === without) return held;
    const elements = [...root.querySelectorAll<HTMLElement>('[data-day-id]')];
    const found: Held = { of, without, days: elements, parts: new Map() };
    held = found;
    return found;
  };
  const partsOf = (day: HTMLElement, without: string): DayParts => {
    const items = [...day.querySelectorAll<HTMLElement>('[data-item-id]')];
    return { day, items: items.filter(({ dataset }) => dataset['itemId'] !== without) };
  };
  return {
    /** The day at a height, or the nearest one. */
    dayAt: (y: number, without: string): string | undefined => {
      const { days } = look(without);
      const at = firstFrom(days.length, (index) => days[index]!.getBoundingClientRect().bottom >= y);
      return (days[at] ?? days.at(-1))?.dataset['dayId'];
    },
    parts: (dayId: string, without: string): DayParts | null => {
      const { days, parts } = look(without);
      let known = parts.get(dayId);
      if (known === undefined) {
        const day = days.find(({ dataset }) => dataset['dayId'] === dayId);
        known = day ? partsOf(day, without) : null;
        parts.set(dayId, known);
      }
      return known;
    },
    forget: () => {
      held = null;
    },
  };
}

/** The list that a drag goes over. */
export type DragList = ReturnType<typeof dragList>;
