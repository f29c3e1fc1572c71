import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { emptyDocument } from '../trips/empty-document.ts';
import { doEdit, startHistory, undoStep } from './trip-history.ts';
import { type NewerTrip, type SaveState, TripSaver } from './trip-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = (name: string): PlaceRef => ({
  placeId: `xx-sample/${name}`,
  name,
  kind: 'city',
  latitude: 45,
  longitude: 9,
  status: 'atlas',
});
const item = (id: string): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place: place(id),
  startMinute: 600,
  endMinute: 660,
  travel: null,
  locked: false,
  madeBy: 'traveller',
});

function startDocument(): TripDocument {
  const { trip } = emptyDocument();
  const days = ['d1', 'd2'].map((id) => ({
    id,
    on: null,
    stopId: 's1',
    base: null,
    endBase: null,
    startMinute: 540,
    endMinute: 1320,
    items: [item(`${id}-a`), item(`${id}-b`)],
  }));
  const stops = ['s1', 's2'].map((id) => ({ id, place: place(id), nights: 2 }));
  return {
    tripName: 'Trip',
    trip: { ...trip, stops, notes: 'one two three' },
    plan: { schemaVersion: 1, days },
  };
}

const at = <Thing>(list: readonly Thing[], dice: number): Thing | undefined => list[dice % list.length];

/** An edit of what a document holds; `id` names what is new in it. Null where there is nothing of the kind. */
function editOf({ trip, plan }: TripDocument, kind: number, dice: number, id: string): Edit | null {
  const days = plan?.days ?? [];
  const day = at(days, dice);
  const held = at(
    days.flatMap(({ items }) => items),
    dice,
  );
  const stop = at(trip.stops, dice);
  const idea = at(trip.ideas, dice);
  const edits: (() => Edit | null | undefined)[] = [
    () => ({ edit: 'addIdea', idea: { id, place: place(id) }, index: dice % (trip.ideas.length + 1) }),
    () => idea && { edit: 'removeIdea', ideaId: idea.id },
    () => idea && { edit: 'updateIdea', idea: { ...idea, note: `${idea.note ?? ''} ${id}` } },
    () => ({
      edit: 'addStop',
      stop: { id, place: place(id), nights: 1 },
      index: dice % (trip.stops.length + 1),
    }),
    () => (stop && trip.stops.length > 1 ? { edit: 'removeStop', stopId: stop.id } : null),
    () => stop && { edit: 'moveStop', stopId: stop.id, index: dice % trip.stops.length },
    () => stop && { edit: 'setNights', stopId: stop.id, nights: 1 + (dice % 5) },
    () => ({ edit: 'setNotes', notes: `${trip.notes.slice(0, dice)} ${id} ${trip.notes.slice(dice)}` }),
    () => ({ edit: 'renameTrip', name: `Trip ${id}` }),
    () => day && { edit: 'addItem', dayId: day.id, item: item(id), index: dice % (day.items.length + 1) },
    () => held && { edit: 'removeItem', itemId: held.id },
    () => held && day && { edit: 'moveItem', itemId: held.id, dayId: day.id, index: dice % 3 },
    () => held && { edit: 'updateItem', item: { ...held, note: id } },
    () => day && { edit: 'replaceDay', day: { ...day, title: id } },
    () => (day && days.length > 1 ? { edit: 'removeDay', dayId: day.id } : null),
  ];
  return edits[kind % edits.length]!() ?? null;
}

/** The server as far as saving goes: one version after the other, and a conflict for whoever is behind. */
function tripOnServer() {
  const state = { document: startDocument(), version: 1 };
  return {
    state,
    newest: (): NewerTrip => ({ _id: 'id', version: state.version, ...state.document }),
    save: (document: TripDocument, version: number) => {
      if (version !== state.version) {
        const current = { _id: 'id', version: state.version, ...state.document };
        throw new ApiError(409, { code: 'conflict', message: '', requestId: '', current });
      }
      state.document = structuredClone(document);
      state.version += 1;
      return { _id: 'id', version: state.version };
    },
  };
}
type Server = ReturnType<typeof tripOnServer>;

/** One of those who edit; the network may be gone, or take the answer of a save with it. */
function editor(server: Server) {
  let history = startHistory(server.state.document);
  let state: SaveState = { kind: 'saved' };
  const network = { isDown: false, losesAnswer: false };
  const conflicts: TripDocument[] = [];
  const saver = new TripSaver(
    {
      read: () => history,
      write: (next) => (history = next),
      onState: (next) => (state = next),
      send: async (document, target) => {
        if (network.isDown) throw new TypeError('fetch failed');
        const saved = server.save(document, (target as { version: number }).version);
        if (network.losesAnswer) throw new TypeError('fetch failed');
        return saved;
      },
      keepOnDevice: () => true,
      onMerged: () => {},
      onOtherDraft: () => {},
    },
    { kind: 'trip', id: 'id', version: 1 },
  );
  return {
    network,
    conflicts,
    read: () => history,
    edit: (kind: number, dice: number, id: string): Edit | null => {
      if (state.kind === 'conflict') return null;
      const edit = editOf(history.document, kind, dice, id);
      const next = edit && doEdit(history, edit, Date.now());
      if (!next || 'refused' in next) return null;
      history = next;
      saver.changed();
      return edit;
    },
    undo: () => {
      if (state.kind === 'conflict') return;
      history = undoStep(history);
      saver.changed();
    },
    hear: () => (network.isDown ? undefined : saver.receive(server.newest())),
    /** Whoever is asked which of two states should stand takes the other one. */
    settle: () => {
      if (state.kind !== 'conflict') return;
      conflicts.push(history.document);
      saver.resolveConflict(startHistory(state.theirs), state.theirVersion);
    },
    save: () => saver.flush(),
  };
}

type Step =
  | { do: 'edit'; who: number; kind: number; dice: number }
  | { do: 'undo' | 'network' | 'loseAnswers' | 'hear'; who: number }
  | { do: 'wait'; ms: number };

const who = fc.integer({ min: 0, max: 2 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('edit' as const),
        who,
        kind: fc.nat({ max: 14 }),
        dice: fc.nat({ max: 12 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('network' as const, 'loseAnswers' as const, 'hear' as const),
        who,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), who }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 2000, 12_000) }),
    },
  ),
  { minLength: 5, maxLength: 60 },
);

test('three who edit one trip, offline and back, end with the same trip, and nothing that was added is lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const server = tripOnServer();
      const editors = [editor(server), editor(server), editor(server)];
      const added = new Set<string>();
      let hasUndone = false;
      for (const [index, step] of all.entries()) {
        if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
        else {
          const one = editors[step.who]!;
          if (step.do === 'edit') {
            const edit = one.edit(step.kind, step.dice, `n${index}`);
            if (edit?.edit === 'addIdea') added.add(edit.idea.id);
            if (edit?.edit === 'removeIdea') added.delete(edit.ideaId);
          } else if (step.do === 'undo') {
            hasUndone = true;
            one.undo();
          } else if (step.do === 'network') one.network.isDown = !one.network.isDown;
          else if (step.do === 'loseAnswers') one.network.losesAnswer = !one.network.losesAnswer;
          else await one.hear();
        }
        for (const one of editors) one.settle();
      }
      for (const { network } of editors) Object.assign(network, { isDown: false, losesAnswer: false });
      // Each round at least one of those who still have something to save is done.
      for (let round = 0; round < 12; round += 1)
        for (const one of editors) {
          await one.save();
          await one.hear();
          one.settle();
        }
      for (const one of editors) {
        expect(one.read().unsaved).toEqual([]);
        expect(one.read().document).toEqual(server.state.document);
      }
      const isWhole = !hasUndone && editors.every(({ conflicts }) => conflicts.length === 0);
      const ideas = new Set(server.state.document.trip.ideas.map(({ id }) => id));
      if (isWhole) expect([...added].filter((id) => !ideas.has(id))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
