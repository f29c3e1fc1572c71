import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { emptyDocument } from '../trips/empty-document.ts';
import { doEdit, startHistory, type TripHistory } from './trip-history.ts';
import { TripSaver, type SaveState } from './trip-saver.ts';
import type { SaveTarget } from './workspace.queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bench(start: SaveTarget) {
  let history = startHistory(emptyDocument());
  const states: SaveState['kind'][] = [];
  const send = vi.fn(
    async (_document: unknown, target: SaveTarget, _keepalive: boolean, _edits: unknown) => ({
      _id: 'id',
      version: 1 + ((target as { version?: number }).version ?? 0),
    }),
  );
  const keepOnDevice = vi.fn(() => true);
  const onMerged = vi.fn();
  const onOtherDraft = vi.fn();
  const saver = new TripSaver(
    {
      read: () => history,
      write: (next) => {
        history = next;
      },
      onState: ({ kind }) => states.push(kind),
      send,
      keepOnDevice,
      onMerged,
      onOtherDraft,
    },
    start,
  );
  const type = (notes: string) => {
    history = doEdit(history, { edit: 'setNotes', notes }, Date.now()) as TripHistory;
    saver.changed();
  };
  return { saver, send, states, type, keepOnDevice, onMerged, onOtherDraft, read: () => history };
}

const conflict = (current: unknown) =>
  new ApiError(409, { code: 'conflict', message: '', requestId: '', current });

test('waits for a pause, sends once, and goes on from the version it was given', async () => {
  const { send, type, states, saver } = bench({ kind: 'draft' });
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  type('ab');
  await vi.advanceTimersByTimeAsync(1499);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('saved');
  type('abc');
  await saver.flush();
  expect(send.mock.calls[1]?.[1]).toEqual({ kind: 'draft', id: 'id', version: 1 });
});

test('sends edits alone from a version it knows: as opened, as saved, as received', async () => {
  const { saver, send, type } = bench({ kind: 'trip', id: 'id', version: 3 });
  const edits = () => send.mock.calls.at(-1)?.[3];
  const sent = (notes: string) => ({ edits: [{ edit: 'setNotes', notes }], unnamed: true });
  saver.begin({ kind: 'saved' });
  type('a');
  await saver.flush();
  expect(edits()).toEqual(sent('a'));
  type('ab');
  await saver.flush();
  expect(edits()).toEqual(sent('ab'));
  await saver.receive({ ...emptyDocument(), tripName: 'Theirs', _id: 'id', version: 9 });
  type('abc');
  await saver.flush();
  expect(edits()).toEqual({ ...sent('abc'), unnamed: false });
});

test('sends the whole trip from a version whose state it never saw', async () => {
  const { saver, send, type, read } = bench({ kind: 'trip', id: 'id', version: 3 });
  saver.begin({ kind: 'saved' });
  type('mine');
  saver.resolveConflict(read(), 7);
  await saver.flush();
  expect(send.mock.calls[0]?.[3]).toBeNull();
});

test('without a network it says so and tries again', async () => {
  const { send, type, states } = bench({ kind: 'trip', id: 'id', version: 3 });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(states.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('saved');
});

test('what waited for the network goes out as soon as the server answers anything', async () => {
  const { saver, send, type, states } = bench({ kind: 'trip', id: 'id', version: 3 });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  saver.reached();
  await vi.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, states.at(-1)]).toEqual([2, 'saved']);
});

test('what is typed while a save is under way is saved after it', async () => {
  const { send, type, read } = bench({ kind: 'trip', id: 'id', version: 3 });
  const first = Promise.withResolvers<{ _id: string; version: number }>();
  send.mockReturnValueOnce(first.promise);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  type('ab');
  first.resolve({ _id: 'id', version: 4 });
  await vi.advanceTimersByTimeAsync(1500);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[1]).toEqual({ kind: 'trip', id: 'id', version: 4 });
  expect(read().unsaved).toEqual([]);
});

test('a newer trip gets the unsaved edits on top and is saved from its version', async () => {
  const { send, type, onMerged, read } = bench({ kind: 'trip', id: 'id', version: 3 });
  send.mockRejectedValueOnce(conflict({ ...emptyDocument(), tripName: 'Theirs', _id: 'id', version: 7 }));
  type('mine');
  await vi.advanceTimersByTimeAsync(1600);
  expect(onMerged).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[1]?.[1]).toEqual({ kind: 'trip', id: 'id', version: 7 });
  expect(read().document).toMatchObject({ tripName: 'Theirs', trip: { notes: 'mine' } });
});

test('a second draft is kept on the device while the account holds another', async () => {
  const { send, type, keepOnDevice, onOtherDraft, states } = bench({ kind: 'draft' });
  send.mockRejectedValueOnce(conflict({ ...emptyDocument(), _id: 'other', version: 1 }));
  type('mine');
  await vi.advanceTimersByTimeAsync(1500);
  expect(keepOnDevice).toHaveBeenCalledWith(
    expect.objectContaining({ trip: expect.objectContaining({ notes: 'mine' }) }),
  );
  expect(onOtherDraft).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('on-device');
});

test('on the device every change is kept at once', () => {
  const { type, keepOnDevice, send, states } = bench({ kind: 'device' });
  type('a');
  expect(keepOnDevice).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('on-device');
  expect(send).not.toHaveBeenCalled();
});

test('on the device it goes on from what another tab made of the draft', () => {
  const { type, saver, keepOnDevice, read } = bench({ kind: 'device' });
  type('a');
  saver.receiveDraft({ ...read().document, tripName: 'Named beside' });
  expect(keepOnDevice).toHaveBeenCalledTimes(1);
  type('ab');
  expect(keepOnDevice).toHaveBeenLastCalledWith(
    expect.objectContaining({ tripName: 'Named beside', trip: expect.objectContaining({ notes: 'ab' }) }),
  );
});

test('a refusal that waiting cannot mend is told and not repeated', async () => {
  const { send, type, states } = bench({ kind: 'trip', id: 'id', version: 3 });
  send.mockRejectedValueOnce(new ApiError(413, { code: 'too_large', message: 'Too large.', requestId: '' }));
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('failed');
  expect(send).toHaveBeenCalledTimes(1);
});

test('moving from the device to the account sends the whole trip there', async () => {
  const { type, saver, send } = bench({ kind: 'device' });
  type('a');
  saver.moveTo({ kind: 'draft' }, true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ trip: expect.objectContaining({ notes: 'a' }) }),
    { kind: 'draft' },
    false,
    null,
  );
  expect(saver.target).toEqual({ kind: 'draft', id: 'id', version: 1 });
});

test('after it went on elsewhere nothing is sent, and after that failed all of it is', async () => {
  const { type, saver, send } = bench({ kind: 'draft' });
  type('a');
  saver.finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  saver.resume();
  await vi.advanceTimersByTimeAsync(1500);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a newer version from elsewhere goes under what is not saved, and is not taken twice', async () => {
  const { saver, type, read, send } = bench({ kind: 'trip', id: 'id', version: 3 });
  const newer = { ...emptyDocument(), tripName: 'Theirs', _id: 'id', version: 4 };
  type('mine');
  await saver.receive(newer);
  expect(read().document).toMatchObject({ tripName: 'Theirs', trip: { notes: 'mine' } });
  await vi.advanceTimersByTimeAsync(1500);
  expect(send.mock.calls[0]?.[1]).toEqual({ kind: 'trip', id: 'id', version: 4 });
  await saver.receive({ ...newer, tripName: 'Older' });
  expect(read().document.tripName).toBe('Theirs');
});

test('a save whose answer was lost is no conflict', async () => {
  const { saver, send, type, states, onMerged, read } = bench({ kind: 'trip', id: 'id', version: 3 });
  type('mine');
  send.mockRejectedValueOnce(conflict({ ...read().document, _id: 'id', version: 4 }));
  await saver.flush();
  expect([states.at(-1), read().unsaved, onMerged.mock.calls.length]).toEqual(['saved', [], 0]);
  expect(saver.target).toMatchObject({ version: 4 });
});

test('with others there, changes are sent almost at once', async () => {
  const { saver, send, type } = bench({ kind: 'trip', id: 'id', version: 3 });
  saver.setShared(true);
  type('a');
  await vi.advanceTimersByTimeAsync(300);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a session that ended is waited for, and a link that ended is the end', async () => {
  const { saver, send, type, states } = bench({ kind: 'trip', id: 'id', version: 3, ticket: 't' });
  send.mockRejectedValueOnce(new ApiError(401, undefined));
  type('a');
  await saver.flush();
  expect(states.at(-1)).toBe('signed-out');
  send.mockRejectedValueOnce(new ApiError(404, undefined));
  await saver.flush();
  expect(states.at(-1)).toBe('closed');
  type('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('restoring saves what is left first, then stands as one step that can be undone', async () => {
  const { saver, send, type, read } = bench({ kind: 'trip', id: 'id', version: 3 });
  type('mine');
  const restored = vi.fn(async (newest: number) => ({ version: newest + 1 }));
  await saver.restore({ edit: 'setNotes', notes: 'then' }, restored);
  expect(send).toHaveBeenCalledTimes(1);
  expect(restored).toHaveBeenCalledWith(4);
  expect(saver.target).toMatchObject({ version: 5 });
  expect([read().document.trip.notes, read().unsaved]).toEqual(['then', []]);
});

test('where nothing changed, nothing is said of saving', async () => {
  const { saver, states, send } = bench({ kind: 'trip', id: 'id', version: 1 });
  saver.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states, send.mock.calls]).toEqual([[], []]);
});

test('a draft that became a trip has nothing left to save, and goes on there', async () => {
  const { saver, type, send, read } = bench({ kind: 'draft', id: 'id', version: 1 });
  type('a');
  saver.becomeTrip('id', 4);
  expect(read().unsaved).toEqual([]);
  type('ab');
  await saver.flush();
  expect(send.mock.calls.map(([, target]) => target)).toEqual([{ kind: 'trip', id: 'id', version: 4 }]);
});
