import type { Edit } from '@wayfare/contracts/edit';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { sampleOffer } from '../testing/sample-offer.ts';
import { withIdeasLeaving } from './ideas-leave.ts';

const { place } = sampleOffer('Tower');
const start = samplePlan();
const withIdea = { ...start, trip: { ...start.trip, ideas: [{ id: 'i1', place }] } };
const day = start.plan!.days[1]!;
const visit = { ...start.plan!.days[0]!.items[0]!, id: 'new', title: place.name, place };
const add: Edit = { edit: 'addItem', dayId: day.id, item: visit, index: 0 };

function after(change: Edit, document = withIdea) {
  const result = applyEdit(document, withIdeasLeaving(document, change));
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

describe('an idea', () => {
  it('leaves the ideas with whatever brings it into a day, and comes back with undo', () => {
    const done = after(add);
    expect(done.document.trip.ideas).toEqual([]);
    const undone = applyEdit(done.document, done.inverse);
    expect('document' in undone && undone.document.trip.ideas.map(({ id }) => id)).toEqual(['i1']);
    const days = start.plan!.days.map((one) => (one.id === day.id ? { ...one, items: [visit] } : one));
    expect(after({ edit: 'setPlan', plan: { ...start.plan!, days } }).document.trip.ideas).toEqual([]);
  });

  it('stays where something else is planned, or where it was planned before', () => {
    const other = { ...visit, place: sampleOffer('Bridge').place };
    expect(after({ ...add, item: other }).document.trip.ideas.length).toBe(1);
    const planned = after(add, start).document;
    const again = { ...planned, trip: { ...planned.trip, ideas: [{ id: 'i1', place }] } };
    expect(after({ edit: 'lockItem', itemId: 'new', locked: true }, again).document.trip.ideas.length).toBe(
      1,
    );
  });
});
