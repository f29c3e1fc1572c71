import type { TripRequest } from '@wayfare/contracts/request';

/** Who travels, as far as prices ask. */
export interface Party {
  adults: number;
  /** Of each child. */
  ages: readonly number[];
}

/** A child whose age was not told counts as one at school. */
const UNTOLD_AGE = 9;

/** Who travels by the wishes: one grown-up where nobody is named. */
export function partyOf({ adults, children, childAges = [] }: TripRequest): Party {
  const count = Math.max(children ?? 0, childAges.length);
  const ages = Array.from({ length: count }, (_, index) => childAges[index] ?? UNTOLD_AGE);
  return { adults: Math.max(adults ?? 1, count === 0 ? 1 : 0), ages };
}

/** How many travel. */
export const headsOf = (request: TripRequest): number => {
  const { adults, ages } = partyOf(request);
  return adults + ages.length;
};
