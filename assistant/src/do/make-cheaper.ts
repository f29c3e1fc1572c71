import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { roughCost } from '../planning/rough-cost.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import { askedFor } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, present, rearrange } from './rearrange.ts';

const DEAR = 3;
const simpleBeds = 'budget hotels';

/** Simple beds, and cheap sights in the place of dear ones; the cost is reckoned before and after. */
export const makeCheaper: Do<'makeCheaper'> = (draft, { when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const { atlas, currency } = draft.turn;
  const before = roughCost(draft.document, atlas, currency);
  const had = presentSights(draft);
  const musts = askedFor(draft);
  if (found.whole) draft.setWishes({ lodging: simpleBeds });
  for (const day of found.days) {
    const dear = present(draft, day).items.filter(
      (item) =>
        item.kind === 'visit' &&
        !isKept(item) &&
        !musts.has(item.place?.placeId ?? '') &&
        (attractionOf(atlas, item.place?.placeId)?.priceBand ?? 0) >= DEAR,
    );
    if (dear.length === 0) continue;
    draft.apply(...dear.map(({ id }) => ({ edit: 'removeItem' as const, itemId: id })));
    const gone = new Set(dear.map(({ place }) => place?.placeId));
    rearrange(
      draft,
      day,
      undefined,
      ({ priceBand, id }) => priceBand !== null && priceBand < DEAR - 1 && !gone.has(id),
    );
  }
  const after = roughCost(draft.document, atlas, currency);
  const out = namesLost(draft, had);
  if (out.length === 0 && (before === null || after === null || after >= before))
    return refused({ says: 'cheapAlready' });
  return {
    done: [
      {
        says: 'cheaperNow',
        out,
        beds: found.whole,
        days: found.whole ? [] : found.days.map((day) => dayNumber(draft, day)),
        ...(before !== null && after !== null && after < before && { before, after, currency }),
      },
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
  };
};
