import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { createElement, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerActions } from '../chat/answer.tsx';
import { useConversation } from '../chat/use-conversation.ts';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { addStopAt } from '../route/route-edits.ts';
import { newLocalId } from '../trips/editing.ts';
import { WishChips } from '../wishes/wish-chips.tsx';
import { paneNames, type PaneName } from './pane-sizes.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** Several edits as one step of the history; batches inside are laid open. */
function asOneEdit(edits: readonly Edit[]): Edit {
  const [only] = edits;
  if (only && edits.length === 1) return only;
  return { edit: 'batch', edits: edits.flatMap((edit) => (edit.edit === 'batch' ? edit.edits : [edit])) };
}

function isInTrip({ document: { trip, plan } }: TripEditor, place: PlaceRef) {
  const same = (other: PlaceRef | null) =>
    other !== null &&
    other.placeId === place.placeId &&
    (place.placeId !== undefined || other.name === place.name);
  return (
    trip.stops.some((stop) => same(stop.place)) ||
    trip.ideas.some((idea) => same(idea.place)) ||
    (plan?.days.some((day) => day.items.some((item) => same(item.place))) ?? false)
  );
}

function actionsOf(editor: TripEditor): Omit<AnswerActions, 'named'> {
  const { past, future } = editor.history;
  return {
    inTrip: (place) => isInTrip(editor, place),
    addPlace: (place) => {
      if (place.kind === 'city') editor.edit(addStopAt(editor.document, place));
      else {
        const index = editor.document.trip.ideas.length;
        editor.edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index });
      }
    },
    changeState: (answerId) => {
      if (past.at(-1)?.of === answerId) return 'last';
      if (past.some(({ of }) => of === answerId)) return 'earlier';
      // Only what would be done again next can be offered for it.
      return future.at(-1)?.of === answerId ? 'undone' : null;
    },
    undoAnswer: editor.undoAnswer,
    redo: editor.redo,
    wishes: (of) => createElement(WishChips, { trip: editor.document.trip, edit: editor.edit, of }),
  };
}

type View = 'days' | 'route';

/** Which view and which pane are open, as the address has it, so that reload and back keep them. */
function useOpenView(firstPane: PaneName) {
  const [search, setSearch] = useSearchParams();
  // Which pane is usual is told once, so that the first stop does not turn the page over.
  const [usual] = useState(firstPane);
  const view: View = search.get('view') === 'route' ? 'route' : 'days';
  const asked = search.get('pane');
  const pane = paneNames.find((name) => name === asked) ?? usual;
  const show = useCallback(
    (next: { view?: View; pane: PaneName }) =>
      setSearch((held) => {
        const wanted = new URLSearchParams(held);
        if (next.view === 'route') wanted.set('view', 'route');
        else if (next.view) wanted.delete('view');
        wanted.set('pane', next.pane);
        return wanted;
      }),
    [setSearch],
  );
  return [view, pane, show] as const;
}

/** What the planner screen shows beside the trip itself: the conversation about it, and which view is open. */
export function usePlanner(editor: TripEditor, tripId?: string) {
  const user = useCurrentUser();
  const { plan, trip } = editor.document;
  const [chosen, pane, show] = useOpenView(trip.stops.length > 0 ? 'trip' : 'chat');
  const [justAsking, setJustAsking] = useState(false);
  const keptAs = tripId ?? 'new';
  const signedIn = Boolean(user);
  const { target } = editor.saver;
  const savedAs = tripId ?? (target.kind === 'draft' ? target.id : undefined);
  const actions = actionsOf(editor);
  const conversation = useConversation({
    keptAs,
    tripId: savedAs,
    signedIn,
    read: () => editor.saver.document,
    apply: (edits, answerId) => editor.edit(asOneEdit(edits), answerId),
    changeState: actions.changeState,
    undoAnswer: editor.undoAnswer,
  });
  const view = plan ? chosen : 'route';
  /** Brings the trip into sight, in one view of it. */
  const showTrip = useCallback(
    (wanted: View) => {
      if (wanted !== view || pane !== 'trip') show({ view: wanted, pane: 'trip' });
    },
    [view, pane, show],
  );
  /** Goes from the route to the days and back; without days yet, asks the assistant for them. */
  const switchView = () => {
    show({ view: view === 'days' ? 'route' : 'days', pane: plan ? 'trip' : 'chat' });
    if (!plan) {
      conversation.send('Build the day plan', false);
    }
  };
  return {
    conversation,
    actions,
    signedIn,
    view,
    switchView,
    showTrip,
    maySwitchView: plan !== null || (trip.stops.length > 0 && !conversation.busy),
    pane,
    setPane: (next: PaneName) => show({ pane: next }),
    justAsking: { on: justAsking, set: setJustAsking },
  };
}

/** What the pieces of the planner screen are given. */
export type Planner = ReturnType<typeof usePlanner>;
