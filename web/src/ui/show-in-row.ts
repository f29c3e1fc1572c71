import { isCalm } from './use-media-query.ts';

/** As wide as an end of such a row that fades. */
const end = 40;

/** Brings one thing of a row that scrolls sideways into its middle where it cannot be seen, without moving the page. */
export function showInRow(row: HTMLElement, thing: HTMLElement) {
  const [outer, inner] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (inner.left >= outer.left + end && inner.right <= outer.right - end) return;
  const by = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  row.scrollBy({ left: by, behavior: isCalm() ? 'instant' : 'smooth' });
}
