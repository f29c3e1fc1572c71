import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { ItemFacts, Knowledge } from '../knowledge.ts';

/** What every check of a document gets. */
export interface AuditView {
  document: TripDocument;
  knowledge: Knowledge;
  days: readonly PlanDay[];
  /** Those whose own findings are wanted; what concerns the whole trip is judged by all. */
  judged: readonly PlanDay[];
}

/** One check: reads a document and tells what does not hold. */
export type Check = (view: AuditView) => Finding[];

/** What the caller knows of an item; nothing when it told nothing. */
export const factsOf = (view: AuditView, item: PlanItem): ItemFacts => view.knowledge.items?.[item.id] ?? {};

/** Items that take the traveller's time: all but notes. */
export const timed = (day: PlanDay): PlanItem[] => day.items.filter(({ kind }) => kind !== 'note');

/** Places visited, without meals, transfers and the like. */
export const visits = (day: PlanDay): PlanItem[] =>
  day.items.filter(({ kind }) => kind === 'visit' || kind === 'activity');

/** A finding about items of a day, with an id that stays the same as long as the fault does. */
export function found(
  kind: Finding['kind'],
  severity: Finding['severity'],
  day: PlanDay | null,
  items: readonly PlanItem[],
  facts: Finding['facts'],
  fix?: Finding['fix'] | null,
): Finding {
  const parts = [kind, day?.id ?? 'trip', ...items.map(({ id }) => id)];
  const title = items[0]?.title;
  return {
    id: parts.join(':').slice(0, 200),
    kind,
    severity,
    ...(day !== null && { dayId: day.id }),
    itemIds: items.map(({ id }) => id),
    facts: { ...(title !== undefined && { title }), ...(day?.on != null && { on: day.on }), ...facts },
    ...(fix != null && { fix }),
  };
}
