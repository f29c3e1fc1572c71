import { weekdayOf } from '@wayfare/almanac/local-date';
import type { Attraction } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { attractionOf } from '../../planning/place-ref-of.ts';
import { isInPart } from '../../resolve/part-of-day.ts';
import { dateWords } from '../../wording/dates-and-money.ts';
import type { Asked } from '../asked.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import { weekdays } from '@wayfare/wording/weekdays';

/** "Day 2 (Tuesday, 13 April 2027)" without the capital. */
export const dayName = ({ on }: Pick<PlanDay, 'on'>, index: number): string =>
  `day ${index + 1}${on === null ? '' : ` (${weekdays[weekdayOf(on)]}, ${dateWords(on)})`}`;

/** "Day 2", "days 2 and 4" without the capital. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nightWords = stemsOf('night nights');

/** Something of the plan with its day. */
export interface Planned {
  day: PlanDay;
  /** From 0. */
  index: number;
  item: PlanItem;
  sight: Attraction | null;
}

/** A ride of the plan: between two stops, home, or to another town for the day. */
export interface Ride extends Planned {
  minutes: number;
  travel: Travel | null;
}

/** A plan as a question looks at it. */
export interface PlanView {
  asked: Asked;
  days: readonly PlanDay[];
  /** Indexes of the days that the question names; empty where it names none. */
  chosen: readonly number[];
  all: readonly Planned[];
  visits: readonly Planned[];
  rides: readonly Ride[];
}

const isVisit = ({ item }: Planned): boolean => item.kind === 'visit' || item.kind === 'activity';

function rideOf(one: Planned, { turn }: Asked): Ride[] {
  const { item } = one;
  if (item.kind !== 'transfer') return [];
  const { legs } = turn.document.trip;
  const to = item.id.startsWith('way-') ? item.id.slice('way-'.length) : null;
  const travel = legs.find((leg) => leg.to === to)?.travel ?? item.travel;
  return [{ ...one, travel, minutes: travel?.minutes ?? item.endMinute - item.startMinute }];
}

/** The plan that a question is asked of; null where there is none. */
export function viewOf(asked: Asked): PlanView | null {
  const days = asked.turn.document.plan?.days ?? [];
  if (days.length === 0) return null;
  const named = asked.days.map((number) => number - 1).filter((index) => days[index] !== undefined);
  // The last night is that before the last day.
  const isLastNight = named.length === 1 && named[0] === days.length - 1 && says(asked, nightWords);
  const chosen = isLastNight && days.length > 1 ? [days.length - 2] : named;
  const all = days.flatMap((day, index) =>
    day.items.map((item) => ({
      day,
      index,
      item,
      sight: item.kind === 'meal' ? null : attractionOf(asked.turn.atlas, item.place?.placeId),
    })),
  );
  return {
    asked,
    days,
    chosen,
    all,
    visits: all.filter(isVisit),
    rides: all.flatMap((one) => rideOf(one, asked)),
  };
}

/** What of a list lies on the days and in the part of the day that the question names. */
export const within = <T extends Planned>({ asked, chosen }: PlanView, list: readonly T[]): T[] =>
  list.filter(
    ({ index, item }) => (chosen.length === 0 || chosen.includes(index)) && isInPart(item, asked.ask.when),
  );

const planWords = stemsOf(
  `plan trip itinerary schedule route holiday whole total altogether all everything everybody each person people head
  included include second third fourth fifth sixth seventh monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  day days night nights morning afternoon evening tonight tomorrow today weekend`,
);

/** Whether the question holds nothing beside these words and those that speak of a trip: then it is about the trip. */
export const asksOnly = ({ words }: Asked, ...sets: readonly ReadonlySet<string>[]): boolean =>
  [...words].every((word) => planWords.has(word) || /^\d/.test(word) || sets.some((set) => set.has(word)));

const ends = stemsOf('start starts begin begins end ends finish');
const ours = stemsOf('we our us my i me plan itinerary trip');
/** Whether a question names places, and none of them is where the trip goes. */
export function isElsewhere({ hits, item, turn }: Asked): boolean {
  if (hits.length === 0 || item !== null) return false;
  const places = [
    ...turn.document.trip.stops.map(({ place }) => place),
    ...(turn.document.plan?.days ?? []).flatMap((day) => day.items.flatMap(({ place }) => place ?? [])),
  ];
  const known = new Set(places.flatMap(({ placeId, countryCode }) => [placeId, countryCode]));
  return !hits.some(({ id, kind, countryCode }) => known.has(kind === 'country' ? countryCode : id));
}

const ofPlan = stemsOf('plan itinerary trip route');
/** Whether a question may be about the trip: it speaks of its makers, a day of it, or of nothing but its towns. */
export function isOfTrip(asked: Asked): boolean {
  const { turn, days, hits, ask } = asked;
  if (!turn.hasTrip || (isElsewhere(asked) && !says(asked, ofPlan))) return false;
  const stops = new Set(turn.document.trip.stops.map(({ place }) => place.placeId));
  const isOwn = hits.length > 0 && hits.every(({ id }) => stops.has(id));
  const isBare = hits.length === 0 && asked.words.size > 0 && asksOnly(asked, ends);
  return (
    isBare ||
    ask.topic === 'trip' ||
    days.length > 0 ||
    says(asked, ours) ||
    ((isOwn || hits.length === 0) && ask.topic === 'between')
  );
}
