import { byTravelMode } from '@wayfare/wording/travel-modes';
import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import { mealOf } from '../../resolve/meal-of.ts';
import { dateWords } from '../../wording/dates-and-money.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, capital, dayName } from './plan-view.ts';

const leaving = stemsOf('leave start starts begin set up hotel early out depart');
const ending = stemsOf('finish back end ends late over home return hotel done');
const coming = stemsOf('come get back return home end ends finish over leave');
const going = stemsOf('start starts begin leave arrive');
const dates = stemsOf('date dates weekday week fall');
const sleeping = stemsOf('sleep sleeping stay staying overnight spend hotel town city base');
const first = stemsOf('first');
const last = stemsOf('last final');
const doing = stemsOf('thing sight stop see do visit activity far hotel');
const ofDay = stemsOf('day');
const starting = stemsOf('start begin arrive');
const meals = stemsOf('breakfast lunch dinner eat eating meal restaurant leave time planned where');
const many = stemsOf('many long');

const chosenOr = ({ chosen, days }: PlanView, fallback: number): number =>
  chosen[0] ?? (fallback + days.length) % days.length;
const sayItem = ({ item }: Planned): string => `${clock(item.startMinute)} ${item.title}`;

/** Where one sleeps on some nights, or how many nights one has where. */
export function tellNights({ asked, days, chosen }: PlanView): string | null {
  const { stops } = asked.turn.document.trip;
  const isCount = says(asked, many) && says(asked, stemsOf('nights night'));
  if (!(says(asked, sleeping) || isCount) || asked.hits.length > 0) return null;
  if (!asksOnly(asked, sleeping, many, stemsOf('place places where each'))) return null;
  const named = chosen.map((index) => {
    const day = days[index]!;
    const stop = stops.find(({ id }) => id === day.stopId);
    const isLast = index === days.length - 1 || stop === undefined;
    return isLast
      ? `${capital(dayName(day, index))} is the last: no night is planned after it.`
      : `The night of ${dayName(day, index)} you sleep in ${stop.place.name}${stop.lodging === undefined ? '' : `, at ${stop.lodging.name}`}.`;
  });
  if (named.length > 0 && !says(asked, leaving)) return named.join(' ');
  if (named.length > 0 || !(isCount || says(asked, stemsOf('sleep sleeping stay staying overnight'))))
    return null;
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  return `${counted(nights, 'night')}: ${joinWords(stops.map(({ place, nights: own }) => `${own} in ${place.name}`))}.`;
}

/** On which day and date the trip begins or ends, and how long it is. */
export function tellDates({ asked, days, rides, chosen }: PlanView): string | null {
  if (asked.hits.length > 0 || !asksOnly(asked, coming, going, dates, many, first, last)) return null;
  const [named] = chosen;
  if (named !== undefined) return says(asked, dates) ? `That is ${dayName(days[named]!, named)}.` : null;
  if (says(asked, many) && says(asked, stemsOf('days trip long')) && !says(asked, stemsOf('nights')))
    return `${capital(counted(days.length, 'day'))}${days[0]!.on === null ? '' : `, ${dateWords(days[0]!.on)} to ${dateWords(days.at(-1)!.on!)}`}.`;
  const isLastDay = says(asked, last) && says(asked, ofDay);
  const isFirstDay = says(asked, first) && says(asked, ofDay);
  const isEnd = isLastDay || (says(asked, coming) && !isFirstDay && !says(asked, starting));
  if (!isEnd && !isFirstDay && !says(asked, going)) return null;
  const index = isEnd ? days.length - 1 : 0;
  const day = days[index]!;
  const ride = isEnd
    ? rides.findLast((one) => one.item.id === 'way-end')
    : rides.find((one) => one.index === 0);
  const how =
    ride === undefined
      ? ''
      : `: ${ride.item.title}, ${clock(ride.item.startMinute)} to ${clock(ride.item.endMinute)}`;
  return `The trip ${isEnd ? 'ends' : 'begins'} on ${dayName(day, index)}${how}.`;
}

/** When a day begins and when one has to leave for it, or when it is over. */
export function tellHours(view: PlanView): string | null {
  const { asked, days, all } = view;
  const isEnd = says(asked, ending) && !says(asked, stemsOf('leave start begin set early up'));
  if (!(isEnd || says(asked, leaving)) || asked.hits.length > 0 || !asksOnly(asked, leaving, ending))
    return null;
  if (view.chosen.length === 0 && !says(asked, stemsOf('up early late hotel each day'))) return null;
  const index = chosenOr(view, 0);
  const items = all.filter((one) => one.index === index && one.item.kind !== 'note');
  const [begin, end] = [items[0], items.at(-1)];
  if (begin === undefined || end === undefined)
    return `Nothing is planned on ${dayName(days[index]!, index)}.`;
  if (isEnd)
    return `${capital(dayName(days[index]!, index))} ends at about ${clock(end.item.endMinute)}, after ${end.item.title}.`;
  const leave = begin.item.startMinute - (begin.item.travel?.minutes ?? 0);
  return `Leave at about ${clock(leave)} on ${dayName(days[index]!, index)}: the first thing is ${sayItem(begin)}.`;
}

/** What comes first or last, on a day or in the whole trip. */
export function tellFirst(view: PlanView): string | null {
  const { asked, visits, chosen } = view;
  const isFirst = says(asked, first);
  if (asked.hits.length > 0 || !(isFirst || says(asked, last)) || !asksOnly(asked, first, last, doing))
    return null;
  if (!says(asked, doing)) return null;
  const list = chosen.length > 0 ? visits.filter(({ index }) => chosen.includes(index)) : visits;
  const found = isFirst ? list[0] : list.at(-1);
  if (found === undefined) return null;
  const { travel } = found.item;
  const way =
    travel === null
      ? ''
      : ` It is ${lengthOfTime(travel.minutes)} ${byTravelMode[travel.mode]} from what comes before.`;
  return `${capital(dayName(found.day, found.index))}: ${sayItem(found)}.${way}`;
}

/** The meals of a day, and that every day has its pauses. */
export function tellMeals(view: PlanView): string | null {
  const { asked, all, days, chosen } = view;
  const kinds = (['breakfast', 'lunch', 'dinner'] as const).filter((kind) => says(asked, stemsOf(kind)));
  if (kinds.length === 0 || asked.hits.length > 0 || !asksOnly(asked, meals, last, first)) return null;
  const isOf = ({ item }: Planned) => kinds.some((kind) => mealOf(item) === kind);
  const found = all.filter((one) => isOf(one) && (chosen.length === 0 || chosen.includes(one.index)));
  const kind = joinWords(kinds);
  if (chosen.length > 0) {
    const index = chosen[0]!;
    if (found.length === 0)
      return `No ${kind} is planned on ${dayName(days[index]!, index)}, so you are free to choose.`;
    return `${capital(dayName(days[index]!, index))}: ${found.map(sayItem).join(', ')}. The plan keeps the time; which table you take is up to you.`;
  }
  const without = days.flatMap((_, index) =>
    found.some((one) => one.index === index) ? [] : [`day ${index + 1}`],
  );
  if (found.length === 0) return `No ${kind} is set down in the plan.`;
  const hours = found.map(({ item }) => item.startMinute);
  return `Yes, ${kind} has its time on ${counted(days.length - without.length, 'day')}, between ${clock(Math.min(...hours))} and ${clock(Math.max(...hours) + 60)}${without.length === 0 ? '' : `; not on ${joinWords(without)}`}.`;
}
