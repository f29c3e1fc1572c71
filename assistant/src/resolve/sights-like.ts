import type { Attraction } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Draft } from '../do/draft.ts';
import { interestsOf, isOfKind } from '../planning/kinds-of-sight.ts';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { plainWords } from './words-of-things.ts';

const NEAR_KM = 30;

/** Whether a sight is good for what was said, by its kind or by all the words standing in what is told of it. */
function isLike(sight: Attraction, { interest, words }: Liked): boolean {
  if (interest === 'family' && sight.goodFor.includes('children')) return true;
  if (interest !== undefined && interestsOf(sight).has(interest)) return true;
  if (words === undefined) return interest === undefined;
  if (isOfKind(sight, words)) return true;
  const told = ` ${fold(`${sight.name} ${sight.why} ${sight.tags.join(' ')}`)} `;
  const said = plainWords(words);
  return said.length > 0 && said.every((word) => told.includes(` ${word}`));
}

/** A kind of thing as it was said. */
interface Liked {
  interest?: string | undefined;
  words?: string | undefined;
}

/** Sights of a kind near where some days are spent, those that the very words fit first, then by their worth to these travellers. */
export function sightsLike(draft: Draft, liked: Liked, days: readonly PlanDay[]): Attraction[] {
  const { atlas } = draft.turn;
  const stays = new Set(days.map(({ stopId }) => stopId));
  const all = draft.document.trip.stops
    .filter(({ id }) => stays.has(id))
    .flatMap(({ place }) => {
      const own = atlas.topAttractions(place.placeId ?? '');
      return own.length > 0 ? own : atlas.attractionsNear(place.latitude, place.longitude, NEAR_KM, 60);
    });
  const skip = new Set(draft.document.trip.request.skip ?? []);
  const worth = (sight: Attraction): number =>
    scoreAttraction(sight, draft.wishes) +
    (liked.words !== undefined && isLike(sight, { words: liked.words }) ? 10_000 : 0);
  return all
    .filter((sight) => !skip.has(sight.id) && sight.dayTrip !== true && isLike(sight, liked))
    .filter((sight) => scoreAttraction(sight, draft.wishes) > 0)
    .toSorted((left, right) => worth(right) - worth(left));
}
