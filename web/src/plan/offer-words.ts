import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import { formatMinute } from '../ui/format-date.ts';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMoney } from '../ui/format-money.ts';
import type { DayOffer } from './offers-for-day.ts';
import type { Offer } from './see.queries.ts';

const kinds: Record<string, string> = {
  religious: 'Place of worship',
  neighbourhood: 'Quarter',
  historic: 'Historic site',
  food: 'Food and drink',
  nature: 'In nature',
};

/** What an offer is. */
export const kindWords = ({ category }: Pick<Offer, 'category'>) => {
  const words = category.replaceAll('_', ' ');
  return kinds[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const lastMinute = 1439;

/** Whether it is open on the day, in words; null where that is not known. */
export function openWords({ openOn }: Pick<Offer, 'openOn'>): string | null {
  if (openOn === null) return null;
  const [first] = openOn;
  if (!first) return 'Closed that day';
  if (first.startMinute === 0 && first.endMinute >= lastMinute) return 'Always open';
  return `Open ${openOn.map(({ startMinute, endMinute }) => `${formatMinute(startMinute)}–${formatMinute(endMinute)}`).join(', ')}`;
}

/** How far it lies from the day. */
export function wayWords({ walkMinutes, meters, nearTo }: DayOffer): string {
  const from = nearTo === null ? 'the centre' : nearTo;
  return walkMinutes === null
    ? `${formatDistance(meters)} from ${from}`
    : `${walkMinutes} min walk from ${from}`;
}

/** How long one stays and what it costs all who travel. */
export const stayWords = ({ minutes, free, cost, kind }: Offer, party: number): string =>
  [
    minutes === null ? null : lengthOfTime(minutes),
    cost ? formatMoney(cost) + (party > 1 ? ' in all' : '') : free && kind !== 'quarter' ? 'Free' : null,
  ]
    .filter(Boolean)
    .join(' · ');

/** What of the travellers' likes it has. */
export const likeWords = ({ likes }: Offer): string | null =>
  likes.length > 0 ? `You like ${joinWords(likes)}` : null;
