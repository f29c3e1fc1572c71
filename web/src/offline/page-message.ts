/** The screens that a visitor uses: those that everybody may read, or with them those of the planner. */
export type Screens = 'public' | 'planner';

/** What a page tells the service worker, once it has nothing better to do. */
export interface PageMessage {
  /** Null on a first visit by somebody who only reads: what was read is kept, and nothing else fetched. */
  screens: Screens | null;
  /** Paths that the page has read before the worker was there to see it. */
  read: readonly string[];
}
