import type { PlanItem } from '@wayfare/contracts/plan';

/** How the ids of meals at places of the atlas begin. */
export const TABLE_ID = 'eat';

/** Whether a meal is had at a place of its own, rather than near a sight. */
export const isAtTable = ({ id, kind, place }: Pick<PlanItem, 'id' | 'kind' | 'place'>): boolean =>
  kind === 'meal' && place?.placeId !== undefined && id.startsWith(`${TABLE_ID}-`);
