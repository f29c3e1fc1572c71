import { weekdayOf } from '@wayfare/almanac/local-date';
import { byTravelMode } from '@wayfare/wording/travel-modes';
import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import type { Reply } from '../conversation/reply.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { dateWords, moneyWords } from '../wording/dates-and-money.ts';
import { roughCost } from '../wording/describe-trip.ts';
import type { Asked } from './asked.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const dayName = ({ on }: PlanDay, index: number): string =>
  `day ${index + 1}${on === null ? '' : ` (${weekdays[weekdayOf(on)]}, ${dateWords(on)})`}`;

const sayItem = ({ startMinute, title }: PlanItem): string => `${clock(startMinute)} ${title}`;

function tellDay({ days, turn }: Asked): string | null {
  const plan = turn.document.plan?.days ?? [];
  const told = days.flatMap((number) => {
    const day = plan[number - 1];
    if (day === undefined) return [`The trip has ${counted(plan.length, 'day')}.`];
    const items = day.items.length === 0 ? 'nothing is planned' : day.items.map(sayItem).join(', ');
    return [`On ${dayName(day, number - 1)}: ${items}.`];
  });
  return told.length === 0 ? null : told.join(' ');
}

function tellItem({ item, turn }: Asked): string | null {
  if (item === null) return null;
  const plan = turn.document.plan?.days ?? [];
  const index = plan.findIndex(({ items }) => items.some(({ id }) => id === item.id));
  const day = plan[index];
  if (day === undefined) return null;
  const way =
    item.travel === null
      ? ''
      : ` You get there ${byTravelMode[item.travel.mode]} in about ${lengthOfTime(item.travel.minutes)}.`;
  const cost =
    item.cost === undefined
      ? ''
      : ` It costs about ${moneyWords(item.cost.amountCents / 100, item.cost.currency)}.`;
  return `${item.title} is on ${dayName(day, index)}, ${clock(item.startMinute)} to ${clock(item.endMinute)}.${way}${cost}`;
}

function tellStop({ cities, hits, turn }: Asked): string | null {
  if (hits.length === 0) return null;
  const named = new Set(cities.map(({ id }) => id));
  const plan = turn.document.plan?.days ?? [];
  const say = (stop: Stop): string => {
    const days = plan.flatMap(({ stopId }, index) => (stopId === stop.id ? [index + 1] : []));
    const when =
      days.length === 0 ? '' : `, day${days.length === 1 ? '' : 's'} ${joinWords(days.map(String))}`;
    return `${stop.place.name} has ${counted(stop.nights, 'night')}${when}.`;
  };
  const told = turn.document.trip.stops.filter(({ place }) => named.has(place.placeId ?? '')).map(say);
  return told.length === 0 ? null : told.join(' ');
}

const costWords = new Set([
  'cost',
  'price',
  'total',
  'budget',
  'expensive',
  'cheap',
  'spend',
  'money',
  'pay',
]);
const wayWords = new Set([
  'train',
  'flight',
  'drive',
  'bus',
  'ferry',
  'leg',
  'transfer',
  'between',
  'far',
  'distance',
]);
const freeWords = new Set(['free', 'empty', 'rest', 'spare', 'nothing']);
const bookWords = new Set(['book', 'reserve', 'reservation', 'advance', 'ticket', 'booking']);

const asks = ({ words }: Asked, about: ReadonlySet<string>): boolean =>
  [...words].some((word) => about.has(word));

function tellCost(asked: Asked): string | null {
  const { turn } = asked;
  if (!asks(asked, costWords)) return null;
  const { request, assumed } = turn.document.trip;
  const currency = request.budget?.currency ?? assumed.budget?.currency ?? turn.currency;
  const cost = roughCost(turn.document, turn.atlas, currency);
  return cost === null
    ? null
    : `All in all, with beds, meals, sights and ways, about ${moneyWords(cost, currency)} for everybody. This is an estimate.`;
}

function tellWays(asked: Asked): string | null {
  const { trip } = asked.turn.document;
  if (!asks(asked, wayWords)) return null;
  const name = (id: string): string =>
    trip.stops.find((stop) => stop.id === id)?.place.name ??
    (id === 'origin' ? trip.origin?.name : trip.end?.name) ??
    '';
  const named = new Set(asked.cities.map(({ name: own }) => own));
  const all = trip.legs.filter(({ from, to }) => name(from) !== '' && name(to) !== '');
  const about =
    asked.hits.length === 0
      ? all
      : all.filter(({ from, to }) => named.has(name(from)) || named.has(name(to)));
  if (about.length === 0) return null;
  const parts = about.map(
    ({ from, to, travel }) =>
      `${name(from)} to ${name(to)} ${byTravelMode[travel.mode]}, about ${lengthOfTime(travel.minutes)}`,
  );
  return `${joinWords(parts)}.`;
}

function tellFree(asked: Asked): string | null {
  if (!asks(asked, freeWords)) return null;
  const plan = asked.turn.document.plan?.days ?? [];
  const free = plan.flatMap(({ items }, index) =>
    items.every(({ kind }) => kind !== 'visit' && kind !== 'activity') ? [`day ${index + 1}`] : [],
  );
  return free.length === 0 ? 'No day is wholly free.' : `Without sights: ${joinWords(free)}.`;
}

function tellBookings(asked: Asked): string | null {
  if (!asks(asked, bookWords)) return null;
  const sights = (asked.turn.document.plan?.days ?? []).flatMap(({ items }) =>
    items.flatMap(({ place, kind }) =>
      kind === 'visit' ? (attractionOf(asked.turn.atlas, place?.placeId) ?? []) : [],
    ),
  );
  const needed = sights.filter(({ booking }) => booking === 'needed').map(({ name }) => name);
  const advised = sights.filter(({ booking }) => booking === 'advised').map(({ name }) => name);
  const parts = [
    ...(needed.length === 0 ? [] : [`Book ahead, they sell out: ${joinWords(needed)}.`]),
    ...(advised.length === 0 ? [] : [`Better booked, to save the queue: ${joinWords(advised)}.`]),
  ];
  return parts.length === 0 ? 'Nothing in this plan has to be booked ahead.' : parts.join(' ');
}

const TOLD_SIGHTS = 3;

/** The whole plan in few words. */
export function tellPlan({ turn }: Asked): string | null {
  const { trip, plan } = turn.document;
  if (plan === null || trip.stops.length === 0) return null;
  const days = plan.days.map((day, index) => {
    const sights = day.items.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
    const more = sights.length > TOLD_SIGHTS ? ` and ${sights.length - TOLD_SIGHTS} more` : '';
    const what = sights.length === 0 ? 'nothing fixed' : `${sights.slice(0, TOLD_SIGHTS).join(', ')}${more}`;
    return `${dayName(day, index).replace('day', 'Day')}: ${what}.`;
  });
  const stops = trip.stops.map(({ place, nights }) => `${place.name} for ${counted(nights, 'night')}`);
  return `${joinWords(stops)}. ${days.join(' ')}`;
}

const wholeWords = new Set(
  'plan itinerary overview summary everything whole recap decide agree schedule trip day stop route list'.split(
    ' ',
  ),
);

/** What the plan says of what was asked: an item, a day, a stop, the ways, the cost, what to book; else the whole. */
export function answerTrip(asked: Asked): Reply | null {
  if (asked.turn.document.plan === null) return null;
  const text =
    tellItem(asked) ??
    tellDay(asked) ??
    tellCost(asked) ??
    tellBookings(asked) ??
    tellFree(asked) ??
    tellWays(asked) ??
    tellStop(asked) ??
    (asked.words.size === 0 || asks(asked, wholeWords) ? tellPlan(asked) : null);
  return text === null ? null : { text, suggestions: [] };
}

/** Why something is in the plan, from what the choice rests on. */
export function answerWhy(asked: Asked): Reply | null {
  const { item, turn, cities, hits } = asked;
  const sight = asked.sight ?? attractionOf(turn.atlas, item?.place?.placeId);
  if (sight !== null) {
    const known = sight.fame >= 85 ? 'It is one of the best known sights there. ' : '';
    return {
      text: `${sight.name}: ${known}${sight.why} ${tellItem(asked) ?? ''}`.trim(),
      suggestions: [`Remove ${sight.name}`],
    };
  }
  const info = hits.length === 0 ? null : turn.atlas.cityInfo(cities[0]?.id ?? '');
  if (info !== null) {
    const [least, most] = info.guide.typicalNights;
    return {
      text: `${info.guide.knownFor} Most first visits take ${least} to ${most} nights.`,
      suggestions: [],
    };
  }
  if (!turn.hasTrip) return null;
  return {
    text: 'I choose sights by how well they fit your wishes and how well known they are, then order each day so that everything is open and the ways are short. Name a sight or a day and I tell you why it is as it is.',
    suggestions: [],
  };
}
