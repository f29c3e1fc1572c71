import { numberAt, rangeAt } from './read-number.ts';
import { tokensOf } from './words-in.ts';

/** A length of time, in days or nights as it was said, or both. */
export interface Length {
  days?: number;
  nights?: number;
}

type Unit = 'day' | 'night' | 'week' | 'month' | 'hour' | 'weekend' | 'fortnight';

const units: Readonly<Record<string, Unit>> = {
  d: 'day',
  day: 'day',
  days: 'day',
  dayz: 'day',
  dy: 'day',
  dys: 'day',
  n: 'night',
  nt: 'night',
  nts: 'night',
  night: 'night',
  nights: 'night',
  nite: 'night',
  nites: 'night',
  overnight: 'night',
  overnights: 'night',
  w: 'week',
  wk: 'week',
  wks: 'week',
  week: 'week',
  weeks: 'week',
  weeklong: 'week',
  fortnight: 'fortnight',
  fortnights: 'fortnight',
  month: 'month',
  months: 'month',
  hour: 'hour',
  hours: 'hour',
  hrs: 'hour',
  h: 'hour',
  weekend: 'weekend',
  weekends: 'weekend',
  wkend: 'weekend',
  wknd: 'weekend',
};

/** A unit by its usual spellings, and nights as they are spelt in a hurry: "nyts", "nigths". */
function unitOf(word = ''): Unit | undefined {
  if (Object.hasOwn(units, word)) return units[word];
  return /^n[iyeaghj]{1,4}t?h?s?t?e?s?$/.test(word) ? 'night' : undefined;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const isWeekday = (word: string) =>
  word.length >= 3 && weekdays.includes(word.slice(0, 3)) && word !== 'month';

function lengthOf(unit: Unit, count: number, isLong: boolean): Length {
  switch (unit) {
    case 'day':
      return { days: count };
    case 'night':
      return { nights: count };
    case 'week':
      return { days: Math.round(count * 7) };
    case 'fortnight':
      return { days: count * 14 };
    case 'month':
      return { days: count * 30 };
    case 'hour':
      return { days: Math.max(1, Math.round(count / 24)) };
    case 'weekend':
      return { days: isLong ? 3 : 2 };
  }
}

/** "Fri to Mon" is four days. */
function ofWeekdays(words: readonly string[]): Length | null {
  const days = words.filter(isWeekday).map((word) => weekdays.indexOf(word.slice(0, 3)));
  const [first, last] = days;
  return first === undefined || last === undefined ? null : { days: ((last - first + 7) % 7 || 7) + 1 };
}

/** A letter of the alphabet that ends another word is no unit: "4D3N" is read sign by sign. */
const spaced = (text: string) =>
  tokensOf(text.replace(/(\d)([a-z])/gi, '$1 $2').replace(/([dn])(\d)/gi, '$1 $2'));

/** "Three weeks and a half": as much more of the unit. */
const halfMore = (words: readonly string[], at: number): number =>
  words[at] === 'and' && words.slice(at + 1, at + 3).includes('half') ? 0.5 : 0;
/** "Three weeks and a day". */
const oneDayMore = /\bweeks? (?:and|plus) (?:a|one) day\b/;

/** "10 days", "4D3N", "a fortnight", "5 or 6 nights", "long weekend", "just under two weeks", "4" (of the unit given). */
export function readLength(text: string, bare: 'days' | 'nights' = 'days'): Length | null {
  const words = spaced(text);
  const found: Length = {};
  let lone: number | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const range = rangeAt(words, at);
    const count = range?.most ?? 1;
    let next = range?.next ?? at;
    while (
      ['-', 'full', 'whole', 'more', 'extra', 'long', 'good', 'more', 'solid'].includes(words[next] ?? '')
    )
      next += 1;
    const unit = range === null && !Object.hasOwn(units, words[next] ?? '') ? undefined : unitOf(words[next]);
    if (unit === undefined || (range === null && ['day', 'hour'].includes(unit) && words.length > 2)) {
      if (range !== null && numberAt(words, at) !== null) lone ??= range.most;
      if (range !== null) at = range.next - 1;
      continue;
    }
    const more = halfMore(words, next + 1);
    const length = lengthOf(unit, count + more, words.includes('long') || words.includes('bank'));
    if (found.days === undefined && length.days !== undefined) found.days = length.days;
    if (found.nights === undefined && length.nights !== undefined) found.nights = length.nights;
    at = next;
  }
  if (found.days !== undefined && oneDayMore.test(words.join(' '))) found.days += 1;
  if (found.days !== undefined && words.includes('under') && found.days >= 7) found.days -= 1;
  if (found.days !== undefined || found.nights !== undefined) return found;
  return ofWeekdays(words) ?? (lone === null || lone < 1 || lone > 365 ? null : { [bare]: lone });
}
