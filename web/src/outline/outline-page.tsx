import { addDays } from '@wayfare/almanac/local-date';
import { featuredPath } from '@wayfare/contracts/featured-path';
import { CalendarDays, CopyPlus, PencilLine, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { SavedTripProvider } from '../bookings/saved-trip.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import { CopyTripButton } from '../featured/copy-trip-button.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { OpenedTripView } from '../trips/opened-trip.tsx';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { PlanHere } from '../guides/plan-here.tsx';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { totalNights, tripDays } from '../trips/trip-days.ts';
import { documentOf } from '../trips/document-of.ts';
import { DeviceTripView } from '../trips/device-trip.tsx';
import { deviceTripId } from '../trips/device-trip-id.ts';
import { plannerPath } from '../trips/planner-path.ts';
import { useFeaturedTrip, useTripOutline } from '../trips/trips.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatRange } from '../ui/format-date.ts';
import { Logo } from '../ui/logo.tsx';
import { siteOrigin } from '../ui/page-data.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { SiteName } from '../ui/site-name.tsx';
import { counted } from '@wayfare/wording/words';
import { DrawnMap } from './drawn-map.tsx';
import { OutlineDay } from './outline-day.tsx';
import { OutlineCosts, OutlineCountries, OutlineNotes } from './outline-extras.tsx';
import { type TripSheet, useTripSheet } from './outline.queries.ts';
import { StoryDays, StoryHead, storyPlaces } from './trip-story.tsx';
import { StopList } from './stop-list.tsx';
import { usePrintOnRequest } from './use-print-on-request.ts';

interface OutlineProps {
  opened: OpenedTrip;
  ticket: string | undefined;
}

function summaryOf({ trip }: OpenedTrip) {
  const nights = totalNights(trip);
  const length = `${counted(trip.stops.length, 'stop')}, ${counted(nights, 'night')}`;
  return trip.startOn ? `${formatRange(trip.startOn, addDays(trip.startOn, nights))} · ${length}` : length;
}

function Actions({ opened, ticket }: OutlineProps) {
  const { _id, tripName, featured, access, unsaved } = opened;
  const user = useCurrentUser();
  const onDevice = _id === deviceTripId;
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  // A trip that only its owner may read has no address that would open it for anybody else.
  const mayShare = featured || ticket !== undefined;
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Link to={`/calendar-plan/${_id}${query}`} className={buttonClass('secondary')}>
        <CalendarDays aria-hidden="true" size={18} /> Calendar
      </Link>
      <ExportMenu
        source={onDevice ? { draft: documentOf(opened) } : { id: _id, ticket }}
        onPrint={() => window.print()}
        shared={
          mayShare
            ? {
                title: tripName,
                address:
                  siteOrigin() + (featured && !ticket ? featuredPath(opened) : `/outline/${_id}${query}`),
              }
            : undefined
        }
      />
      {access === 'owner' && !unsaved ? <ShareButton tripId={_id} label="Share" words /> : null}
      {onDevice ? (
        <Link to="/create?share=true" className={buttonClass('secondary')}>
          <Share2 aria-hidden="true" size={18} /> Sign in to share
        </Link>
      ) : null}
      {access === 'owner' ? (
        <Link to={plannerPath(opened)} className={buttonClass('primary')}>
          <PencilLine aria-hidden="true" size={18} /> Edit
        </Link>
      ) : featured && !user ? (
        <PlanHere brings={{ copy: _id }} what={tripName} mayJoin={false} className={buttonClass('primary')}>
          <CopyPlus aria-hidden="true" size={18} /> Copy the whole trip
        </PlanHere>
      ) : (
        <CopyTripButton id={_id} ticket={ticket} />
      )}
    </div>
  );
}

function OverviewMap({ overview }: { overview: TripSheet['overview'] | undefined }) {
  // The map's room is kept while it is drawn, so that nothing jumps.
  if (overview === undefined) return <div aria-busy="true" className="aspect-[8/5] rounded-card bg-sunken" />;
  if (overview === null) return null;
  const names = overview.points.map(({ label, name }) => `${label} ${name}`).join(', ');
  return (
    // On a narrow screen the whole map shrinks; its marks and names shrink less.
    <DrawnMap map={overview} label={`Map of the trip: ${names}`} className="max-sm:[--map-marks:1.7]" />
  );
}

/** A featured trip is told to whoever looks for one; its owner, and whoever was sent a link, reads the plan. */
const isStory = ({ featured, access, plan }: OpenedTrip) => featured && access === 'view' && plan !== null;

function Outline({ opened, ticket }: OutlineProps) {
  const { trip, plan } = opened;
  const tripName = opened.tripName || 'New trip';
  const story = isStory(opened);
  const days = tripDays(trip, plan);
  const sheet = useTripSheet(opened, ticket);
  usePrintOnRequest(!sheet.isPending);
  const mapOf = (dayId: string) => sheet.data?.days.find((day) => day.dayId === dayId)?.map;
  return (
    <PageFrame
      heading={tripName}
      title={`${tripName}, outline`}
      lead={summaryOf(opened)}
      actions={<Actions opened={opened} ticket={ticket} />}
    >
      <PlacePicture
        placeId={trip.stops[0]?.place.placeId}
        seed={trip.stops[0]?.place.name ?? tripName}
        className="aspect-[5/2] w-full rounded-card md:aspect-[4/1]"
      />
      {story ? <StoryHead trip={trip} /> : null}
      {sheet.isError ? (
        <div className="mt-6">
          <ErrorInPlace
            title="The maps and facts could not be loaded."
            onRetry={() => void sheet.refetch()}
            busy={sheet.isFetching}
          />
        </div>
      ) : null}
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {trip.stops.length > 0 || days.length > 0 ? (
          <section aria-label="Map">
            <OverviewMap overview={sheet.isError ? null : sheet.data?.overview} />
          </section>
        ) : null}
        {trip.stops.length > 0 ? (
          <section>
            <h2 className="mb-4 text-title">Route</h2>
            <StopList trip={trip} />
          </section>
        ) : null}
      </div>
      <section className="mt-14">
        <h2 className="mb-6 text-title">Days</h2>
        {story ? (
          <StoryDays trip={trip} plan={plan} mapOf={mapOf} />
        ) : days.length > 0 ? (
          <ol className="grid gap-10">
            {days.map((day) => (
              <OutlineDay
                key={day.id}
                day={day}
                plan={plan?.days.find(({ id }) => id === day.id)}
                map={mapOf(day.id)}
              />
            ))}
          </ol>
        ) : (
          <p className="text-muted">This trip has no stops yet.</p>
        )}
      </section>
      <OutlineCosts opened={opened} />
      <OutlineCountries countries={sheet.data?.countries ?? []} />
      <OutlineNotes trip={story ? { ...trip, notes: '' } : trip} />
      {story ? <PictureCredits /> : null}
      <p className="mt-10 hidden items-center gap-2 text-fine text-muted print:flex">
        <Logo size={20} />
        <SiteName /> · {siteOrigin().replace(/^https?:\/\//, '')}
      </p>
    </PageFrame>
  );
}

/** A story shows what its days go to. */
function ToldOutline({ opened, ticket }: OutlineProps) {
  const places = useMemo(() => storyPlaces(opened), [opened]);
  return (
    <PlacePictures places={places}>
      <Outline opened={opened} ticket={ticket} />
    </PlacePictures>
  );
}

interface AskedOutline {
  query: ReturnType<typeof useTripOutline>;
  ticket?: string | undefined;
}

function StoredOutline({ query, ticket }: AskedOutline) {
  return (
    <OpenedTripView query={query}>
      {(opened) => (
        <SavedTripProvider value={{ id: opened._id, ticket }}>
          {isStory(opened) ? (
            <ToldOutline opened={opened} ticket={ticket} />
          ) : (
            <Outline opened={opened} ticket={ticket} />
          )}
        </SavedTripProvider>
      )}
    </OpenedTripView>
  );
}

function OutlineById({ id }: { id: string }) {
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? undefined;
  return <StoredOutline query={useTripOutline(id, ticket)} ticket={ticket} />;
}

const OutlineByAddress = ({ address }: { address: string }) => (
  <StoredOutline query={useFeaturedTrip(address)} />
);

const drawDeviceTrip = (opened: OpenedTrip) => <Outline opened={opened} ticket={undefined} />;

/** A trip to read and to print. */
export function OutlinePage() {
  const { id = '', address } = useParams();
  if (address !== undefined) return <OutlineByAddress address={address} />;
  if (id !== deviceTripId) return <OutlineById id={id} />;
  return <DeviceTripView pathOf={(draft) => `/outline/${draft}`}>{drawDeviceTrip}</DeviceTripView>;
}
