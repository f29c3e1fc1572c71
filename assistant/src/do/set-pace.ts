import type { PlanDay } from '@wayfare/contracts/plan';
import { paceRules } from '../planning/pace-rules.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { askedFor } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, present, rearrange } from './rearrange.ts';

const order = ['relaxed', 'balanced', 'packed'] as const;
type Pace = (typeof order)[number];

const visitsOf = (draft: Draft, days: readonly PlanDay[]): number =>
  days.reduce((sum, day) => sum + present(draft, day).items.filter(({ kind }) => kind === 'visit').length, 0);

/** Keeps so many of a day's sights: those that were asked for and the best known; what is settled stays anyway. */
function thin(draft: Draft, day: PlanDay, most: number): void {
  const now = present(draft, day);
  const musts = askedFor(draft);
  const visits = now.items.filter(({ kind }) => kind === 'visit');
  const spare = visits
    .filter((item) => !isKept(item))
    .map(({ place }) => ({
      id: place?.placeId ?? '',
      worth:
        (attractionOf(draft.turn.atlas, place?.placeId)?.fame ?? 0) +
        (musts.has(place?.placeId ?? '') ? 1000 : 0),
    }))
    .toSorted((left, right) => right.worth - left.worth);
  const room = Math.max(0, most - (visits.length - spare.length));
  rearrange(draft, day, new Set(spare.slice(0, room).map(({ id }) => id)));
}

/** Calmer or fuller days: a calmer one keeps its best sights, a fuller one keeps all and gets more. */
export const setPace: Do<'setPace'> = (draft, { pace: said, change, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const usual = draft.wishes.pace ?? 'balanced';
  const present_: Pace = found.whole ? usual : (found.days[0]?.ownPace ?? usual);
  const step = change === 'lighter' ? -1 : change === 'fuller' ? 1 : 0;
  const pace = said ?? order[Math.max(0, Math.min(2, order.indexOf(present_) + step))] ?? 'balanced';
  const isLighter = step < 0 || (step === 0 && order.indexOf(pace) < order.indexOf(present_));
  if (found.whole && pace === present_ && step === 0) return refused({ says: 'paceSame', pace });
  const had = presentSights(draft);
  const before = visitsOf(draft, found.days);
  if (found.whole) draft.setWishes({ pace });
  for (const day of found.days) {
    if (!found.whole) draft.apply({ edit: 'replaceDay', day: { ...present(draft, day), ownPace: pace } });
    const now = visitsOf(draft, [day]);
    const usually = paceRules({ ...draft.wishes, pace }).maxVisits;
    if (isLighter) {
      const [document, edits] = [draft.document, draft.edits.length];
      thin(draft, day, Math.max(1, Math.min(usually, found.whole && now <= usually ? now : now - 1)));
      // What takes the whole day fits into no shorter one: it stays as it is, rather than empty.
      if (now > 0 && visitsOf(draft, [day]) === 0) draft.goBack(document, edits);
    } else rearrange(draft, day, sightsOf(present(draft, day)), () => true, pace === present_ ? -1 : 0);
  }
  return {
    done: [
      {
        says: 'paceIs',
        pace,
        days: found.whole ? [] : found.days.map((day) => dayNumber(draft, day)),
        before,
        now: visitsOf(draft, found.days),
        lost: namesLost(draft, had),
      },
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
  };
};
