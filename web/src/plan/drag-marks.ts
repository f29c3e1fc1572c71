import type { DragList } from './drag-list.ts';
import type { DropPlace } from './drop-place.ts';

/** What shows a drag: the card under the pointer, the line where it would go, the words for screen readers. */
export interface DragMarks {
  lift: (item: HTMLElement) => void;
  follow: (x: number, y: number) => void;
  showPlace: (place: DropPlace, itemId: string) => void;
  say: (words: string) => void;
  clear: () => void;
}

/** The elements that a drag is drawn on. The cover lies over the page, so that nothing under the pointer answers it. */
export interface DragElements {
  card: HTMLElement;
  line: HTMLElement;
  cover: HTMLElement;
  words: HTMLElement;
}

/** Draws a drag by hand, on elements of its own, so that nothing of the page is rendered anew while one moves. */
export function dragMarks(list: DragList, { card, line, cover, words }: DragElements): DragMarks {
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
