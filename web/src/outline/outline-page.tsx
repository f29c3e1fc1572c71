import { CalendarDays, PencilLine, Printer } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { CopyTripButton } from '../featured/copy-trip-button.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { DayList } from '../trips/day-list.tsx';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { OpenedTripView } from '../trips/opened-trip.tsx';
import { TripCover } from '../trips/trip-cover.tsx';
import { totalNights, tripDays } from '../trips/trip-days.ts';
import { useTripOutline } from '../trips/trips.queries.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { addDays, formatRange } from '../ui/format-date.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { pluralise } from '../ui/pluralise.ts';
import { StopList } from './stop-list.tsx';

function summaryOf({ trip }: OpenedTrip) {
  const nights = totalNights(trip);
  const length = `${pluralise(trip.stops.length, 'stop')}, ${pluralise(nights, 'night')}`;
  return trip.startOn ? `${formatRange(trip.startOn, addDays(trip.startOn, nights))} · ${length}` : length;
}

function Outline({ opened, ticket }: { opened: OpenedTrip; ticket: string | undefined }) {
  const { trip, plan } = opened;
  const days = tripDays(trip, plan);
  const own = opened.access === 'owner';
  const calendarPath = `/calendar-plan/${opened._id}${ticket ? `?ticket=${encodeURIComponent(ticket)}` : ''}`;
  return (
    <PageFrame
      heading={opened.tripName}
      title={`${opened.tripName}, outline`}
      lead={summaryOf(opened)}
      width="middle"
      actions={
        <div className="no-print flex flex-wrap gap-2">
          <Link to={calendarPath} className={buttonClass('secondary')}>
            <CalendarDays aria-hidden="true" size={18} /> Calendar
          </Link>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} /> Print
          </Button>
          {own ? <ShareButton tripId={opened._id} label="Share" words /> : null}
          {own ? (
            <Link to={`/open/${opened._id}`} className={buttonClass('primary')}>
              <PencilLine aria-hidden="true" size={18} /> Edit
            </Link>
          ) : (
            <CopyTripButton id={opened._id} ticket={ticket} />
          )}
        </div>
      }
    >
      <TripCover
        placeId={trip.stops[0]?.place.placeId}
        seed={trip.stops[0]?.place.name ?? opened.tripName}
        className="no-print aspect-[5/2] w-full rounded-card"
      />
      <div className="mt-10 grid gap-10 md:grid-cols-[16rem_1fr]">
        <section>
          <h2 className="mb-4 text-lead">Route</h2>
          <StopList trip={trip} />
        </section>
        <section>
          <h2 className="mb-4 text-lead">Days</h2>
          {days.length > 0 ? (
            <DayList days={days} />
          ) : (
            <p className="text-muted">This trip has no stops yet.</p>
          )}
        </section>
      </div>
      {trip.notes ? (
        <section className="mt-10">
          <h2 className="mb-2 text-lead">Notes</h2>
          <p className="whitespace-pre-line">{trip.notes}</p>
        </section>
      ) : null}
    </PageFrame>
  );
}

/** A trip to read and to print. */
export function OutlinePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? undefined;
  const query = useTripOutline(id, ticket);
  return (
    <OpenedTripView query={query}>{(opened) => <Outline opened={opened} ticket={ticket} />}</OpenedTripView>
  );
}
