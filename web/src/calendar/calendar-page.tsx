import { CalendarPlus, PencilLine, ScrollText } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { DayList } from '../trips/day-list.tsx';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { OpenedTripView } from '../trips/opened-trip.tsx';
import { tripDays } from '../trips/trip-days.ts';
import { useTripOutline } from '../trips/trips.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { MonthGrid } from './month-grid.tsx';

function CalendarPlan({ opened, ticket }: { opened: OpenedTrip; ticket: string | undefined }) {
  const days = tripDays(opened.trip, opened.plan);
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  const own = opened.access === 'owner';
  return (
    <PageFrame
      heading={opened.tripName}
      title={`${opened.tripName}, calendar`}
      lead="The trip on the calendar."
      actions={
        <div className="flex flex-wrap gap-2">
          <Link to={`/outline/${opened._id}${query}`} className={buttonClass('secondary')}>
            <ScrollText aria-hidden="true" size={18} /> Outline
          </Link>
          {own ? (
            <Link to={`/open/${opened._id}`} className={buttonClass('primary')}>
              <PencilLine aria-hidden="true" size={18} /> Edit
            </Link>
          ) : null}
        </div>
      }
    >
      {opened.trip.startOn ? (
        <MonthGrid days={days} />
      ) : (
        <EmptyState icon={<CalendarPlus size={26} />} title="This trip has no dates yet">
          {own
            ? 'Give it a start date in the planner, and its days stand on the calendar.'
            : 'Its days are listed below in their order.'}
        </EmptyState>
      )}
      {days.some(({ items }) => items.length > 0) || !opened.trip.startOn ? (
        <section className="mt-10">
          <h2 className="mb-4 text-lead">Days</h2>
          <DayList days={days} />
        </section>
      ) : null}
    </PageFrame>
  );
}

/** One trip on the calendar. */
export function CalendarPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? undefined;
  const query = useTripOutline(id, ticket);
  return (
    <OpenedTripView query={query}>
      {(opened) => <CalendarPlan opened={opened} ticket={ticket} />}
    </OpenedTripView>
  );
}
