import type { Intent } from '@wayfare/contracts/intent';
import type { Act } from '@wayfare/reader';
import { anyOf, listed } from '../any-of.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, hourOf } from './clause.ts';
import { isPartial } from './sureness.ts';

/** "Add the Louvre … and put it on day 3" is one sight with its day. */
export function joinsLast(wanted: Wanted, last: Intent | undefined): boolean {
  if (wanted.kind !== 'moveItem' || last?.kind !== 'addSight' || last.when !== undefined) return false;
  const name = last.sight?.name ?? last.words;
  if (wanted.item.words !== name) return false;
  last.when = wanted.to;
  return true;
}

/** "Khiva is too far, cut it": the second only says so again. */
export const isSaidAgain = (wanted: Wanted, last: Intent | undefined): boolean =>
  (wanted.kind === 'setNights' && isPartial(wanted) && last?.kind === 'removeStop') ||
  // "Drop Pisa. Give that night to Lucca."
  (wanted.kind === 'setNights' &&
    wanted.nights === 0 &&
    last?.kind === 'removeStop' &&
    last.place.name === wanted.place?.name) ||
  (wanted.kind === 'setLength' && wanted.change === -1 && last?.kind === 'removeDays') ||
  (wanted.kind === 'makeCheaper' && last?.kind === 'makeCheaper') ||
  (wanted.kind === 'removeItem' &&
    ((last?.kind === 'removeItem' && last.item.words === wanted.item.words) ||
      (isPartial(wanted) && ['removeStop', 'removeItem', 'removeDayTrips'].includes(last?.kind ?? ''))));

/** Acts that say on which day something is. */
const ofDay = new Set<Act>(['arrive', 'leave', 'add', 'move', 'event']);
const general = anyOf('every, all, each, always, never, days, mornings, evenings, usually, generally');

/** "We land at two, nothing before five": on that day. */
export const isOfThatDay = ({ words, memory }: ClauseView, before: Act | null): boolean =>
  memory.day !== undefined && before !== null && ofDay.has(before) && !general.test(words);

const beforeHour =
  listed(`and, but, so, like, say, maybe, preferably, ideally, around, about, at, by, before, after, from,
  no, not, later, earlier, than`);
const leadsToHour = new RegExp(`^(?:(?:${beforeHour})\\W+)*$`);

/** "Fushimi Inari early, like before nine": the hour is that of what was named just before. */
export function isHourOfLast(view: ClauseView, wanted: Wanted, last: Intent | undefined): boolean {
  if (wanted.kind !== 'setHours' || (last?.kind !== 'moveItem' && last?.kind !== 'addSight')) return false;
  const span = view.clause.spans.find(({ label }) => label === 'hour');
  const hour = span === undefined || !leadsToHour.test(ahead(view, span)) ? null : hourOf(view, span, 4);
  if (hour === null) return false;
  const from = hour.from ?? hour.at;
  const at = {
    ...(from !== undefined && { fromMinute: from }),
    ...(hour.until !== undefined && { untilMinute: hour.until }),
  };
  if (last.kind === 'moveItem') last.to = { ...last.to, ...at };
  else last.when = { ...last.when, ...at };
  return true;
}

/** So sure is what one says of nights that go from one place to another. */
const EVEN = 0.7;

/** What is taken in one place and given to another takes nothing from the trip. */
export function evenOut(intents: readonly Intent[]): void {
  let [taken, given] = [0, 0];
  for (const one of intents) {
    if (one.kind === 'setNights' && (one.change ?? 0) < 0) taken -= one.change!;
    else if (one.kind === 'setNights') given += one.change ?? 0;
    else if (one.kind === 'addStop') given += one.nights ?? 0;
  }
  const isGivenOn = (one: Intent) => one.kind === 'setNights' && (one.change ?? 0) < 0 && given >= taken;
  // "Forget Florence and give its nights to Rome".
  const isGivenUp = (one: Intent) => one.kind === 'removeStop' && given > 0;
  for (const one of intents) if (isGivenOn(one) || isGivenUp(one)) one.sure = Math.max(one.sure ?? 1, EVEN);
}
