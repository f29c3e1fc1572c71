import { dragByKeys } from './drag-by-keys.ts';
import { dragByPointer } from './drag-by-pointer.ts';
import { dragList } from './drag-list.ts';
import { dragMarks, type DragElements } from './drag-marks.ts';
import { oneDrag, type DragNeeds } from './one-drag.ts';

/**
 * Lets items be dragged within and across days, by mouse, by touch on their handle, and by keyboard. Between picking up
 * and dropping only a card and a line move. Returns how to end it.
 */
export function dragItems(root: HTMLElement, needs: DragNeeds & { on: DragElements }): () => void {
  const ending = new AbortController();
  const list = dragList(root, needs.days);
  const marks = dragMarks(list, needs.on);
  const drag = oneDrag(root, marks, needs);
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
