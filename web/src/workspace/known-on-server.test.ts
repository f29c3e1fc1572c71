import type { Edit } from '@wayfare/contracts/edit';
import { limits } from '@wayfare/contracts/limits';
import { expect, test } from 'vitest';
import { emptyDocument } from '../trips/empty-document.ts';
import { KnownOnServer } from './known-on-server.ts';
import { doEdit, startHistory, undoStep, type TripHistory } from './trip-history.ts';

const target = { kind: 'trip', id: 'id', version: 3 } as const;
const setNotes = (notes: string): Edit => ({ edit: 'setNotes', notes });
const after = (history: TripHistory, ...edits: Edit[]) =>
  edits.reduce((held, edit) => doEdit(held, edit, 0) as TripHistory, history);

function opened(tripName = 'Porto') {
  const document = { ...emptyDocument(), tripName };
  const known = new KnownOnServer();
  known.learn(target, document);
  return { known, history: startHistory(document) };
}

test('edits of the version that is known are sent as they are', () => {
  const { known, history } = opened();
  const edits = [setNotes('a'), setNotes('ab')];
  expect(known.editsTo(after(history, ...edits), target)).toEqual({ edits, unnamed: false });
});

test('of another version, another trip, or a trip never seen there, the whole is sent', () => {
  const { known, history } = opened();
  const changed = after(history, setNotes('a'));
  expect(known.editsTo(changed, { ...target, version: 4 })).toBeNull();
  expect(known.editsTo(changed, { ...target, id: 'other' })).toBeNull();
  expect(known.editsTo(changed, { kind: 'draft' })).toBeNull();
  expect(new KnownOnServer().editsTo(changed, target)).toBeNull();
});

test('edits that do not make the trip as it is here are not sent', () => {
  const { known, history } = opened();
  const changed = after(history, setNotes('a'));
  expect(known.editsTo({ ...changed, unsaved: [setNotes('b')] }, target)).toBeNull();
  expect(known.editsTo({ ...changed, unsaved: [{ edit: 'removeStop', stopId: 'gone' }] }, target)).toBeNull();
});

test('a name that was taken back is told beside the edits', () => {
  const { known, history } = opened('');
  const named = after(history, { edit: 'renameTrip', name: 'Porto' });
  known.learn({ ...target, version: 4 }, named.document);
  const back = undoStep({ ...named, unsaved: [] });
  const sent = known.editsTo(back, { ...target, version: 4 });
  expect(sent).toMatchObject({ unnamed: true });
});

test('what would be longer, or more than one save may hold, is sent whole', () => {
  const { known, history } = opened();
  const typed = Array.from({ length: 20 }, (_, n) => setNotes('a long word '.repeat(n)));
  expect(known.editsTo(after(history, ...typed), target)).toBeNull();
  const many: Edit = {
    edit: 'batch',
    edits: Array.from({ length: limits.editsPerSave + 1 }, () => setNotes('') as never),
  };
  const document = { ...history.document, trip: { ...history.document.trip, notes: 'x'.repeat(20_000) } };
  known.learn(target, document);
  expect(known.editsTo(after(startHistory(document), setNotes('')), target)).not.toBeNull();
  const large = after(startHistory(document), many);
  known.learn(target, { ...document, trip: { ...document.trip, notes: 'y'.repeat(20_000) } });
  expect(known.editsTo(large, target)).toBeNull();
});
