import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { factsOf, item, place, sample } from '../testing/two-days.ts';
import { findingsOf, fixAll, fixEdit } from './fix-findings.ts';
import { covers, needsOf } from './plan-facts.queries.ts';
import { bestIndex, moveItemEdit, retimedEdit } from './retimed-edit.ts';

function after(document: TripDocument, edit: Parameters<typeof applyEdit>[1]) {
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}
const times = (document: TripDocument, index = 0) =>
  document.plan!.days[index]!.items.map(({ id, startMinute, travel }) => [id, startMinute, travel?.minutes]);

describe('an item that is moved', () => {
  it('starts as early as it can in its new day, with the way worked out, and pushes on what follows', () => {
    const document = sample();
    const move = { itemId: 'c', dayId: 'd2', index: 0 };
    const { document: moved, inverse } = after(document, moveItemEdit(document, move, factsOf(document)));
    expect(times(moved)).toEqual([
      ['a', 600, 10],
      ['b', 720, 10],
    ]);
    expect(times(moved, 1)).toEqual([
      ['c', 570, 30],
      ['d', 640, 10],
    ]);
    expect(after(moved, inverse).document).toEqual(document);
  });

  it('takes the hour of the first one it passes within its day, and those it passes close up', () => {
    const document = sample();
    const edit = moveItemEdit(document, { itemId: 'a', dayId: 'd1', index: 2 }, factsOf(document));
    expect(times(after(document, edit).document)).toEqual([
      ['b', 600, 20],
      ['c', 670, 10],
      ['a', 750, 20],
    ]);
  });

  it('is what the day begins with where it is put first', () => {
    const document = sample();
    const edit = moveItemEdit(document, { itemId: 'c', dayId: 'd1', index: 0 }, factsOf(document));
    expect(times(after(document, edit).document)[0]).toEqual(['c', 570, 30]);
  });

  it('never moves what is locked', () => {
    const locked = { ...item('b', 720, 60, 2), locked: true };
    const document = sample(item('a', 600, 60, 1), locked, item('c', 840, 60, 3));
    const edit = moveItemEdit(document, { itemId: 'c', dayId: 'd1', index: 0 }, factsOf(document));
    expect(times(after(document, edit).document)[2]).toEqual(['b', 720, 10]);
  });

  it('is only moved while nothing is known of the world', () => {
    const document = sample();
    const move = { itemId: 'c', dayId: 'd2', index: 0 };
    expect(moveItemEdit(document, move, null)).toEqual({ edit: 'moveItem', ...move });
  });
});

describe('a way chosen by hand', () => {
  it('stays when times change, and goes when the item before is another', () => {
    const document = sample();
    const facts = factsOf(document);
    const bike = { mode: 'bike' as const, minutes: 4, distanceMeters: 1000, estimate: true };
    const chosen = after(
      document,
      retimedEdit(document, [{ edit: 'setTravel', itemId: 'b', travel: bike }], facts),
    ).document;
    expect(chosen.plan?.days[0]?.items[1]?.travel).toEqual(bike);
    const later = { edit: 'setItemTime', itemId: 'a', startMinute: 690, endMinute: 750 } as const;
    const timed = after(chosen, retimedEdit(chosen, [later], facts, { pinned: 'a' })).document;
    expect(times(timed)[1]).toEqual(['b', 755, 4]);
    const without = after(timed, retimedEdit(timed, [{ edit: 'removeItem', itemId: 'a' }], facts)).document;
    expect(without.plan?.days[0]?.items[0]?.travel?.mode).toBe('walk');
  });
});

describe('findings', () => {
  it('are mended one by one or all at once, and nothing taken out is lost', () => {
    const twice = { ...item('again', 1000, 60, 1), place: place('a', 1) };
    const document = sample(item('a', 600, 60, 1), item('b', 830, 60, 2), twice);
    const facts = factsOf(document);
    const findings = findingsOf(document, facts);
    expect(findings.map(({ kind }) => kind)).toEqual(['outside_hours', 'visited_twice']);
    const one = after(document, fixEdit(document, findings[0]!, facts)!).document;
    expect(findingsOf(one, facts).map(({ kind }) => kind)).toEqual(['visited_twice']);
    const all = after(document, fixAll(document, facts).edit!);
    expect(findingsOf(all.document, facts)).toEqual([]);
    expect(all.document.trip.ideas.map((idea) => idea.place.name)).toEqual(['a']);
    expect(after(all.document, all.inverse).document).toEqual(document);
    expect(fixAll(all.document, facts)).toEqual({ edit: null, fixed: 0, left: [] });
  });

  it('move a visit to a day on which it is open', () => {
    const document = sample();
    const facts = factsOf(document);
    const moved = after(
      document,
      moveItemEdit(document, { itemId: 'b', dayId: 'd2', index: 1 }, facts),
    ).document;
    const [closed] = findingsOf(moved, facts);
    expect(closed?.kind).toBe('closed');
    const fixed = after(moved, fixEdit(moved, closed!, facts)!).document;
    expect(findingsOf(fixed, facts)).toEqual([]);
    expect(fixed.plan?.days[0]?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('what is known', () => {
  it('is asked for again only when something new stands in the plan', () => {
    const document = sample();
    const asked = needsOf(document);
    const less = after(document, { edit: 'removeItem', itemId: 'a' }).document;
    expect(covers(asked, needsOf(less))).toBe(true);
    const added = { edit: 'addItem', dayId: 'd2', item: item('new', 0, 10, 9), index: 0 } as const;
    expect(covers(asked, needsOf(after(document, added).document))).toBe(false);
    const priced = { ...item('a', 600, 60, 1), cost: { amountCents: 100, currency: 'CHF' } };
    expect(covers(asked, needsOf(after(document, { edit: 'updateItem', item: priced }).document))).toBe(
      false,
    );
  });

  it('finds the place in a day that costs the least way', () => {
    const document = sample();
    const between = item('new', 540, 30, 2.5);
    const wanted = after(document, { edit: 'addItem', dayId: 'd1', item: between, index: 0 }).document;
    expect(bestIndex(document, 'd1', between, factsOf(wanted))).toBe(2);
  });
});
