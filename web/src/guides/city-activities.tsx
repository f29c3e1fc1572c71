import { ExternalLink } from 'lucide-react';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { GuideSection } from './guide-facts.tsx';
import { useActivities, type Activities, type GuideCity } from './guides.queries.ts';

const shown = 6;
const rowClass = 'h-20';

function Activity({ title, url, minutes, price }: Activities['activities'][number]) {
  const facts = [
    minutes === undefined ? '' : lengthOfTime(minutes),
    price ? `from ${formatMoney(price)}` : '',
  ].filter(Boolean);
  return (
    <a
      href={url}
      rel="noopener noreferrer nofollow"
      className={`${rowClass} flex items-center gap-3 rounded-card border border-line bg-surface px-4 text-ink no-underline hover:border-primary`}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="figures block text-fine text-muted">{facts.join(' · ')}</span>
      </span>
      <ExternalLink aria-hidden="true" size={18} className="shrink-0 text-primary-ink" />
    </a>
  );
}

/** What can be booked in a city, each with a link to who sells it. It keeps its room until that is known. */
export function CityActivities({ city }: { city: GuideCity }) {
  const { data, isPending } = useActivities(city.id);
  const activities = data?.activities.slice(0, shown) ?? [];
  if (!isPending && activities.length === 0) return null;
  return (
    // Without scripts nothing ever comes.
    <div className="noscript:hidden">
      <GuideSection title="Tours and tickets">
        <p className="mb-5 min-h-12 text-muted sm:min-h-6">
          {!data
            ? null
            : data.source === 'provider'
              ? `Sold by ${data.provider}. Prices are theirs and may change.`
              : `Each link searches ${data.provider} for the place.`}
        </p>
        <ul aria-busy={isPending} className="grid gap-4 sm:grid-cols-2">
          {isPending
            ? Array.from({ length: shown }, (_, index) => (
                // Stand-ins have nothing else to be told apart by.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <Skeleton className={rowClass} />
                </li>
              ))
            : activities.map((activity) => (
                <li key={activity.url}>
                  <Activity {...activity} />
                </li>
              ))}
        </ul>
      </GuideSection>
    </div>
  );
}
