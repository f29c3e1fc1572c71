// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { Toaster } from '../ui/toast.tsx';
import { emptyDocument } from '../trips/empty-document.ts';
import { SaveNote } from './save-note.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { useTripEditor, type TripEditor } from './use-trip-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import type { SaveTarget } from './workspace.queries.ts';

let editor: TripEditor;

/** A trip's notes under change, with how saving stands. */
function Notes({ target, name = '', notes = '' }: { target: SaveTarget; name?: string; notes?: string }) {
  const start = emptyDocument();
  const own = useTripEditor({
    document: { ...start, tripName: name, trip: { ...start.trip, notes } },
    target,
  });
  useUndoKeys(own);
  useLayoutEffect(() => {
    editor = own;
  });
  return (
    <>
      <p>Notes: {own.document.trip.notes}</p>
      <input aria-label="A field" />
      <button type="button" disabled={own.history.past.length === 0} onClick={own.undo}>
        Undo
      </button>
      <SaveNote state={own.saveState} untouched={own.history.past.length === 0} />
      <SaveTrouble editor={own} />
      <Toaster />
    </>
  );
}

const trip = { kind: 'trip', id: 'trip-1', version: 1 } as const;
const write = (notes: string) => act(() => void editor.edit({ edit: 'setNotes', notes }));
const saves = (version: number) => () =>
  Response.json({ _id: 'trip-1', version, modified: '2027-01-01T00:00:00Z', tripName: 'A trip' });
const undoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });

describe('the keys of undo and redo', () => {
  it('with nothing to undo, neither change the trip nor speak of saving', async () => {
    serve({ '/api/save': saves(2) });
    const { person } = draw(<Notes target={trip} />);
    await person.keyboard('{Control>}z{/Control}');
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.queryByText(/^Sav|no longer fits/)).toBeNull();
  });

  it('go back and forth', async () => {
    serve({ '/api/save': saves(2) });
    const { person } = draw(<Notes target={trip} />);
    write('Bring a hat');
    await person.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Notes:')).toBeTruthy();
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByText('Notes: Bring a hat')).toBeTruthy();
  });

  it('belong to the field where one is being typed in', async () => {
    serve({ '/api/save': saves(2) });
    const { person } = draw(<Notes target={trip} />);
    write('Bring a hat');
    await person.click(screen.getByRole('textbox', { name: 'A field' }));
    await person.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Notes: Bring a hat')).toBeTruthy();
  });
});

describe('undo', () => {
  it('is still there once the draft has become a saved trip with a name of its own', async () => {
    const { person, leave } = draw(<Notes target={{ kind: 'device' }} />);
    write('Bring a hat');
    act(() => editor.saver.becomeTrip('trip-1', 1));
    leave();
    serve({ '/api/save': saves(2) });
    const opened = draw(<Notes target={trip} name="Named by the server" notes="Bring a hat" />);
    await person.click(undoButton());
    expect(screen.getByText('Notes:')).toBeTruthy();
    expect(undoButton().disabled).toBe(true);
    opened.leave();
  });

  it('of steps that led to another state of the trip is not offered', () => {
    const { leave } = draw(<Notes target={trip} />);
    write('Bring a hat');
    leave();
    draw(<Notes target={{ ...trip, id: 'trip-2' }} name="Another" notes="Something else" />);
    expect(undoButton().disabled).toBe(true);
  });
});

describe('a change', () => {
  it('is said to be saved once it is', async () => {
    serve({ '/api/save': saves(2) });
    draw(<Notes target={trip} />);
    write('Bring a hat');
    expect(screen.getByText('Saving')).toBeTruthy();
    await act(() => editor.saver.flush());
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('without a network waits, and says so', async () => {
    serve({});
    draw(<Notes target={trip} />);
    write('Bring a hat');
    await act(() => editor.saver.flush());
    expect(screen.getByText('Offline, will save')).toBeTruthy();
  });

  it('by a link that was turned off says whom to ask', async () => {
    serve({ '/api/save': () => refusal(404, 'Not found.') });
    draw(<Notes target={{ ...trip, ticket: 'ticket' }} />);
    write('Bring a hat');
    await act(() => editor.saver.flush());
    expect(screen.getByText(/no longer works.*Ask the owner for a new one/)).toBeTruthy();
  });

  it('that the server refuses is shown with its reason, and can be tried again', async () => {
    serve({ '/api/save': () => refusal(413, 'The trip is too large.') });
    const { person } = draw(<Notes target={trip} />);
    write('Bring a hat');
    await act(() => editor.saver.flush());
    expect(screen.getAllByText('The trip is too large.').length).toBeGreaterThan(0);
    serve({ '/api/save': saves(2) });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
  });
});
