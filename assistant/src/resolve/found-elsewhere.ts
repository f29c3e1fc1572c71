import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Draft } from '../do/draft.ts';

/**
 * The place of a name that the atlas does not know, as servers of others told it; null where they were not asked yet, which
 * is noted so that they can be, or know of none.
 */
export function foundElsewhere({ turn }: Draft, name: string): PlaceRef | null {
  const known = turn.found.find((one) => fold(one.name) === fold(name));
  if (known === undefined) turn.lacking.add(name);
  return known?.place ?? null;
}
