import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import type { CampaignRepo } from './campaign.repo.ts';

interface MarketingNeeds {
  campaigns: CampaignRepo;
  countReferrer: (host: string) => void;
  now: () => number;
}

const hostOf = (referrer: string | undefined) =>
  referrer !== undefined && URL.canParse(referrer)
    ? new URL(referrer).hostname.replace(/^www\./, '').toLowerCase() || null
    : null;

/** The running campaign of a page, and the count of visits by the site that led here. */
export function marketingRoutes(app: FastifyInstance, { campaigns, countReferrer, now }: MarketingNeeds) {
  const mayAsk = rateLimit({ most: 300, windowMs: 60_000 }, now);
  serve(app, 'marketingInfo', async ({ params, query, request }) => {
    mayAsk(request.ip);
    const host = hostOf(query.referrer);
    if (host !== null) countReferrer(host);
    const found = await campaigns.running(params.id, host, now());
    return found && { headline: found.headline, text: found.text, link: found.link };
  });
}
