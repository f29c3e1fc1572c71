import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, EditResult } from './edit-result.ts';
import { refuse } from './edit-result.ts';
import { isIndex, repeatedId, withInserted, withoutIndex, withReplaced } from './list.ts';

const noPlan = () => refuse('The trip has no day plan yet.');

function withDays(document: TripDocument, plan: Plan, days: PlanDay[]): TripDocument {
  return { ...document, plan: { ...plan, days } };
}

function idFault(days: readonly PlanDay[]): { refused: string } | null {
  const day = repeatedId(days.map(({ id }) => id));
  if (day !== null) return refuse(`The day ${day} stands twice.`);
  const item = repeatedId(days.flatMap(({ items }) => items.map(({ id }) => id)));
  return item === null ? null : refuse(`The item ${item} stands twice.`);
}

/** Sets or takes away the whole day plan. */
export function setPlan(document: TripDocument, edit: EditNamed<'setPlan'>): EditResult {
  const fault = edit.plan === null ? null : idFault(edit.plan.days);
  if (fault !== null) return fault;
  return { document: { ...document, plan: edit.plan }, inverse: { edit: 'setPlan', plan: document.plan } };
}

/** Puts a day into the plan; the dates of the other days stay. */
export function addDay(document: TripDocument, edit: EditNamed<'addDay'>): EditResult {
  const { plan } = document;
  if (plan === null) return noPlan();
  if (!isIndex(edit.index, plan.days.length))
    return refuse(`There is no position ${edit.index} among the days.`);
  const days = withInserted(plan.days, edit.index, edit.day);
  const fault = idFault(days);
  if (fault !== null) return fault;
  return { document: withDays(document, plan, days), inverse: { edit: 'removeDay', dayId: edit.day.id } };
}

/** Takes a day and all its items out of the plan. */
export function removeDay(document: TripDocument, edit: EditNamed<'removeDay'>): EditResult {
  const { plan } = document;
  if (plan === null) return noPlan();
  const index = plan.days.findIndex((day) => day.id === edit.dayId);
  const day = plan.days[index];
  if (day === undefined) return refuse(`The plan has no day ${edit.dayId}.`);
  return {
    document: withDays(document, plan, withoutIndex(plan.days, index)),
    inverse: { edit: 'addDay', day, index },
  };
}

/** Replaces a day, found by its id, with everything in it. */
export function replaceDay(document: TripDocument, edit: EditNamed<'replaceDay'>): EditResult {
  const { plan } = document;
  if (plan === null) return noPlan();
  const index = plan.days.findIndex((day) => day.id === edit.day.id);
  const before = plan.days[index];
  if (before === undefined) return refuse(`The plan has no day ${edit.day.id}.`);
  const days = withReplaced(plan.days, index, edit.day);
  const fault = idFault(days);
  if (fault !== null) return fault;
  return { document: withDays(document, plan, days), inverse: { edit: 'replaceDay', day: before } };
}
