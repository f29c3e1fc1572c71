import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { moveConversation } from '../chat/conversation.ts';
import { readLocalDraft, writeLocalDraft } from '../trips/local-draft.ts';
import { useTripList } from '../trips/trips.queries.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useDraftHere } from './draft-here.ts';
import { emptyDocument } from '../trips/empty-document.ts';
import { OtherDraftNotice } from './other-draft-notice.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { TopBar } from './top-bar.tsx';
import { TripWorkspace } from './trip-workspace.tsx';
import { useAddressRequest } from './use-address-request.ts';
import { useDraftPlace } from './use-draft-place.ts';
import { usePlanner } from './use-planner.ts';
import { useSaveDraftAsTrip } from './use-save-draft-as-trip.ts';
import { useTripEditor } from './use-trip-editor.ts';

function NewTrip() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = useTripList('active', Boolean(user));
  const [start] = useState(() => readLocalDraft()?.document ?? emptyDocument());
  const [asking, setAsking] = useState<'save' | 'share' | null>(
    search.has('share') && !user ? 'share' : null,
  );
  const editor = useTripEditor({
    document: start,
    target: { kind: 'device' },
    onOtherDraft: () => void list.refresh(),
  });
  const planner = usePlanner(editor);
  useAddressRequest(editor, planner);
  useDraftPlace(editor, { signedIn: Boolean(user), list });
  const { save, saveToShare, saving } = useSaveDraftAsTrip(editor, ({ id, path }) => {
    writeLocalDraft(undefined);
    moveConversation('new', id);
    void navigate(path, { replace: true });
  });
  const saveTo = { save, share: saveToShare };
  const otherDraft = editor.saver.target.kind === 'device' && user ? list.unsavedTrip : null;
  return (
    <>
      <TripWorkspace
        editor={editor}
        planner={planner}
        frozen={saving}
        asked={search.get('q') ?? ''}
        bar={
          <TopBar
            editor={editor}
            planner={planner}
            onSave={user ? save : () => setAsking('save')}
            onShare={user ? saveToShare : () => setAsking('share')}
            saving={saving}
          />
        }
        notice={otherDraft ? <OtherDraftNotice draft={otherDraft} /> : null}
      />
      {asking ? (
        <SignInToSave
          {...(asking === 'share' && { title: 'Sign in to share' })}
          onClose={() => setAsking(null)}
          onSignedIn={() => {
            setAsking(null);
            saveTo[asking]();
          }}
        />
      ) : null}
    </>
  );
}

/** The planner on a new trip, or on the draft that it became before one came back here. */
export function CreatePage() {
  const user = useCurrentUser();
  const draft = useDraftHere(Boolean(user));
  const [search] = useSearchParams();
  if (user === undefined || draft === undefined) return <LoadingScreen />;
  if (draft === null) return <NewTrip />;
  const query = new URLSearchParams(search);
  query.set('unsaved', 'true');
  return <Navigate to={`/open/${draft}?${query}`} replace />;
}
