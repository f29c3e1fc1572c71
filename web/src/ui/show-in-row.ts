import { isCalm } from './use-media-query.ts';

/** Brings one thing of a row that scrolls sideways into its middle, without moving the page. */
export function showInRow(row: HTMLElement, thing: HTMLElement) {
  const [outer, inner] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
  const by = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  row.scrollBy({ left: by, behavior: isCalm() ? 'instant' : 'smooth' });
}
