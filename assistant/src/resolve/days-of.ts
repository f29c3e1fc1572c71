import { weekdayOf } from '@wayfare/almanac/local-date';
import type { DaySaid, WhenSaid } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Draft } from '../do/draft.ts';
import { everything, itemsMeant } from './items-meant.ts';
import { lastDaySpoken } from './last-spoken.ts';
import { stopOf } from './stop-of.ts';
import type { Unclear } from './unclear.ts';
import { isUnclear } from './unclear.ts';
import { nthOf, onlyPoints } from './words-of-things.ts';
import { weekdays } from '@wayfare/wording/weekdays';

/** A day as a person would say it, for a question. */
function wordsOf({ number, on, weekday, dayOfMonth, atStop, ofItem }: DaySaid): string {
  if (number !== undefined && ofItem === undefined)
    return number > 0 ? `day ${number}` : `the ${-number} last day`;
  if (weekday !== undefined) return weekdays[weekday] ?? '';
  return on ?? (dayOfMonth === undefined ? (atStop ?? ofItem ?? 'that day') : `the ${dayOfMonth}.`);
}

const none = (said: DaySaid, words = wordsOf(said)): Unclear => ({
  unclear: { said, what: 'day', words, candidates: [] },
});

/** The days of a wish that names one by what stands there. */
function daysBeside(said: DaySaid, draft: Draft): PlanDay[] | Unclear {
  const { atStop, ofItem } = said;
  const words = atStop ?? ofItem;
  if (words === undefined) return none(said);
  const last = onlyPoints(words) || /\bday\b/.test(words) ? lastDaySpoken(draft) : undefined;
  if (last !== undefined) return [last];
  if (atStop !== undefined) {
    const stop = stopOf({ name: atStop }, draft);
    return isUnclear(stop) ? none(said) : draft.days.filter(({ stopId }) => stopId === stop.id);
  }
  const [found] = itemsMeant(words, everything(draft), draft);
  return found === undefined ? none(said) : [found.day];
}

/** The days that are meant by one word for a day; a weekday may be several of a long trip. */
export function daysSaid(said: DaySaid, draft: Draft): PlanDay[] | Unclear {
  const { days } = draft;
  const { number, on, weekday, dayOfMonth } = said;
  if (number !== undefined) {
    const within = said.atStop ?? said.ofItem;
    const beside = within === undefined ? days : daysBeside(said, draft);
    if (isUnclear(beside)) return beside;
    // "The second day in Kyoto" counts there; "a day after the market" counts from its day.
    const from = said.ofItem === undefined ? 0 : days.indexOf(beside[0]!) + 1;
    const day = from > 0 ? days[from - 1 + number] : number === 0 ? undefined : nthOf(beside, number);
    return day === undefined ? none(said) : [day];
  }
  if (on !== undefined || weekday !== undefined || dayOfMonth !== undefined) {
    const found = days.filter(
      (day) =>
        day.on !== null &&
        (on === undefined || day.on === on) &&
        (weekday === undefined || weekdayOf(day.on) === weekday) &&
        (dayOfMonth === undefined || Number(day.on.slice(8)) === dayOfMonth),
    );
    // "The 3rd evening" of a trip that is there on no 3rd.
    const nth = found.length === 0 && dayOfMonth !== undefined ? days[dayOfMonth - 1] : undefined;
    return nth !== undefined ? [nth] : found.length === 0 ? none(said) : found;
  }
  return daysBeside(said, draft);
}

/** The days of a wish; the whole trip where it names none. */
export interface DaysFound {
  days: readonly PlanDay[];
  whole: boolean;
}

/** The days that a wish is about. */
export function daysOf(when: WhenSaid | undefined, draft: Draft): DaysFound | Unclear {
  if (when?.days === undefined || when.days.length === 0) return { days: draft.days, whole: true };
  const found = new Set<PlanDay>();
  for (const said of when.days) {
    const days = daysSaid(said, draft);
    if (isUnclear(days)) return days;
    for (const day of days) found.add(day);
  }
  return { days: draft.days.filter((day) => found.has(day)), whole: false };
}

/** The one day that is meant; several of a long trip's weekdays are asked about. */
export function dayOf(said: DaySaid, draft: Draft): PlanDay | Unclear {
  const days = daysSaid(said, draft);
  if (isUnclear(days)) return days;
  const [day] = days;
  if (day !== undefined && days.length === 1) return day;
  const candidates = days.map((one) => ({
    said: { number: draft.days.indexOf(one) + 1 },
    name: `day ${draft.days.indexOf(one) + 1}`,
  }));
  return { unclear: { said, what: 'day', words: wordsOf(said), candidates } };
}
