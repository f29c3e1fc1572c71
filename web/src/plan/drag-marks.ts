import type { DropPlace } from './drop-place.ts';

/** The element of a day, its items but for the dragged one, and the box that holds them. */
interface DayParts {
  day: HTMLElement;
  items: HTMLElement[];
}

const find = (root: ParentNode, name: string, id: string) =>
  root.querySelector<HTMLElement>(`[data-${name}-id="${CSS.escape(id)}"]`);

/** The parts of a day as they stand on the screen. */
export function partsOfDay(root: HTMLElement, dayId: string, without: string): DayParts | null {
  const day = find(root, 'day', dayId);
  if (!day) return null;
  const items = [...day.querySelectorAll<HTMLElement>('[data-item-id]')];
  return { day, items: items.filter((item) => item.dataset['itemId'] !== without) };
}

/** An item on the screen. */
export const itemElement = (root: ParentNode, itemId: string) => find(root, 'item', itemId);

/** The day at a height, or the nearest one. */
export function dayAt(root: HTMLElement, y: number): HTMLElement | null {
  const days = [...root.querySelectorAll<HTMLElement>('[data-day-id]')];
  return days.find((day) => day.getBoundingClientRect().bottom >= y) ?? days.at(-1) ?? null;
}

/** What shows a drag: the card under the pointer, the line where it would go, the words for screen readers. */
export interface DragMarks {
  lift: (item: HTMLElement) => void;
  follow: (x: number, y: number) => void;
  showPlace: (place: DropPlace, itemId: string) => void;
  say: (words: string) => void;
  clear: () => void;
}

/** Draws a drag by hand, on three elements, so that nothing of the page is rendered anew while one moves. */
export function dragMarks(
  root: HTMLElement,
  { card, line, words }: { card: HTMLElement; line: HTMLElement; words: HTMLElement },
): DragMarks {
  let lifted: HTMLElement | null = null;
  const clear = () => {
    if (lifted) delete lifted.dataset['lifted'];
    lifted = null;
    card.hidden = true;
    line.hidden = true;
  };
  return {
    lift: (item) => {
      lifted = item;
      item.dataset['lifted'] = '';
      card.textContent = item.dataset['title'] ?? '';
    },
    follow: (x, y) => {
      card.hidden = false;
      card.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
    },
    showPlace: ({ dayId, index }, itemId) => {
      const parts = partsOfDay(root, dayId, itemId);
      if (!parts) return;
      const { day, items } = parts;
      const box = day.getBoundingClientRect();
      const next = items[index]?.getBoundingClientRect().top;
      const last = items.at(-1)?.getBoundingClientRect().bottom;
      const empty = day.querySelector('[data-day-empty]')?.getBoundingClientRect().top;
      const y = next ?? last ?? empty ?? box.bottom - 8;
      line.hidden = false;
      line.style.transform = `translate(${box.left + 12}px, ${y - 2}px)`;
      line.style.width = `${box.width - 24}px`;
    },
    say: (text) => {
      words.textContent = text;
    },
    clear,
  };
}
