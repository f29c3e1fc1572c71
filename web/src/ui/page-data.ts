/** What the server sends along with a page it drew: when, and what the page's queries had answered. */
export interface PageData {
  /** The path that was drawn. */
  path: string;
  renderedAt: number;
  origin: string;
  queries: unknown;
}

/** The element of a page that carries its data; a page without one is drawn by the browser alone. */
export const pageDataId = 'page-data';

interface Scene {
  /** Null once the page is the browser's own. */
  renderedAt: number | null;
  origin: string;
}

const scene: Scene = {
  renderedAt: null,
  origin: typeof location === 'undefined' ? '' : location.origin,
};

/** Tells all that is drawn from now on that it must come out as the server drew it. */
export function matchServerRender({ renderedAt, origin }: Pick<PageData, 'renderedAt' | 'origin'>) {
  scene.renderedAt = renderedAt;
  scene.origin = origin;
}

/** From now on the reader's own locale and clock count. */
export function endAsServer() {
  scene.renderedAt = null;
}

/** The address of the site, for what must be named in full. */
export const siteOrigin = () => scene.origin;

/** Now, as the page sees it: the moment of drawing on a page that the server drew. */
export const pageNow = () => scene.renderedAt ?? Date.now();

/** Whether the page is still to come out as the server drew it. */
export const isAsServer = () => scene.renderedAt !== null;

/** The locale to write numbers and dates in: the reader's, but English on a page still as the server drew it. */
export const readerLocale = () => (isAsServer() ? 'en-GB' : undefined);
