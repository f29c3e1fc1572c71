import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, auditDocument } from '@wayfare/planner';
import { newLocalId } from '../trips/editing.ts';
import { knowledgeOf, type PlanFacts } from './plan-facts.ts';
import { retimedEdit, type SingleEdit } from './retimed-edit.ts';

const mostFixes = 80;

/** Everything that does not hold in the plan, as far as it is known; with `ofDays` without what only concerns others. */
export const findingsOf = (
  document: TripDocument,
  facts: PlanFacts | null,
  ofDays?: ReadonlySet<string>,
): Finding[] =>
  facts ? auditDocument(document, knowledgeOf(document, facts, document, ofDays), ofDays) : [];

/** Takes an item out of its day and keeps its place as an idea. */
export function toIdeas(document: TripDocument, { id, place, note }: PlanItem): SingleEdit[] {
  const remove: SingleEdit = { edit: 'removeItem', itemId: id };
  if (!place) return [remove];
  const idea = { id: newLocalId(), place, ...(note && { note }) };
  return [{ edit: 'addIdea', idea, index: document.trip.ideas.length }, remove];
}

const partsOf = (edit: Edit) => (edit.edit === 'batch' ? edit.edits : [edit]);

/** The edit of a finding's fix, with what it touches re-timed. What it would take out becomes an idea. */
export function fixEdit(document: TripDocument, finding: Finding, facts: PlanFacts | null): Edit | null {
  const { fix } = finding;
  if (!fix) return null;
  if (fix.edit === 'replaceDay' || fix.edit === 'setNights' || fix.edit === 'batch') return fix;
  if (fix.edit === 'removeItem') {
    const item = document.plan?.days.flatMap(({ items }) => items).find(({ id }) => id === fix.itemId);
    return retimedEdit(document, item ? toIdeas(document, item) : [fix], facts);
  }
  const pinned = fix.edit === 'setItemTime' ? fix.itemId : fix.edit === 'addItem' ? fix.item.id : undefined;
  return retimedEdit(document, [fix], facts, pinned ? { pinned } : {});
}

/** Findings that a press can mend. Hints are left to the traveller. */
export const mendable = (findings: readonly Finding[]) =>
  findings.filter(({ fix, severity }) => fix !== undefined && severity !== 'hint');

/** What mending everything comes to: the one edit that does it, and what no press can mend. */
export interface FixedAll {
  /** Null where nothing could be mended. */
  edit: Edit | null;
  /** How many findings it mends. */
  fixed: number;
  left: Finding[];
}

/** All that can be mended, one after the other and judged anew each time, as one edit. */
export function fixAll(document: TripDocument, facts: PlanFacts): FixedAll {
  const edits: SingleEdit[] = [];
  const tried = new Set<string>();
  let held = document;
  while (tried.size < mostFixes) {
    const finding = mendable(findingsOf(held, facts)).find(({ id }) => !tried.has(id));
    if (!finding) break;
    tried.add(finding.id);
    const edit = fixEdit(held, finding, facts);
    const result = edit && applyEdit(held, edit);
    if (!edit || !result || 'refused' in result) continue;
    edits.push(...partsOf(edit));
    held = result.document;
  }
  const left = mendable(findingsOf(held, facts));
  const before = mendable(findingsOf(document, facts)).length;
  return {
    edit: edits.length > 0 ? { edit: 'batch', edits, label: 'Fix everything' } : null,
    fixed: Math.max(0, before - left.length),
    left,
  };
}
