import type { Stop } from '@wayfare/contracts/trip';
import { expect, test } from 'vitest';
import { emptyDocument } from '../trips/empty-document.ts';
import {
  doEdit,
  markSaved,
  rebaseHistory,
  redoStep,
  startHistory,
  undoDownTo,
  undoStep,
  type TripHistory,
} from './trip-history.ts';

const stop = (id: string): Stop => ({
  id,
  nights: 2,
  place: { name: id, kind: 'city', latitude: 0, longitude: 0, status: 'own' },
});
const after = (history: TripHistory, ...edits: Parameters<typeof doEdit>[1][]) =>
  edits.reduce((held, edit, index) => {
    const next = doEdit(held, edit, index * 10_000);
    if ('refused' in next) throw new Error(next.refused);
    return next;
  }, history);
const names = ({ document }: TripHistory) => document.trip.stops.map(({ id }) => id).join('');
const addStop = (id: string, index = 0) => ({ edit: 'addStop', stop: stop(id), index }) as const;

test('goes back and forth through what was done', () => {
  const history = after(startHistory(emptyDocument()), addStop('a'), addStop('b', 1));
  const back = undoStep(undoStep(history));
  expect(names(back)).toBe('');
  expect(names(redoStep(back))).toBe('a');
  expect(names(redoStep(redoStep(back)))).toBe('ab');
  expect(undoStep(undoStep(redoStep(redoStep(back)))).document).toEqual(emptyDocument());
});

test('a new edit ends what could be done again', () => {
  const history = after(undoStep(after(startHistory(emptyDocument()), addStop('a'))), addStop('b'));
  expect(names(redoStep(history))).toBe('b');
});

test('typing in one breath is undone as one', () => {
  let history = startHistory(emptyDocument());
  for (const [index, notes] of ['h', 'hi', 'hi '].entries()) {
    history = doEdit(history, { edit: 'setNotes', notes }, index * 300) as TripHistory;
  }
  expect(undoStep(history).document.trip.notes).toBe('');
});

test('an edit that cannot be done changes nothing and says why', () => {
  const history = startHistory(emptyDocument());
  expect(doEdit(history, { edit: 'removeStop', stopId: 'x' }, 0)).toHaveProperty('refused');
  expect(history.document).toEqual(emptyDocument());
});

test('what the server has not been told follows doing and undoing', () => {
  const history = undoStep(after(startHistory(emptyDocument()), addStop('a')));
  expect(history.unsaved.map(({ edit }) => edit)).toEqual(['addStop', 'removeStop']);
  expect(markSaved(history, 1, history.document).unsaved.map(({ edit }) => edit)).toEqual(['removeStop']);
});

test('edits go on top of a newer trip, and those that no longer hold are told', () => {
  const base = after(startHistory(emptyDocument()), addStop('a'), addStop('b', 1));
  const opened = startHistory(base.document);
  const mine = after(opened, addStop('c', 2), { edit: 'setNights', stopId: 'a', nights: 5 });
  const theirs = after(opened, { edit: 'removeStop', stopId: 'a' }).document;
  const { history, dropped } = rebaseHistory(mine, theirs);
  expect(names(history)).toBe('bc');
  expect(dropped).toBe(1);
  expect(names(undoStep(history))).toBe('b');
});

test('takes back what one answer did, and whatever came after it', () => {
  let history = after(startHistory(emptyDocument()), addStop('a'));
  const answered = doEdit(history, addStop('b', 1), 20_000, 'answer-1');
  if ('refused' in answered) throw new Error(answered.refused);
  history = after(answered, addStop('c', 2));
  const back = undoDownTo(history, 'answer-1');
  expect(names(back)).toBe('a');
  expect(back.future.map(({ of }) => of)).toEqual([undefined, 'answer-1']);
  expect(undoDownTo(back, 'answer-1')).toBe(back);
  expect(names(redoStep(redoStep(back)))).toBe('abc');
});

test('takes back and does again the first name of a trip', () => {
  const named = after(startHistory(emptyDocument()), {
    edit: 'batch',
    edits: [{ edit: 'renameTrip', name: 'Two cities' }, addStop('a')],
  });
  const back = undoStep(named);
  expect([back.document.tripName, names(back)]).toEqual(['', '']);
  const again = redoStep(back);
  expect([again.document.tripName, names(again)]).toEqual(['Two cities', 'a']);
  expect(undoStep(again).document).toEqual(emptyDocument());
});
