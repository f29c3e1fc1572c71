import type { Attraction } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import { interestsOf, isOfKind } from './kinds-of-sight.ts';

const nightWords = new Set(['nightlife']);
/** Whether a dislike speaks of the sight. */
const isDisliked = (attraction: Attraction, dislikes: readonly string[]): boolean =>
  dislikes.some((wish) => isOfKind(attraction, wish));

/** What a visit is worth to these travellers, 0 where it should be left out. */
export function scoreAttraction(attraction: Attraction, request: TripRequest): number {
  if (isDisliked(attraction, request.dislikes ?? [])) return 0;
  const about = interestsOf(attraction);
  const wishes = request.interests ?? [];
  const matches = wishes.filter((interest) => about.has(interest)).length;
  let value = attraction.fame ** 1.25 * (1 + 0.45 * Math.min(matches, 3));
  if (wishes.length > 0 && matches === 0 && attraction.fame < 85) value *= 0.75;
  const children = (request.children ?? 0) > 0 || wishes.includes('family');
  if (children) {
    if (attraction.goodFor.includes('children')) value *= 1.4;
    else value *= 0.8;
    if (nightWords.has(attraction.category)) return 0;
  }
  const access = request.accessibility ?? [];
  if (access.some((need) => /wheelchair|disabled|step|mobility|walk|stroller|pram/.test(need))) {
    value *= attraction.goodFor.includes('wheelchair') ? 1.15 : 0.55;
    if (about.has('hiking')) value *= 0.3;
  }
  const isDaily = request.budget?.per === 'day' || request.budget?.per === 'person_day';
  const perDay = isDaily ? (request.budget?.amount ?? null) : null;
  if (perDay !== null && perDay < 80 && (attraction.priceBand ?? 0) >= 3) value *= 0.5;
  return value;
}
