import type { PlanItem } from '@wayfare/contracts/plan';

/** How the ids of meals at places of the atlas begin. */
export const TABLE_ID = 'eat';

/** Whether a meal is had at a place of its own, of the atlas or found elsewhere, rather than near a sight. */
export const isAtTable = ({ id, kind, place }: Pick<PlanItem, 'id' | 'kind' | 'place'>): boolean =>
  kind === 'meal' &&
  (place?.source !== undefined || (place?.placeId !== undefined && id.startsWith(`${TABLE_ID}-`)));
