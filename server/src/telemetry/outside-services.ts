import type { FastifyBaseLogger } from 'fastify';
import { outbox } from '../http/outbox.ts';
import type { AnalyticsConfig, SiteConfig } from '../site-config.ts';
import { googleAnalytics } from './analytics/google-analytics.ts';
import type { AnalyticsAdapter, PageView } from './analytics/page-view.ts';
import { plausible } from './analytics/plausible.ts';
import { umami } from './analytics/umami.ts';
import { type ErrorReport, writeEnvelope } from './error-reports.ts';

function adapterOf({ service, url, site, secret }: AnalyticsConfig, origin: string): AnalyticsAdapter {
  if (service === 'plausible') return plausible({ url, domain: site, origin });
  if (service === 'umami') return umami({ url, website: site, origin });
  return googleAnalytics({ url, measurementId: site, apiSecret: secret, origin });
}

interface Service {
  name: string;
  service: string | null;
  failure: string | null;
}

/** A service as the admin page shows it. */
export const serviceState = ({ name, service, failure }: Service) => ({
  name,
  state: service === null ? ('off' as const) : failure === null ? ('on' as const) : ('failing' as const),
  detail: failure ?? service ?? 'not configured',
});

/** The services outside that get page views and errors, as the operator chose; none by default. */
export function outsideServices(
  { analytics, errorReports }: Pick<SiteConfig, 'analytics' | 'errorReports'>,
  origin: string,
  log: FastifyBaseLogger,
) {
  const views = outbox('Logging failed:', log);
  const errors = outbox('Error reports cannot be delivered', log);
  const adapter = analytics && adapterOf(analytics, origin);
  return {
    view: (view: PageView) => {
      if (adapter) views.send(adapter(view));
    },
    error: (report: ErrorReport) => {
      if (errorReports) errors.send(writeEnvelope(errorReports, report));
    },
    /** How they are doing, for the admin page. */
    states: () => [
      serviceState({ name: 'Analytics', service: analytics?.service ?? null, failure: views.failure() }),
      serviceState({
        name: 'Error reports',
        service: errorReports && new URL(errorReports.url).host,
        failure: errors.failure(),
      }),
    ],
    close: () => {
      views.close();
      errors.close();
    },
  };
}
