import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../api.ts';
import { externalReferrer } from '../telemetry/referrer.ts';

/** What the campaign that runs for a page says, to readers who came from where it is meant for. */
function useCampaign(place: string) {
  const referrer = externalReferrer();
  return useQuery({
    queryKey: ['campaign', place, referrer ?? null],
    // A query may not answer undefined, which is what no campaign is.
    queryFn: async ({ signal }) =>
      (await api.call('marketingInfo', {
        params: { id: place },
        query: referrer ? { referrer } : {},
        signal,
      })) ?? null,
    staleTime: Infinity,
    retry: false,
    // It follows from where this reader came from, which the server that draws pages for all does not ask.
    meta: { visitor: true },
  }).data;
}

/** The running campaign of a page: `home` or a city's id. Nothing where none runs. */
export function CampaignNote({ place }: { place: string }) {
  const campaign = useCampaign(place);
  if (!campaign) return null;
  const { headline, text, link } = campaign;
  const inside = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{headline}</span>
        {text ? <span className="block text-small text-muted">{text}</span> : null}
      </span>
      <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-primary-ink" />
    </>
  );
  const look =
    'rise flex items-center gap-4 rounded-card border border-line bg-primary-soft px-5 py-4 hover:border-primary';
  return (
    <aside aria-label="Announcement">
      {link.startsWith('/') ? (
        <Link to={link} className={look}>
          {inside}
        </Link>
      ) : (
        <a href={link} rel="noopener" className={look}>
          {inside}
        </a>
      )}
    </aside>
  );
}
