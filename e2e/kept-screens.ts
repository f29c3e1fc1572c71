import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Resolves once the service worker says that it holds these screens. */
export const keptScreens = (page: Page, screens: 'public' | 'planner') =>
  expect
    .poll(
      () => page.evaluate(async (mark) => Boolean(await caches.match(mark)), `/kept-screens/${screens}`),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
