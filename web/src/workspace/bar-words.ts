import { addDays } from '@wayfare/almanac/local-date';
import type { Trip } from '@wayfare/contracts/trip';
import { counted } from '@wayfare/wording/words';
import { wholeMoney } from '../money/whole-money.ts';
import { totalNights } from '../trips/trip-days.ts';
import { formatSpan } from '../ui/format-date.ts';
import { describeWish, isOfParty, plainWord, saidKeys, assumedKeys, wishesOf } from '../wishes/wishes.ts';

/** What one part of a trip's frame says: in a word or two, and what goes on where there is room. */
export interface BarWords {
  text: string;
  more?: string;
  /** True where nobody has said anything yet, and the words invite to. */
  unset?: true;
}

const unset = (text: string): BarWords => ({ text, unset: true });
const words = (text: string, more: string): BarWords => (more ? { text, more } : { text });

/** When the trip is, and how many nights. */
export function whenWords(trip: Trip): BarWords {
  const nights = totalNights(trip);
  const length = trip.stops.length > 0 ? counted(nights, 'night') : '';
  if (trip.startOn) return words(formatSpan(trip.startOn, addDays(trip.startOn, nights)), length);
  const wishes = wishesOf(trip);
  const season = describeWish('month', wishes) || describeWish('season', wishes);
  return season ? words(season, length) : { ...words('Add dates', length), unset: true };
}

/** Who travels. */
export function partyWords(trip: Trip): BarWords {
  const { adults, children = 0 } = wishesOf(trip);
  if (adults === undefined && children === 0) return unset('Add travellers');
  const grown = counted(adults ?? 1, 'adult');
  if (children === 0) return { text: grown };
  const all = counted((adults ?? 1) + children, 'traveller');
  return { text: all, more: `${grown}, ${counted(children, 'child', 'children')}` };
}

/** What the days heed of the wishes; who travels, when, from where and for how much stands elsewhere in the bar. */
const toldElsewhere = new Set<string>([
  'destinations',
  'days',
  'nights',
  'startOn',
  'endOn',
  'month',
  'season',
  'origin',
  'roundTrip',
  'budget',
  'fixed',
]);

/** The pace, and what one likes. */
export function wishWords(trip: Trip): BarWords {
  const wishes = wishesOf(trip);
  const { interests = [] } = wishes;
  const others = [...saidKeys(trip), ...assumedKeys(trip)].filter(
    (key) => key !== 'pace' && key !== 'interests' && !toldElsewhere.has(key) && !isOfParty(key),
  );
  const named = interests.slice(0, 2).map(plainWord);
  const rest = interests.length - named.length + others.length;
  const more = [named.join(', '), rest > 0 ? `+${rest}` : ''].filter(Boolean).join(' ');
  if (wishes.pace) return words(plainWord(wishes.pace), more);
  if (named.length > 0) return { text: more };
  return rest > 0 ? { text: counted(rest, 'wish', 'wishes') } : unset('Add wishes');
}

/** What it costs so far, and what it may. */
export function budgetWords(spentCents: number, budgetCents: number | null, currency: string): BarWords {
  const spent = wholeMoney(spentCents, currency);
  if (budgetCents !== null) return words(spent, `of ${wholeMoney(budgetCents, currency)}`);
  return spentCents > 0 ? words(spent, 'so far') : unset('Add a budget');
}

/** From where one comes, and where one goes home to. */
export function endsWords({ origin, end }: Trip): BarWords {
  if (origin && end)
    return { text: origin.name === end.name ? `${origin.name} and back` : `${origin.name} – ${end.name}` };
  if (origin) return { text: `From ${origin.name}` };
  return end ? { text: `Home to ${end.name}` } : unset('Add the way there');
}
