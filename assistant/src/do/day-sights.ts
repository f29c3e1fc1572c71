import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { isAtTable } from '../planning/is-at-table.ts';
import type { Draft } from './draft.ts';

/** The number that a day has for the traveller. */
export const dayNumber = (draft: Draft, day: PlanDay): number =>
  (draft.document.plan?.days.findIndex(({ id }) => id === day.id) ?? 0) + 1;

/** The sights that a day goes to, without one of its items. */
export const sightsOf = (day: PlanDay, except?: string): Set<string> =>
  new Set(
    day.items
      .filter(({ id, kind }) => id !== except && kind === 'visit')
      .flatMap(({ place }) => (place?.placeId === undefined ? [] : [place.placeId])),
  );

/** What of a day is at a place, to see it or to eat there. */
export const itemAt = ({ items }: PlanDay, placeId: string): PlanItem | undefined =>
  items.find((item) => item.place?.placeId === placeId && (item.kind === 'visit' || isAtTable(item)));

/** Sights in the plan now. */
export const presentSights = (draft: Draft): Set<string> =>
  new Set((draft.document.plan?.days ?? []).flatMap((day) => [...sightsOf(day)]));
