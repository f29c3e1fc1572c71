import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { documentOf } from '../trips/document-of.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { OpenedTripView } from '../trips/opened-trip.tsx';
import { TopBar } from './top-bar.tsx';
import { TripWorkspace } from './trip-workspace.tsx';
import { useAddressRequest } from './use-address-request.ts';
import { usePlanner } from './use-planner.ts';
import { useSaveDraftAsTrip } from './use-save-draft-as-trip.ts';
import { useTripEditor } from './use-trip-editor.ts';
import { useTripToOpen } from './workspace.queries.ts';

function OpenedWorkspace({ opened, ticket }: { opened: OpenedTrip; ticket: string | undefined }) {
  const { _id: id, version } = opened;
  const navigate = useNavigate();
  const editor = useTripEditor({
    document: documentOf(opened),
    target: opened.unsaved
      ? { kind: 'draft', id, version }
      : { kind: 'trip', id, version, ...(ticket ? { ticket } : {}) },
  });
  const planner = usePlanner(editor, id);
  useAddressRequest(editor, planner);
  const { save, saveToShare, saving } = useSaveDraftAsTrip(
    editor,
    ({ path }) => void navigate(path, { replace: true }),
  );
  return (
    <TripWorkspace
      editor={editor}
      planner={planner}
      frozen={saving}
      bar={
        <TopBar
          editor={editor}
          planner={planner}
          onSave={opened.unsaved ? save : undefined}
          onShare={opened.unsaved ? saveToShare : undefined}
          saving={saving}
          savedId={opened.unsaved ? undefined : id}
          ticket={ticket}
        />
      }
    />
  );
}

/** The planner on an existing trip or draft. Whoever may only look at it is shown its outline. */
export function OpenPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? undefined;
  const unsaved = search.get('unsaved') === 'true';
  const query = useTripToOpen(id, unsaved, ticket);
  return (
    <OpenedTripView query={query}>
      {(opened) =>
        opened.access !== 'view' ? (
          <OpenedWorkspace
            key={`${id} ${unsaved}`}
            opened={opened}
            ticket={opened.access === 'edit' ? ticket : undefined}
          />
        ) : (
          <Navigate to={`/outline/${id}${ticket ? `?ticket=${encodeURIComponent(ticket)}` : ''}`} replace />
        )
      }
    </OpenedTripView>
  );
}
