import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, test } from 'vitest';
import { sampleDay, sampleDocument, sampleItem, samplePlace } from '../sample-document.ts';
import { applyEdit } from './apply-edit.ts';
import { mergeText } from './merge-data.ts';
import { rebaseEdits } from './rebase.ts';
import { replaceDocument } from './replace-document.ts';

function after(document: TripDocument, ...edits: Edit[]): TripDocument {
  return edits.reduce((held, edit) => {
    const result = applyEdit(held, edit);
    if ('refused' in result) throw new Error(result.refused);
    return result.document;
  }, document);
}
const dayOf = (document: TripDocument, id = 'd1') => document.plan!.days.find((day) => day.id === id)!;
const itemOf = (document: TripDocument, id: string) =>
  document.plan!.days.flatMap(({ items }) => items).find((item) => item.id === id)!;

describe('edits of two people on one trip', () => {
  const base = sampleDocument();

  test('a day replaced by one keeps what the other put into it', () => {
    const theirs = after(base, { edit: 'addItem', dayId: 'd1', item: sampleItem('t', 900, 960), index: 2 });
    const day = dayOf(base);
    const mine: Edit = {
      edit: 'replaceDay',
      day: { ...day, title: 'Slow day', items: [...day.items, sampleItem('m', 800, 860)] },
    };
    const { document, dropped } = rebaseEdits([mine], theirs, base);
    expect(dropped).toEqual([]);
    expect(dayOf(document).title).toBe('Slow day');
    expect(dayOf(document).items.map(({ id }) => id)).toEqual(['a', 'b', 'm', 't']);
  });

  test('two fields of one item are both kept', () => {
    const item = itemOf(base, 'a');
    const theirs = after(base, { edit: 'updateItem', item: { ...item, title: 'Theirs' } });
    const { document } = rebaseEdits([{ edit: 'updateItem', item: { ...item, note: 'Mine' } }], theirs, base);
    expect(itemOf(document, 'a')).toMatchObject({ title: 'Theirs', note: 'Mine' });
  });

  test('a new plan keeps what was moved and added elsewhere, and what was taken out stays out', () => {
    const theirs = after(
      base,
      { edit: 'addItem', dayId: 'd2', item: sampleItem('t', 600, 660), index: 0 },
      { edit: 'removeItem', itemId: 'a' },
    );
    const plan = { ...base.plan!, days: [...base.plan!.days, sampleDay('d9', null, null, [])] };
    const { document } = rebaseEdits([{ edit: 'setPlan', plan }], theirs, base);
    expect(document.plan!.days.map(({ id }) => id)).toContain('d9');
    expect(itemOf(document, 't')).toBeDefined();
    expect(itemOf(document, 'a')).toBeUndefined();
  });

  test('notes written at both ends stand together', () => {
    expect(mergeText('middle', 'mine middle', 'middle theirs')).toBe('mine middle theirs');
    expect(mergeText('one two', 'one 2', 'one zwei')).toBe('one zwei\n2');
    expect(mergeText('same', 'same', 'other')).toBe('other');
  });

  test('what the newer trip holds already is passed over, alone and inside a batch', () => {
    const edits: Edit[] = [
      { edit: 'addItem', dayId: 'd1', item: sampleItem('z', 800, 860), index: 0 },
      { edit: 'removeItem', itemId: 'b' },
    ];
    const newer = after(base, ...edits);
    expect(rebaseEdits(edits, newer, base)).toMatchObject({ applied: [], dropped: [], document: newer });
    const batch = { edit: 'batch', edits } as Edit;
    expect(rebaseEdits([batch], newer, base)).toMatchObject({ applied: [], dropped: [] });
  });

  test('a change of what the other took out is told', () => {
    const theirs = after(base, { edit: 'removeItem', itemId: 'a' });
    const mine: Edit = { edit: 'updateItem', item: { ...itemOf(base, 'a'), note: 'Mine' } };
    expect(rebaseEdits([mine], theirs, base).dropped).toHaveLength(1);
  });
});

describe('replaceDocument', () => {
  test('turns one state into another, and undone turns it back', () => {
    const from = sampleDocument();
    const to = after(
      from,
      { edit: 'removeStop', stopId: 's1' },
      { edit: 'setStartOn', startOn: '2028-02-29' },
      { edit: 'setNotes', notes: 'Another' },
      { edit: 'renameTrip', name: 'Another name' },
      { edit: 'addIdea', idea: { id: 'i9', place: samplePlace('Else') }, index: 0 },
    );
    const edit = replaceDocument(from, to, 'Restored');
    const result = applyEdit(from, edit);
    if ('refused' in result) throw new Error(result.refused);
    expect(result.document).toEqual(to);
    expect(after(result.document, result.inverse)).toEqual(from);
  });
});
