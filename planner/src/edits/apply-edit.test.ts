import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDay, sampleDocument, sampleItem, samplePlace, sampleTravel } from '../sample-document.ts';
import { applyEdit } from './apply-edit.ts';
import { rebaseEdits } from './rebase.ts';

function done(document: TripDocument, edit: Edit): { document: TripDocument; inverse: Edit } {
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

const stop = (id: string, nights = 2) => ({ id, place: samplePlace(id), nights });
const leg = (id: string, from: string, to: string) => ({
  id,
  from,
  to,
  travel: sampleTravel(samplePlace('a'), samplePlace('b', 3)),
});

type Single = Exclude<Edit, { edit: 'batch' }>;
const stopIds = fc.constantFrom('s1', 's2', 's3', 'nowhere');
const dayIds = fc.constantFrom('d1', 'd2', 'd3', 'd4', 'never');
const itemIds = fc.constantFrom('a', 'b', 'c', 'd', 'nothing');
const index = fc.integer({ min: 0, max: 4 });
const minute = fc.integer({ min: 0, max: 2879 });
const date = fc.constantFrom('2027-05-03', '2027-02-27', '2028-02-29', null);
const item = fc
  .tuple(itemIds, minute, fc.integer({ min: 0, max: 200 }), fc.boolean())
  .map(([id, start, minutes, locked]) => ({
    ...sampleItem(id, start, Math.min(2879, start + minutes)),
    locked,
  }));
const day = fc
  .tuple(dayIds, date, fc.option(stopIds), fc.uniqueArray(item, { maxLength: 3, selector: ({ id }) => id }))
  .map(([id, on, stopId, items]) => sampleDay(id, on, stopId, items));
const named = <Name extends Single['edit']>(edit: Name, fields: object): fc.Arbitrary<Single> =>
  fc.record({ edit: fc.constant(edit), ...fields }) as unknown as fc.Arbitrary<Single>;

const single: fc.Arbitrary<Single> = fc.oneof(
  named('renameTrip', { name: fc.constantFrom('One', 'Two', ' ') }),
  named('setRequest', {
    request: fc.constantFrom({}, { adults: 1 }),
    assumed: fc.constantFrom({}, { days: 4 }),
  }),
  named('setPace', { pace: fc.constantFrom('relaxed', 'packed', null) }),
  named('setNotes', { notes: fc.constantFrom('', 'Bring water') }),
  named('setStartOn', { startOn: date }),
  named('setOrigin', { origin: fc.constantFrom(null, samplePlace('Home')) }),
  named('setEnd', { end: fc.constantFrom(null, samplePlace('Home')) }),
  named('addStop', { stop: stopIds.map((id) => stop(id)), index }),
  named('removeStop', { stopId: stopIds }),
  named('moveStop', { stopId: stopIds, index }),
  named('setNights', { stopId: stopIds, nights: fc.integer({ min: 0, max: 400 }) }),
  named('updateStop', { stop: stopIds.map((id) => stop(id, 5)) }),
  named('setLegs', { legs: fc.constantFrom([], [leg('l1', 'origin', 's1')], [leg('l2', 's1', 's3')]) }),
  named('updateLeg', { leg: fc.constantFrom(leg('l1', 's2', 's1'), leg('l9', 's1', 's2')) }),
  named('addIdea', {
    idea: fc.constantFrom('i1', 'i2').map((id) => ({ id, place: samplePlace(id) })),
    index,
  }),
  named('removeIdea', { ideaId: fc.constantFrom('i1', 'i2') }),
  named('updateIdea', {
    idea: fc.constantFrom('i1', 'i2').map((id) => ({ id, place: samplePlace('Else') })),
  }),
  named('addTrack', {
    track: fc.constantFrom('t1', 't2').map((id) => ({
      id,
      name: id,
      points: [
        [9, 45],
        [9.1, 45],
      ],
    })),
    index,
  }),
  named('removeTrack', { trackId: fc.constantFrom('t1', 't2') }),
  named('setPlan', {
    plan: fc.option(fc.array(day, { maxLength: 3 }).map((days) => ({ schemaVersion: 1, days }))),
  }),
  named('addDay', { day, index }),
  named('removeDay', { dayId: dayIds }),
  named('replaceDay', { day }),
  named('addItem', { dayId: dayIds, item, index }),
  named('removeItem', { itemId: itemIds }),
  named('moveItem', { itemId: itemIds, dayId: dayIds, index }),
  named('setItemTime', { itemId: itemIds, startMinute: minute, endMinute: minute }),
  named('lockItem', { itemId: itemIds, locked: fc.boolean() }),
  named('updateItem', { item }),
  named('setTravel', {
    itemId: itemIds,
    travel: fc.constantFrom(null, sampleTravel(samplePlace('a'), samplePlace('b', 1))),
  }),
);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.record({ edit: fc.constant('batch' as const), edits: fc.array(single, { maxLength: 4 }) }),
  },
);

describe('applyEdit', () => {
  test('the inverse of every edit takes it back exactly, and the inverse of that does it again', () => {
    let applied = 0;
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let document = sampleDocument();
        for (const edit of edits) {
          const before = structuredClone(document);
          const result = applyEdit(document, edit);
          expect(document).toEqual(before);
          if ('refused' in result) {
            expect(result.refused).toMatch(/\.$/);
            continue;
          }
          applied += 1;
          const undone = done(result.document, result.inverse);
          expect(undone.document).toStrictEqual(before);
          expect(done(undone.document, undone.inverse).document).toStrictEqual(result.document);
          document = result.document;
        }
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(applied).toBeGreaterThan(800);
  });

  test('a batch is done wholly or not at all', () => {
    const result = applyEdit(sampleDocument(), {
      edit: 'batch',
      edits: [
        { edit: 'setNotes', notes: 'x' },
        { edit: 'removeItem', itemId: 'nothing' },
      ],
    });
    expect(result).toEqual({ refused: 'The plan has no item nothing.' });
  });

  test('a locked item is neither moved nor retimed, but may be taken out', () => {
    const { document } = done(sampleDocument(), { edit: 'lockItem', itemId: 'a', locked: true });
    expect(applyEdit(document, { edit: 'moveItem', itemId: 'a', dayId: 'd2', index: 0 })).toHaveProperty(
      'refused',
    );
    expect(
      applyEdit(document, { edit: 'setItemTime', itemId: 'a', startMinute: 0, endMinute: 9 }),
    ).toHaveProperty('refused');
    expect(applyEdit(document, { edit: 'removeItem', itemId: 'a' })).toHaveProperty('document');
  });

  test('an item given a new time takes its place by that time', () => {
    const { document } = done(sampleDocument(), {
      edit: 'setItemTime',
      itemId: 'a',
      startMinute: 900,
      endMinute: 960,
    });
    expect(document.plan?.days[0]?.items.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a new first date moves the dated days along', () => {
    const { document } = done(sampleDocument(), { edit: 'setStartOn', startOn: '2027-02-27' });
    expect(document.plan?.days.map(({ on }) => on)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  });

  test('a stop taken out takes its legs along and leaves its days without a stop', () => {
    const { document } = done(sampleDocument(), { edit: 'removeStop', stopId: 's2' });
    expect(document.trip.legs).toEqual([]);
    expect(document.plan?.days.map(({ stopId }) => stopId)).toEqual(['s1', null, null]);
  });

  test('refuses what makes no sense', () => {
    const refusedEdits: Edit[] = [
      { edit: 'renameTrip', name: '  ' },
      { edit: 'setStartOn', startOn: '2027-02-30' },
      { edit: 'addStop', stop: stop('s1'), index: 0 },
      { edit: 'addStop', stop: stop('origin'), index: 0 },
      { edit: 'addStop', stop: stop('s9'), index: 3 },
      { edit: 'moveStop', stopId: 's1', index: 2 },
      { edit: 'setNights', stopId: 's1', nights: -1 },
      { edit: 'setNights', stopId: 's1', nights: 1.5 },
      { edit: 'setLegs', legs: [leg('l1', 's1', 's2'), leg('l1', 's2', 's1')] },
      { edit: 'setLegs', legs: [leg('l1', 's1', 'nowhere')] },
      { edit: 'addItem', dayId: 'd1', item: sampleItem('c', 600, 660), index: 0 },
      { edit: 'addItem', dayId: 'd1', item: sampleItem('z', 660, 600), index: 0 },
      { edit: 'addDay', day: sampleDay('d9', null, null, [sampleItem('a', 1, 2)]), index: 0 },
      { edit: 'setItemTime', itemId: 'a', startMinute: 700, endMinute: 600 },
      { edit: 'setItemTime', itemId: 'a', startMinute: 0, endMinute: 2880 },
      { edit: 'toString' } as unknown as Edit,
    ];
    for (const edit of refusedEdits)
      expect(applyEdit(sampleDocument(), edit), edit.edit).toHaveProperty('refused');
  });
});

describe('rebaseEdits', () => {
  test('does what still holds on the newer document and tells what does not', () => {
    const newer = done(sampleDocument(), { edit: 'removeItem', itemId: 'b' }).document;
    const edits: Edit[] = [
      { edit: 'setNotes', notes: 'mine' },
      { edit: 'lockItem', itemId: 'b', locked: true },
      { edit: 'addItem', dayId: 'd1', item: sampleItem('z', 800, 860), index: 2 },
    ];
    const rebased = rebaseEdits(edits, newer);
    expect(rebased.dropped.map(({ edit }) => edit.edit)).toEqual(['lockItem']);
    expect(rebased.document.plan?.days[0]?.items.map(({ id }) => id)).toEqual(['a', 'z']);
    expect(rebased.applied).toHaveLength(2);
    const back = rebased.inverses.reduce((document, edit) => done(document, edit).document, rebased.document);
    expect(back).toStrictEqual(newer);
  });
});
