import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { factsOf, sample } from '../testing/two-days.ts';
import { dropsOn } from './drops-on.ts';
import { breakWords, costWords, editCost } from './edit-cost.ts';
import { moveItemsEdit } from './move-items.ts';
import { createPicks } from './picks.ts';

const idsOf = ({ plan }: TripDocument) => plan!.days.map(({ items }) => items.map(({ id }) => id));

function moved(itemIds: string[], place: Parameters<typeof moveItemsEdit>[2]) {
  const document = sample();
  const edit = moveItemsEdit(document, itemIds, place, factsOf(document));
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return { document, edit, facts: factsOf(document), after: result.document, inverse: result.inverse };
}

describe('several items', () => {
  it('go into a day one behind the other, as one step', () => {
    const { after, inverse, document } = moved(['a', 'c'], { dayId: 'd2', index: 0 });
    expect(idsOf(after)).toEqual([['b'], ['a', 'c', 'd']]);
    const back = applyEdit(after, inverse);
    expect('document' in back && back.document).toEqual(document);
  });

  it('stand before the one they are put before, though some come from before it', () => {
    expect(idsOf(moved(['a', 'b'], { dayId: 'd1', index: 1 }).after)).toEqual([['c', 'a', 'b'], ['d']]);
  });

  it('never start while another lasts', () => {
    const { items } = moved(['a', 'c'], { dayId: 'd2', index: 0 }).after.plan!.days[1]!;
    for (const [at, { startMinute }] of items.entries())
      expect(startMinute).toBeGreaterThanOrEqual(items[at - 1]?.endMinute ?? 0);
  });
});

describe('a drop', () => {
  const wantedWith = (picked: string[], itemId: string) => {
    const picks = createPicks();
    picks.add(picked);
    const document = sample();
    const lockedToo = applyEdit(document, { edit: 'lockItem', itemId: 'b', locked: true });
    if ('refused' in lockedToo) throw new Error(lockedToo.refused);
    const wantedOf = dropsOn({ read: () => lockedToo.document, offers: new Map(), picks });
    const { wanted } = wantedOf({ itemId, dayId: 'd2', index: 0 });
    return wanted.edit === 'batch' && wanted.edits.map((one) => one.edit === 'moveItem' && one.itemId);
  };

  it('of one of several chosen takes all of them, in the order of the trip, but what is locked', () => {
    expect(wantedWith(['c', 'b', 'a'], 'c')).toEqual(['a', 'c']);
  });

  it('of another one takes that alone', () => {
    expect(wantedWith(['a'], 'c')).toEqual(['c']);
  });
});

describe('an item dropped on a day as a whole', () => {
  it('goes where the ways are shortest', () => {
    // `c` lies on the way from the hotel to `d`.
    const best = moved(['c'], { dayId: 'd2', index: 1, best: true });
    expect(idsOf(best.after)[1]).toEqual(['c', 'd']);
  });
});

describe('what a drop comes to', () => {
  it('tells the new time, the ways and the end of the day', () => {
    const { document, edit, facts } = moved(['c'], { dayId: 'd2', index: 0 });
    const cost = editCost(document, edit, facts, { dayId: 'd2', itemId: 'c' })!;
    expect([cost.startMinute, cost.dayEnds, cost.wayMinutes, cost.breaks]).toEqual([570, 700, -10, []]);
    expect(costWords(cost).replaceAll('\u202f', ' ')).toBe(
      '9:30 AM · 10 min less on the way · day ends 11:40 AM',
    );
  });

  it('tells what does not hold because of it, and not what did not hold before', () => {
    const { document, edit, facts, after } = moved(['b'], { dayId: 'd2', index: 0 });
    const { breaks } = editCost(document, edit, facts, { dayId: 'd2', itemId: 'b' })!;
    expect(breakWords(breaks)).toBe('Does not fit: b is closed that day.');
    const again = moveItemsEdit(after, ['d'], { dayId: 'd2', index: 0 }, facts);
    expect(editCost(after, again, facts, { dayId: 'd2', itemId: 'd' })?.breaks).toEqual([]);
  });
});
