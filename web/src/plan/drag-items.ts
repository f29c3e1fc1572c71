import { dragByKeys } from './drag-by-keys.ts';
import { dragByPointer } from './drag-by-pointer.ts';
import { dragMarks } from './drag-marks.ts';
import { oneDrag, type DragNeeds } from './one-drag.ts';

/**
 * Lets items be dragged within and across days, by mouse, by touch on their handle, and by keyboard. Between picking up
 * and dropping only a card and a line move. Returns how to end it.
 */
export function dragItems(
  root: HTMLElement,
  needs: DragNeeds & { on: Parameters<typeof dragMarks>[1] },
): () => void {
  const ending = new AbortController();
  const marks = dragMarks(root, needs.on);
  const drag = oneDrag(root, marks, needs);
  const stopPointer = dragByPointer(root, marks, drag, ending.signal);
  dragByKeys(root, drag, ending.signal, stopPointer);
  document.addEventListener('scroll', () => drag.showAgain(), {
    signal: ending.signal,
    capture: true,
    passive: true,
  });
  return () => {
    ending.abort();
    stopPointer();
    drag.cancel();
  };
}
