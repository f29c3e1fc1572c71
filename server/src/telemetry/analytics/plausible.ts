import type { AnalyticsAdapter } from './page-view.ts';

/** Plausible's events call. It tells visitors apart by address and browser, for a day, and keeps neither. */
export const plausible =
  ({ url, domain, origin }: { url: string; domain: string; origin: string }): AnalyticsAdapter =>
  (view) => ({
    url: `${url}/api/event`,
    headers: {
      'content-type': 'application/json',
      'user-agent': view.userAgent,
      'x-forwarded-for': view.address,
    },
    body: JSON.stringify({
      name: 'pageview',
      domain,
      url: `${origin}${view.path}`,
      props: { title: view.title },
    }),
  });
