import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOverview, type Overview } from './admin.queries.ts';
import { DayBars } from './day-bars.tsx';

const spans = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `Last ${days} days` }));
const tones = { on: 'green', off: 'plain', failing: 'amber' } as const;

function Totals({ totals }: { totals: Overview['totals'] }) {
  const shown = [
    ['Accounts', totals.users],
    ['Saved trips', totals.trips],
    ['Browsers here now', totals.openPages],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {shown.map(([name, count]) => (
        <Card key={name} className="flex flex-col-reverse px-5 py-4">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="figures text-title">{count.toLocaleString()}</dd>
        </Card>
      ))}
    </dl>
  );
}

function Ranking({ title, rows, empty }: { title: string; rows: [string, number][]; empty: string }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-lead">{title}</h3>
      <Card className="px-5 py-2">
        {rows.length === 0 ? <p className="py-3 text-small text-muted">{empty}</p> : null}
        <ol className="divide-y divide-line">
          {rows.map(([name, count]) => (
            <li key={name} className="flex items-baseline gap-3 py-2.5 text-small">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name.startsWith('/') ? (
                  <Link to={name} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="figures font-semibold">{count.toLocaleString()}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Models({ models }: { models: Overview['models'] }) {
  return (
    <section aria-label="Language model">
      <h3 className="mb-2 text-lead">Language model</h3>
      <Card>
        <ul className="divide-y divide-line">
          {models.map(({ model, requests, failures, inputTokens, outputTokens, cost }) => (
            <li key={model} className="figures flex flex-wrap gap-x-6 gap-y-1 px-5 py-3 text-small">
              <span className="font-semibold wrap-anywhere">{model}</span>
              <span>{requests.toLocaleString()} requests</span>
              <span>{failures.toLocaleString()} failed</span>
              <span>{inputTokens.toLocaleString()} tokens read</span>
              <span>{outputTokens.toLocaleString()} written</span>
              <span>cost {cost.toLocaleString(undefined, { maximumFractionDigits: 2 })}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Services({ services }: { services: Overview['services'] }) {
  return (
    <section aria-label="Services">
      <h3 className="mb-2 text-lead">Services</h3>
      <Card>
        <ul className="divide-y divide-line">
          {services.map(({ name, state, detail }) => (
            <li key={name} className="flex flex-wrap items-center gap-3 px-5 py-3 text-small">
              <span className="font-semibold">{name}</span>
              <Badge tone={tones[state]}>{state}</Badge>
              <span className="min-w-0 flex-1 text-muted wrap-anywhere">{detail}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** How the site is doing: totals, figures by the day, pages, where visits come from, services. */
export function OverviewSection() {
  const [days, setDays] = useState('30');
  const overview = useOverview(Number(days));
  const { data } = overview;
  return (
    <div className="grid gap-8">
      <Select
        label="Figures of"
        options={spans}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        className="max-w-48"
      />
      {overview.isPending ? <Skeleton className="h-96" /> : null}
      {overview.isError ? (
        <ErrorInPlace
          title="The figures could not be loaded."
          detail={overview.error.message}
          onRetry={() => void overview.refetch()}
        />
      ) : null}
      {data ? (
        <>
          <Totals totals={data.totals} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DayBars title="Page views" days={data.views} />
            <DayBars title="Messages to the assistant" days={data.chats} />
            <DayBars title="New trips" days={data.newTrips} />
            <DayBars title="New accounts" days={data.newUsers} />
          </div>
          <div className="grid gap-8 md:grid-cols-2">
            <Ranking
              title="Pages seen most"
              rows={data.topPages.map(({ path, count }) => [path, count])}
              empty="No page was seen yet."
            />
            <Ranking
              title="Sites that led here"
              rows={data.referrers.map(({ host, count }) => [host, count])}
              empty="Nobody came from another site yet."
            />
          </div>
          {data.models.length > 0 ? <Models models={data.models} /> : null}
          <Services services={data.services} />
        </>
      ) : null}
    </div>
  );
}
