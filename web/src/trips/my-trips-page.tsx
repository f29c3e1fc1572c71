import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ImportButton } from '../imports/import-button.tsx';
import { buttonClass } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TripGrid } from './trip-grid.tsx';
import { useTripList } from './trips.queries.ts';
import { UnsavedTrips } from './unsaved-trips.tsx';

const timeOf = (epochMs: number) =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(epochMs);

/** The signed-in user's own trips: the unsaved one, the active ones, the archived ones. */
export function MyTripsPage() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const active = useTripList('active');
  const archived = useTripList('archived');
  const view = query.get('view') === 'archived' ? 'archived' : 'active';
  const held = view === 'active' ? active : archived;
  const countOf = (list: typeof active) =>
    list.loading || list.failed || list.hasMore ? undefined : list.trips.length;
  return (
    <PageFrame
      heading="My trips"
      title="My trips"
      lead="Everything you have planned, newest change first."
      actions={
        <div className="flex flex-wrap gap-2">
          <ImportButton trips={active.trips} />
          <Link to="/create" className={buttonClass('primary')}>
            <Plus aria-hidden="true" size={18} /> New trip
          </Link>
        </div>
      }
    >
      <UnsavedTrips accountDraft={active.unsavedTrip} known={!active.loading} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search my trips"
          placeholder="Search by name or city"
          value={search}
          onChange={setSearch}
          className="max-w-sm flex-1 basis-64"
        />
        <span className="ml-auto flex items-center gap-1 text-fine text-ink">
          {held.refreshedAt > 0 ? <time>Refreshed {timeOf(held.refreshedAt)}</time> : null}
          <IconButton
            label="Refresh"
            icon={<RefreshCw size={18} className={held.refreshing ? 'gear' : ''} />}
            onClick={() => void held.refresh()}
            disabled={held.refreshing}
          />
        </span>
      </div>
      <Tabs
        label="My trips"
        value={view}
        onChange={(next) => setQuery(next === 'archived' ? { view: next } : {}, { replace: true })}
        tabs={[
          {
            value: 'active',
            label: 'Active',
            count: countOf(active),
            content: <TripGrid list="active" held={active} search={search} />,
          },
          {
            value: 'archived',
            label: 'Archived',
            count: countOf(archived),
            content: <TripGrid list="archived" held={archived} search={search} />,
          },
        ]}
      />
    </PageFrame>
  );
}
