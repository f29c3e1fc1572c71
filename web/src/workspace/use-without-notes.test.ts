import { describe, expect, it } from 'vitest';
import { applyEdit } from '@wayfare/planner';
import type { Edit } from '@wayfare/contracts/edit';
import { samplePlan } from '../testing/sample-plan.ts';
import { isSameButForNotes } from './use-without-notes.ts';

const start = samplePlan();
const after = (edit: Edit) => {
  const result = applyEdit(start, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result.document;
};

describe('a trip but for its notes', () => {
  it('is the same while one writes in them, and another with every other change', () => {
    expect(isSameButForNotes(start, after({ edit: 'setNotes', notes: 'Bring a hat' }))).toBe(true);
    expect(isSameButForNotes(start, after({ edit: 'renameTrip', name: 'Lisbon' }))).toBe(false);
    expect(isSameButForNotes(start, after({ edit: 'setStartOn', startOn: '2027-06-01' }))).toBe(false);
    expect(isSameButForNotes(start, after({ edit: 'setNights', stopId: 's1', nights: 4 }))).toBe(false);
    expect(isSameButForNotes(start, { ...start, plan: null })).toBe(false);
  });
});
