import { limits } from '@wayfare/contracts/limits';
import type { Edit } from '@wayfare/contracts/edit';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Trip } from '@wayfare/contracts/trip';
import { formatDay, formatMinute, monthNames } from '../ui/format-date.ts';
import { timeWishWords } from '@wayfare/wording/time-wish';
import { counted } from '@wayfare/wording/words';

export type WishKey = keyof TripRequest;
type Wishes = Pick<Trip, 'request' | 'assumed'>;
type Single = Exclude<Edit, { edit: 'batch' }>;

function without<T extends object, Key extends keyof T>(whole: T, key: Key): Omit<T, Key> {
  const { [key]: _, ...rest } = whole;
  return rest;
}

/** The wishes that the assistant only assumed and nobody has said anything about. */
export const assumedKeys = ({ request, assumed }: Wishes): WishKey[] =>
  (Object.keys(assumed) as WishKey[]).filter((key) => request[key] === undefined);

/** What says the same as another wish beside it: of nights and days one is shown. */
const saidBy: Partial<Record<WishKey, readonly WishKey[]>> = {
  nights: ['days'],
  endOn: ['startOn', 'days'],
  month: ['startOn'],
  season: ['startOn'],
  children: ['childAges'],
};

/** The wishes that were said, each once, in the order in which one would tell them. */
export const saidKeys = ({ request }: Wishes): WishKey[] =>
  toldOrder.filter(
    (key) => request[key] !== undefined && !(saidBy[key] ?? []).some((other) => request[other] !== undefined),
  );

const toldOrder: readonly WishKey[] = [
  'destinations',
  'days',
  'nights',
  'startOn',
  'endOn',
  'month',
  'season',
  'origin',
  'roundTrip',
  'adults',
  'children',
  'childAges',
  'budget',
  'pace',
  'dayFromMinute',
  'dayUntilMinute',
  'interests',
  'mustSee',
  'timeWishes',
  'atMost',
  'restMinutes',
  'fixed',
  'dislikes',
  'dietary',
  'accessibility',
  'transport',
  'lodging',
];

/** The wishes that an answer understood or assumed, other than they were before. */
export const newWishes = (before: Wishes, after: Wishes): WishKey[] => [
  ...saidKeys(after).filter((key) => describeWish(key, after.request) !== describeWish(key, before.request)),
  ...assumedKeys(after).filter(
    (key) => describeWish(key, after.assumed) !== describeWish(key, before.assumed),
  ),
];

/** The wishes that say who travels. */
export const party = ['adults', 'children', 'childAges'] as const satisfies readonly WishKey[];

export const isOfParty = (key: WishKey) => (party as readonly WishKey[]).includes(key);

/** What holds: what was said, and what was assumed where nothing was. */
export const wishesOf = ({ request, assumed }: Wishes): TripRequest => ({ ...assumed, ...request });

/** Says a wish (or takes it back with undefined); it is no assumption any more. */
export function setWish<Key extends WishKey>(
  { request, assumed }: Wishes,
  key: Key,
  value: TripRequest[Key],
): Single {
  const empty = value === undefined || (Array.isArray(value) && value.length === 0);
  return {
    edit: 'setRequest',
    request: empty ? without(request, key) : { ...request, [key]: value },
    assumed: without(assumed, key),
  };
}

/** Makes an assumption a wish. */
export const confirmWish = (wishes: Wishes, key: WishKey): Single =>
  setWish(wishes, key, wishes.assumed[key]);

/** Drops an assumption. */
export const dropWish = ({ request, assumed }: Wishes, key: WishKey): Single => ({
  edit: 'setRequest',
  request,
  assumed: without(assumed, key),
});

/** Brings the nights of a trip to another number of days: more where most are stayed least, fewer where most. */
export function setDays(trip: Trip, days: number): Edit {
  const nights = trip.stops.map((stop) => stop.nights);
  let open = Math.max(0, days - 1) - nights.reduce((sum, one) => sum + one, 0);
  while (open !== 0 && nights.length > 0) {
    const wanted = open > 0 ? Math.min(...nights) : Math.max(...nights);
    if (open < 0 && wanted === 0) break;
    nights[nights.indexOf(wanted)]! += Math.sign(open);
    open -= Math.sign(open);
  }
  const moves = trip.stops.flatMap(({ id, nights: before }, index): Single[] =>
    nights[index] === before ? [] : [{ edit: 'setNights', stopId: id, nights: nights[index]! }],
  );
  const said = setWish(trip, 'days', days);
  return moves.length === 0 ? said : { edit: 'batch', edits: [...moves, said], label: 'Length' };
}

/** Wishes as a list typed with commas. */
export const listOf = (text: string, most: number) =>
  [
    ...new Set(
      text
        .split(/[,;\n]/)
        .map((one) => one.trim().slice(0, limits.wishCharacters))
        .filter(Boolean),
    ),
  ].slice(0, most);

/** A word of the contract as one reads it. */
export const plainWord = (word: string) => {
  const plain = word.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const perWords = { total: 'in all', person: 'a person', day: 'a day', person_day: 'a person and day' };

/** Wishes that the days keep to and that are said to the assistant. */
export type HeldKey = 'timeWishes' | 'atMost' | 'restMinutes';

export const isHeld = (key: WishKey): key is HeldKey =>
  key === 'timeWishes' || key === 'atMost' || key === 'restMinutes';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each of these wishes in a few words. */
export function heldTexts(
  key: HeldKey,
  { timeWishes = [], atMost = [], restMinutes }: TripRequest,
): string[] {
  if (key === 'timeWishes') return timeWishes.map((wish) => capital(timeWishWords(wish, formatDay)));
  if (key === 'restMinutes')
    return restMinutes === undefined ? [] : [`${counted(restMinutes, 'minute')} of rest after lunch`];
  return atMost.map(
    ({ what, count, per }) => `At most ${count} ${what} ${per === 'day' ? 'a day' : 'in all'}`,
  );
}

/** What is left of these wishes without one of them. */
export function withoutHeld<Key extends HeldKey>(
  key: Key,
  request: TripRequest,
  index: number,
): TripRequest[Key] {
  const held = request[key];
  return Array.isArray(held) ? (held.toSpliced(index, 1) as TripRequest[Key]) : undefined;
}

/** One wish in a few words; empty where there is nothing to say of it. */
export function describeWish(key: WishKey, wishes: TripRequest): string {
  const value = wishes[key];
  if (value === undefined) return '';
  if (key === 'adults') return counted(wishes.adults!, 'adult');
  if (key === 'children') return counted(wishes.children!, 'child', 'children');
  if (key === 'childAges') return `Children aged ${wishes.childAges!.join(', ')}`;
  if (key === 'days') return counted(wishes.days!, 'day');
  if (key === 'nights') return counted(wishes.nights!, 'night');
  if (key === 'startOn') return `Starts ${formatDay(wishes.startOn!)}`;
  if (key === 'endOn') return `Ends ${formatDay(wishes.endOn!)}`;
  if (key === 'month') return `In ${monthNames()[wishes.month! - 1]}`;
  if (key === 'season') return `In ${wishes.season}`;
  if (key === 'pace') return `${plainWord(wishes.pace!)} pace`;
  if (key === 'dayFromMinute') return `Days from ${formatMinute(wishes.dayFromMinute!)}`;
  if (key === 'dayUntilMinute') return `Days until ${formatMinute(wishes.dayUntilMinute!)}`;
  if (key === 'origin') return `From ${wishes.origin}`;
  if (key === 'roundTrip') return wishes.roundTrip ? 'Round trip' : 'One way';
  if (key === 'budget') {
    const { amount, currency, per } = wishes.budget!;
    return `${amount} ${currency} ${perWords[per]}`;
  }
  if (key === 'fixed') return wishes.fixed!.map(({ what }) => what).join(', ');
  if (isHeld(key)) return heldTexts(key, wishes).join(', ');
  if (key === 'dislikes') return `No ${wishes.dislikes!.join(', ')}`;
  if (Array.isArray(value)) return (value as string[]).map(plainWord).join(', ');
  return String(value);
}
