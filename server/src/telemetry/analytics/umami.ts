import type { AnalyticsAdapter } from './page-view.ts';

/** Umami's send call. */
export const umami =
  ({ url, website, origin }: { url: string; website: string; origin: string }): AnalyticsAdapter =>
  (view) => ({
    url: `${url}/api/send`,
    headers: {
      'content-type': 'application/json',
      'user-agent': view.userAgent,
      'x-forwarded-for': view.address,
    },
    body: JSON.stringify({
      type: 'event',
      payload: { website, hostname: new URL(origin).hostname, url: view.path, title: view.title },
    }),
  });
