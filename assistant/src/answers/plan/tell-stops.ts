import { addDays } from '@wayfare/almanac/local-date';
import { counted, joinWords } from '@wayfare/wording/words';
import type { Stop } from '@wayfare/contracts/trip';
import { dateWords } from '../../wording/dates-and-money.ts';
import type { Asked } from '../asked.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView } from './plan-view.ts';
import { asksOnly } from './plan-view.ts';

/** From when until when one stays, where the trip has dates. */
function datesOf(stop: Stop, { turn }: Asked): string {
  const { trip, plan } = turn.document;
  const begins = plan?.days[0]?.on ?? trip.startOn;
  if (begins == null) return '';
  const before = trip.stops.slice(0, trip.stops.indexOf(stop)).reduce((sum, { nights }) => sum + nights, 0);
  return `, ${dateWords(addDays(begins, before))} to ${dateWords(addDays(begins, before + stop.nights))}`;
}

function sayStop(stop: Stop, asked: Asked): string {
  const plan = asked.turn.document.plan?.days ?? [];
  const days = plan.flatMap(({ stopId }, index) => (stopId === stop.id ? [index + 1] : []));
  const when = days.length === 0 ? '' : `, day${days.length === 1 ? '' : 's'} ${joinWords(days.map(String))}`;
  return `${stop.place.name} has ${counted(stop.nights, 'night')}${datesOf(stop, asked)}${when}.`;
}

/** How long and when one is at the stops that are named. */
export function tellStops(asked: Asked): string | null {
  const named = new Set(asked.cities.map(({ id }) => id));
  const stops = asked.turn.document.trip.stops.filter(({ place }) => named.has(place.placeId ?? ''));
  return asked.hits.length === 0 || stops.length === 0
    ? null
    : stops.map((stop) => sayStop(stop, asked)).join(' ');
}

const stopWords = stemsOf('stop stops town towns city cities place places');
const orders: readonly (readonly [ReadonlySet<string>, (count: number) => readonly number[]])[] = [
  [stemsOf('middle'), (count) => (count % 2 === 1 ? [(count - 1) / 2] : [count / 2 - 1, count / 2])],
  [stemsOf('first'), () => [0]],
  [stemsOf('second'), () => [1]],
  [stemsOf('third'), () => [2]],
  [stemsOf('last final'), (count) => [count - 1]],
];
const asking = stemsOf('come comes again many long which what middle first second third last final');

/** "Which town comes in the middle?" */
export function tellStopInOrder({ asked }: PlanView): string | null {
  const { stops } = asked.turn.document.trip;
  if (asked.hits.length > 0 || !says(asked, stopWords) || !asksOnly(asked, stopWords, asking)) return null;
  const order = orders.find(([words]) => says(asked, words))?.[1];
  const found = order?.(stops.length).flatMap((at) => stops[at] ?? []) ?? [];
  return found.length === 0 ? null : found.map((stop) => sayStop(stop, asked)).join(' ');
}
