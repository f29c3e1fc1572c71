import type { IntentOf } from '@wayfare/contracts/intent';
import type { Draft } from '../do/draft.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { about } from '../word/phrases.ts';
import { dateWords } from '../wording/dates-and-money.ts';

/** When something of the plan is, and why it is in; null where a question is about nothing of the plan. */
export function aboutItem(draft: Draft, { item: said, topic }: IntentOf<'ask'>): string | null {
  const found = said === undefined ? null : itemOf(said, draft);
  if (found === null || isUnclear(found) || (topic !== 'trip' && topic !== 'why')) return null;
  const { item, day } = found;
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  const when = `${item.title} is on day ${draft.days.indexOf(day) + 1}${day.on === null ? '' : `, ${dateWords(day.on)},`} at ${about(item.startMinute)}.`;
  if (topic === 'trip') return when;
  const asked = (draft.document.trip.request.mustSee ?? []).some((wish) => item.title.includes(wish));
  const because = asked
    ? 'You asked for it, and it stands where its hours and the ways of the day fit best.'
    : item.locked
      ? 'You settled it there.'
      : 'It stands where its hours and the ways of the day fit best.';
  return [when, because, ...(sight === null ? [] : [sight.why])].join(' ');
}
