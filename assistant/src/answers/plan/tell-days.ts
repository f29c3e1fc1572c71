import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, capital, dayName, within } from './plan-view.ts';

const full = stemsOf('busiest fullest longest tiring exhausting hardest');
const light = stemsOf('quietest lightest easiest emptiest shortest relaxed relaxing calm calmest');
const tooMuch = stemsOf('full busy packed tiring much ambitious exhausting');
const forWhom = stemsOf('small kids kid children us old parents pace rushed');
const free = stemsOf('free empty spare nothing off rest relax gap unplanned');
const time = stemsOf('time hours evenings mornings afternoons enough left');
const EVENING = 1050;
const LONG_GAP = 90;
const DAY_ENDS = 1080;

const minutesOf = (list: readonly Planned[]): number =>
  list.reduce((sum, { item }) => sum + item.endMinute - item.startMinute + (item.travel?.minutes ?? 0), 0);

/** Which day has the most or the least in it. */
export function tellBusiest({ asked, days, visits, rides }: PlanView): string | null {
  const isTooMuch = asked.stems.has('too') && says(asked, tooMuch);
  const isFull = isTooMuch || says(asked, full);
  if (asked.hits.length > 0 || !(isFull || says(asked, light))) return null;
  if (!asksOnly(asked, full, light, isTooMuch ? tooMuch : full, isTooMuch ? forWhom : full)) return null;
  const loads = days.map((day, index) => {
    const list = [...visits, ...rides].filter((one) => one.index === index);
    return {
      name: dayName(day, index),
      minutes: minutesOf(list),
      sights: visits.filter((one) => one.index === index).length,
    };
  });
  const sorted = loads.toSorted((one, other) => other.minutes - one.minutes);
  const best = (isFull ? sorted[0] : sorted.at(-1))!;
  const average = Math.round(loads.reduce((sum, { sights }) => sum + sights, 0) / loads.length);
  const all = isTooMuch ? `About ${counted(average, 'sight')} a day. ` : '';
  return `${all}${capital(best.name)} is the ${isFull ? 'fullest' : 'lightest'}: ${counted(best.sights, 'sight')}, about ${lengthOfTime(best.minutes)} with the ways.${isTooMuch ? ' Ask me for a calmer pace and I thin it out.' : ''}`;
}

function evenings(view: PlanView): string {
  const { days, visits } = view;
  const late = visits.filter(({ item }) => item.startMinute >= EVENING);
  const taken = new Set(late.map(({ index }) => index));
  const open = days.flatMap((_, index) =>
    taken.has(index) || index === days.length - 1 ? [] : [`day ${index + 1}`],
  );
  const busy = late.map(
    ({ item, index }) => `${item.title} at ${clock(item.startMinute)} on day ${index + 1}`,
  );
  const told =
    open.length === 0
      ? 'No evening is free.'
      : `Nothing but dinner is planned on the ${open.length === 1 ? 'evening' : 'evenings'} of ${joinWords(open)}.`;
  return busy.length === 0 ? told : `${told} In the evening there is ${joinWords(busy.slice(0, 4))}.`;
}

/** Where the days leave time between what is planned. */
function gaps({ days, all, chosen }: PlanView): string[] {
  return days.flatMap((_, index) => {
    if (chosen.length > 0 && !chosen.includes(index)) return [];
    const items = all.filter((one) => one.index === index && one.item.kind !== 'note');
    return items.flatMap(({ item }, at) => {
      const next = items[at + 1]?.item;
      const until = next === undefined ? DAY_ENDS : next.startMinute - (next.travel?.minutes ?? 0);
      return until - item.endMinute >= LONG_GAP
        ? [`day ${index + 1} from ${clock(item.endMinute)} to ${clock(until)}`]
        : [];
    });
  });
}

/** Which days, evenings and hours are left free. */
export function tellFreeTime(view: PlanView): string | null {
  const { asked, days, visits } = view;
  if (asked.hits.length > 0 || !says(asked, free) || !asksOnly(asked, free, time)) return null;
  if (says(asked, stemsOf('evening evenings night nights'))) return evenings(view);
  const empty = days.flatMap((_, index) =>
    visits.some((one) => one.index === index) ? [] : [`day ${index + 1}`],
  );
  const open = gaps(view);
  const told = empty.length === 0 ? 'No day is wholly free.' : `Without sights: ${joinWords(empty)}.`;
  return open.length === 0 ? told : `${told} Time is left on ${joinWords(open.slice(0, 4))}.`;
}

/** What stands on the named days, or in the named part of them. */
export function tellDays(view: PlanView): string | null {
  const { chosen, days, all, asked } = view;
  if (asked.days.length > 0 && chosen.length === 0) return `The trip has ${counted(days.length, 'day')}.`;
  const told = chosen.map((index) => {
    const items = within(
      view,
      all.filter((one) => one.index === index),
    );
    const what =
      items.length === 0
        ? 'nothing is planned'
        : items.map(({ item }) => `${clock(item.startMinute)} ${item.title}`).join(', ');
    const part = asked.ask.when?.part === undefined ? '' : `, ${asked.ask.when.part}`;
    return `On ${dayName(days[index]!, index)}${part}: ${what}.`;
  });
  return told.length === 0 ? null : told.join(' ');
}
