import { counted, lengthOfTime } from '@wayfare/wording/words';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, capital, dayName } from './plan-view.ts';

const walking = stemsOf('walk walks walking foot steps');
const measures = stemsOf('far long much many km kilometres kilometers miles hours lot average');

const metersOf = (list: readonly Planned[]): number =>
  list.reduce((sum, { item }) => sum + (item.travel?.mode === 'walk' ? item.travel.distanceMeters : 0), 0);
const minutesOf = (list: readonly Planned[]): number =>
  list.reduce((sum, { item }) => sum + (item.travel?.mode === 'walk' ? item.travel.minutes : 0), 0);
const km = (meters: number): string => `${(meters / 1000).toFixed(1)} km`;

/** How far one walks between the sights: on some days, or on the most tiring one. */
export function tellWalks({ asked, days, all, chosen }: PlanView): string | null {
  if (
    !says(asked, walking) ||
    asked.hits.length > 0 ||
    asked.item !== null ||
    !asksOnly(asked, walking, measures)
  )
    return null;
  const ofDay = (index: number) => all.filter((one) => one.index === index);
  const named = chosen.map((index) => {
    const list = ofDay(index);
    return `${capital(dayName(days[index]!, index))}: about ${km(metersOf(list))} on foot between the sights, ${lengthOfTime(minutesOf(list))}.`;
  });
  if (named.length > 0) return `${named.join(' ')} What you walk inside them comes on top.`;
  const most = days
    .map((_, index) => index)
    .toSorted((one, other) => metersOf(ofDay(other)) - metersOf(ofDay(one)))[0]!;
  return `Between the sights about ${km(metersOf(all))} on foot in ${counted(days.length, 'day')}, the most on ${dayName(days[most]!, most)} with ${km(metersOf(ofDay(most)))}.`;
}
