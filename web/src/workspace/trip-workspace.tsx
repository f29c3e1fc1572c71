import { limits } from '@wayfare/contracts/limits';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { RebuildForWishes } from '../route/rebuild-for-wishes.tsx';
import { RebuildNote } from '../route/rebuild-note.tsx';
import { preloadStops, RouteSection } from '../route/route-section.tsx';
import { useOtherWishes } from '../route/use-other-wishes.ts';
import type { Editing } from '../trips/editing.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { BarPart } from './bar-parts.ts';
import { IdeasSection } from './ideas-section.tsx';
import { MapPane } from './map-pane.tsx';
import { namedThings } from './named-things.ts';
import { Panes } from './panes.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { TracksSection } from './tracks-section.tsx';
import { TripBookings } from './trip-bookings.tsx';
import { useSelection, type SharedSelection } from './selection.ts';
import { TripBar } from './trip-bar.tsx';
import type { Planner } from './use-planner.ts';
import type { TripEditor } from './use-trip-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { useWithoutNotes } from './use-without-notes.ts';

const loadDays = () => import('../plan/plan-days.tsx');
const PlanDays = lazy(loadDays);

/** A new trip is empty; what shows stops and days comes while its traveller types. */
function usePreloading() {
  useEffect(() => {
    const preload = () => {
      preloadStops();
      void loadDays().catch(() => undefined);
    };
    const control = new AbortController();
    const once = { once: true, passive: true, signal: control.signal };
    document.addEventListener('keydown', preload, once);
    document.addEventListener('pointerdown', preload, once);
    return () => control.abort();
  }, []);
}

interface TripWorkspaceProps {
  editor: TripEditor;
  planner: Planner;
  bar: ReactNode;
  notice?: ReactNode;
  /** What was typed before coming here, to be looked up at once. */
  asked?: string;
  /** True while nothing may be changed. */
  frozen?: boolean;
}

const none: readonly never[] = [];

interface TripPaneProps {
  editor: TripEditor;
  /** The same for all that the notes are nothing to. */
  editing: Editing;
  planner: Planner;
  shared: SharedSelection;
  asked: string;
}

function TripPane({ editor, editing, planner, shared, asked }: TripPaneProps) {
  const { trip, plan } = editing.document;
  const [open, setOpen] = useState<BarPart | null>(null);
  const wishes = useOtherWishes(editing.document);
  const offeredInPanel = open === 'party' || open === 'wishes';
  return (
    <>
      <TripBar editing={editing} wishes={wishes} open={open} onOpen={setOpen} />
      <div className="mx-auto grid w-full max-w-5xl grid-cols-1 items-start gap-8 px-4 py-6 sm:px-6 @4xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {offeredInPanel ? null : <RebuildForWishes editing={editing} wishes={wishes} />}
          {plan && planner.view === 'days' ? (
            <div>
              <RebuildNote editing={editing} />
              <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
                <PlanDays plan={plan} editor={editing} choice={shared} />
              </Suspense>
            </div>
          ) : (
            <RouteSection editing={editing} asked={asked} choice={shared} />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <TextArea
            label="Notes"
            placeholder="Bookings to make, people to meet, things not to forget"
            maxLength={limits.tripNotesCharacters}
            value={editor.document.trip.notes}
            onChange={(event) => editor.edit({ edit: 'setNotes', notes: event.target.value })}
          />
          <IdeasSection ideas={trip.ideas} near={trip.stops[0]?.place ?? null} edit={editor.edit} />
          <TracksSection tracks={trip.tracks ?? none} edit={editor.edit} />
        </div>
      </div>
    </>
  );
}

/**
 * The planner as it stands: the chat, the trip as route or days, and the map are three views of one trip. It takes the
 * height of the screen that banners above it leave.
 */
export function TripWorkspace({
  editor,
  planner,
  bar,
  notice,
  asked = '',
  frozen = false,
}: TripWorkspaceProps) {
  useUndoKeys(editor);
  usePreloading();
  const { trip, plan, tripName } = editor.document;
  const { edit, undo } = editor;
  const document = useWithoutNotes(editor.document);
  const editing = useMemo(() => ({ document, edit, undo }), [document, edit, undo]);
  const shared = useSelection(document);
  const { showTrip } = planner;
  const { stops, ideas } = trip;
  const named = useMemo(
    () => namedThings({ stops, ideas, plan }, shared.select, showTrip),
    [stops, ideas, plan, shared.select, showTrip],
  );
  return (
    <div
      inert={frozen}
      className="relative flex min-h-0 grow basis-0 flex-col overflow-clip print:basis-auto print:overflow-visible"
    >
      <PageHead title={tripName || 'New trip'} />
      {bar}
      {notice}
      <SaveTrouble editor={editor} />
      <Panes
        open={planner.pane}
        onOpen={planner.setPane}
        chat={
          <ChatPanel
            conversation={planner.conversation}
            actions={{ ...planner.actions, named }}
            justAsking={planner.justAsking}
            signedIn={planner.signedIn}
            fresh={trip.stops.length === 0}
          />
        }
        trip={
          <TripBookings editor={editor}>
            <TripPane editor={editor} editing={editing} planner={planner} shared={shared} asked={asked} />
          </TripBookings>
        }
        map={<MapPane editing={editing} shared={shared} />}
      />
    </div>
  );
}
