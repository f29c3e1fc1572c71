import type { TripDocument } from '@wayfare/contracts/trip-document';
import { CalendarPlus, PencilLine, Rss, ScrollText } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { PeopleHere } from '../sharing/people-here.tsx';
import { documentOf } from '../trips/document-of.ts';
import { DeviceTripView } from '../trips/device-trip.tsx';
import { deviceTripId } from '../trips/device-trip-id.ts';
import { plannerPath } from '../trips/planner-path.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { OpenedTripView } from '../trips/opened-trip.tsx';
import { tripDays } from '../trips/trip-days.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SaveTrouble } from '../workspace/save-trouble.tsx';
import { useLiveTrip } from '../workspace/use-live-trip.ts';
import { useTripEditor, type TripEditor } from '../workspace/use-trip-editor.ts';
import { useUndoKeys } from '../workspace/use-undo-keys.ts';
import { type SaveTarget, useTripToOpen } from '../workspace/workspace.queries.ts';
import { AddDialog } from './add-dialog.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { DropCost } from './drop-cost.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useBoard, type Board } from './use-board.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

interface ActionsProps {
  opened: OpenedTrip;
  ticket: string | undefined;
}

interface CalendarPlanProps extends ActionsProps {
  document: TripDocument;
  /** Null for those who only read. */
  editor: TripEditor | null;
  /** Who else has the trip open. */
  here?: ComponentProps<typeof PeopleHere>;
}

const ticketQuery = (ticket: string | undefined) => (ticket ? `?ticket=${encodeURIComponent(ticket)}` : '');

/** What is still missing before there is a calendar, and the way to it. */
function NothingTimed({ opened, ticket, hasDates }: ActionsProps & { hasDates: boolean }) {
  const mayEdit = opened.access !== 'view';
  return (
    <EmptyState
      icon={<CalendarPlus size={26} />}
      title={hasDates ? 'This trip has no day plan yet' : 'This trip has no dates yet'}
      action={
        mayEdit ? (
          <Link to={plannerPath(opened) + ticketQuery(ticket)} className={buttonClass('primary')}>
            Open the planner
          </Link>
        ) : null
      }
    >
      {!mayEdit
        ? 'Its days appear here once its owner has planned them.'
        : hasDates
          ? 'Press Build day plan in the planner, and you can move its days around here.'
          : 'Give it a start date in the planner, and its days appear on the calendar.'}
    </EmptyState>
  );
}

function Actions({ opened, ticket }: ActionsProps) {
  const [subscribing, setSubscribing] = useState(false);
  const query = ticketQuery(ticket);
  const own = opened.access === 'owner' && !opened.unsaved;
  return (
    <div className="no-print flex flex-wrap gap-2">
      {own ? (
        <Button onClick={() => setSubscribing(true)}>
          <Rss aria-hidden="true" size={18} /> Follow
        </Button>
      ) : null}
      <Link to={`/outline/${opened._id}${query}`} className={buttonClass('secondary')}>
        <ScrollText aria-hidden="true" size={18} /> Outline
      </Link>
      {opened.access !== 'view' ? (
        <Link to={plannerPath(opened) + query} className={buttonClass('secondary')}>
          <PencilLine aria-hidden="true" size={18} /> Planner
        </Link>
      ) : null}
      {subscribing ? <SubscriptionDialog tripId={opened._id} onClose={() => setSubscribing(false)} /> : null}
    </div>
  );
}

function Views({ board, editor }: { board: Board; editor: TripEditor | null }) {
  const dates = [...board.days.map(({ on }) => on), ...board.parts.keys()].toSorted();
  const place = useCalendarPlace(dates[0] ?? '', dates.at(-1) ?? '');
  const { trip, plan } = board.document;
  return (
    <>
      <CalendarBar place={place} editor={editor} />
      {place.view === 'month' ? (
        <MonthGrid
          days={tripDays(trip, plan)}
          {...place.span}
          board={board}
          onShow={(on) => place.go({ view: 'day', on })}
        />
      ) : place.view === 'agenda' ? (
        <Agenda board={board} />
      ) : (
        <TimeGrid board={board} place={place} />
      )}
    </>
  );
}

function CalendarPlan({ document, opened, editor, ticket, here }: CalendarPlanProps) {
  const board = useBoard(document, editor && editor.edit);
  const { trip, plan } = document;
  const tripName = document.tripName || 'New trip';
  const first = trip.startOn;
  const lastOn = tripDays(trip, plan).at(-1)?.on;
  return (
    <PageFrame
      heading={tripName}
      title={`${tripName}, calendar`}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          {here ? <PeopleHere {...here} /> : null}
          <Actions opened={opened} ticket={ticket} />
        </div>
      }
    >
      {editor ? <SaveTrouble editor={editor} /> : null}
      <p id="calendar-keys" hidden>
        Arrow keys move it by a quarter of an hour or a day, Shift with up or down changes how long it takes,
        L locks it, Delete removes it, Enter opens it.
      </p>
      <p role="status" className="sr-only">
        {board.said}
      </p>
      {board.days.length > 0 ? (
        <Views board={board} editor={editor} />
      ) : (
        <div className="grid gap-6">
          <NothingTimed opened={opened} ticket={ticket} hasDates={first !== null} />
          {first !== null && lastOn ? (
            <MonthGrid
              days={tripDays(trip, plan)}
              from={first}
              to={lastOn}
              board={board}
              onShow={() => undefined}
            />
          ) : null}
        </div>
      )}
      <DropCost board={board} />
      <ItemDialog board={board} />
      <AddDialog board={board} />
    </PageFrame>
  );
}

/** Where the changes of a trip are kept. */
function targetOf({ _id: id, version, unsaved }: OpenedTrip, ticket: string | undefined): SaveTarget {
  if (id === deviceTripId) return { kind: 'device' };
  return unsaved ? { kind: 'draft', id, version } : { kind: 'trip', id, version, ...(ticket && { ticket }) };
}

function EditedCalendar({ opened, ticket }: ActionsProps) {
  const target = targetOf(opened, ticket);
  const editor = useTripEditor({ document: documentOf(opened), target });
  useUndoKeys(editor);
  const here = useLiveTrip(editor, opened.unsaved ? undefined : opened._id, ticket);
  return (
    <CalendarPlan document={editor.document} opened={opened} editor={editor} ticket={ticket} here={here} />
  );
}

const drawDeviceTrip = (opened: OpenedTrip) => <EditedCalendar opened={opened} ticket={undefined} />;

function StoredCalendar({ id }: { id: string }) {
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? undefined;
  const query = useTripToOpen(id, false, ticket);
  return (
    <OpenedTripView query={query}>
      {(opened) =>
        opened.access !== 'view' ? (
          <EditedCalendar key={id} opened={opened} ticket={opened.access === 'edit' ? ticket : undefined} />
        ) : (
          <CalendarPlan document={documentOf(opened)} opened={opened} editor={null} ticket={ticket} />
        )
      }
    </OpenedTripView>
  );
}

/** One trip on the calendar: to be worked on by its owner and whoever has a ticket for that, to be read by others. */
export function CalendarPage() {
  const { id = '' } = useParams();
  if (id !== deviceTripId) return <StoredCalendar id={id} />;
  return <DeviceTripView pathOf={(draft) => `/calendar-plan/${draft}`}>{drawDeviceTrip}</DeviceTripView>;
}
