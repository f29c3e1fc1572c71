import { limits } from '@wayfare/contracts/limits';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { BudgetSection } from '../money/budget-section.tsx';
import { DatesSection } from '../route/dates-section.tsx';
import { RebuildForWishes, RebuildNote } from '../route/rebuild-note.tsx';
import { preloadStops, RouteSection } from '../route/route-section.tsx';
import { WishesSection } from '../wishes/wishes-section.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { IdeasSection } from './ideas-section.tsx';
import { MapPane } from './map-pane.tsx';
import { namedThings } from './named-things.ts';
import { Panes } from './panes.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { TripBookings } from './trip-bookings.tsx';
import { useSelection, type SharedSelection } from './selection.ts';
import type { Planner } from './use-planner.ts';
import type { TripEditor } from './use-trip-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';

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

interface TripPaneProps {
  editor: TripEditor;
  planner: Planner;
  shared: SharedSelection;
  asked: string;
}

function TripPane({ editor, planner, shared, asked }: TripPaneProps) {
  const { trip, plan } = editor.document;
  // A change is drawn first; the costs are added up after it.
  const costed = useDeferredValue(editor.document);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 items-start gap-8 px-4 py-6 sm:px-6 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {plan && planner.view === 'days' ? (
          <div>
            <RebuildNote editing={editor} />
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              <PlanDays plan={plan} editor={editor} choice={shared} />
            </Suspense>
          </div>
        ) : (
          <RouteSection editing={editor} asked={asked} choice={shared} />
        )}
        <TextArea
          label="Notes"
          placeholder="Bookings to make, people to meet, things not to forget"
          maxLength={limits.tripNotesCharacters}
          value={trip.notes}
          onChange={(event) => editor.edit({ edit: 'setNotes', notes: event.target.value })}
        />
      </div>
      <Card className="grid grid-cols-1 gap-8 p-6">
        <DatesSection editing={editor} />
        <div className="grid grid-cols-1 gap-2">
          <WishesSection trip={trip} edit={editor.edit} />
          <RebuildForWishes editing={editor} />
        </div>
        <BudgetSection document={costed} />
        <IdeasSection ideas={trip.ideas} near={trip.stops[0]?.place ?? null} edit={editor.edit} />
      </Card>
    </div>
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
  const shared = useSelection(editor.document);
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
            <TripPane editor={editor} planner={planner} shared={shared} asked={asked} />
          </TripBookings>
        }
        map={<MapPane editor={editor} shared={shared} />}
      />
    </div>
  );
}
