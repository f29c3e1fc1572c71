import type { Stop } from '@wayfare/contracts/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDocument } from '../trips/empty-document.ts';
import { keepEdits, keepSteps, openHistory } from './kept-edits.ts';
import { doEdit, markSaved, startHistory, undoStep, type TripHistory } from './trip-history.ts';

class Area {
  readonly held = new Map<string, string>();
  getItem = (key: string) => this.held.get(key) ?? null;
  setItem = (key: string, value: string) => void this.held.set(key, value);
  removeItem = (key: string) => void this.held.delete(key);
}

let device: Area;
beforeEach(() => {
  device = new Area();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', new Area());
});

const target = { kind: 'trip', id: 'id', version: 3 } as const;
const stop = (id: string): Stop => ({
  id,
  nights: 2,
  place: { name: id, kind: 'city', latitude: 0, longitude: 0, status: 'own' },
});
const after = (history: TripHistory, ...edits: Parameters<typeof doEdit>[1][]) =>
  edits.reduce((held, edit, index) => doEdit(held, edit, index * 10_000) as TripHistory, history);
const base = after(startHistory(emptyDocument()), { edit: 'addStop', stop: stop('a'), index: 0 }).document;
const mine = after(startHistory(base), { edit: 'addStop', stop: stop('b'), index: 1 });
const names = ({ document }: TripHistory) => document.trip.stops.map(({ id }) => id).join('');

test('edits that never reached the server are there when the trip is opened again', () => {
  keepEdits(target, mine);
  const { history, state } = openHistory(base, target);
  expect([names(history), history.unsaved.length, state.kind]).toEqual(['ab', 1, 'dirty']);
});

test('they go on top of a newer version', () => {
  keepEdits(target, mine);
  const newer = after(startHistory(base), { edit: 'addStop', stop: stop('c'), index: 1 }).document;
  const { history } = openHistory(newer, { ...target, version: 4 });
  expect(names(history)).toBe('abc');
});

test('what arrived although nothing said so is not done twice', () => {
  keepEdits(target, mine);
  const { history, state } = openHistory(mine.document, { ...target, version: 4 });
  expect([names(history), history.unsaved, state.kind]).toEqual(['ab', [], 'saved']);
  expect(device.held.size).toBe(0);
});

test('where they do not fit, both states are shown', () => {
  const renamed = after(startHistory(base), { edit: 'setNights', stopId: 'a', nights: 9 });
  keepEdits(target, renamed);
  const newer = after(startHistory(base), { edit: 'removeStop', stopId: 'a' }).document;
  const { history, state } = openHistory(newer, { ...target, version: 4 });
  expect(state).toMatchObject({ kind: 'conflict', theirs: newer, theirVersion: 4 });
  expect(history.document.trip.stops[0]?.nights).toBe(9);
});

test('what was saved is forgotten', () => {
  keepEdits(target, mine);
  keepEdits(target, markSaved(mine, 1, mine.document));
  expect(device.held.size).toBe(0);
});

test('the way back outlives a reload, but not another state of the trip', () => {
  keepSteps(target, mine);
  expect(names(undoStep(openHistory(mine.document, target).history))).toBe('a');
  expect(openHistory(base, target).history.past).toEqual([]);
});

test('the way back leads on from a trip that the server has named since', () => {
  keepSteps(target, mine);
  const named = { ...mine.document, tripName: 'Two weeks in a and b' };
  const { history } = openHistory(named, target);
  expect(names(undoStep(history))).toBe('a');
  expect(undoStep(history).document.tripName).toBe('Two weeks in a and b');
});
