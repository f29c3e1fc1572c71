import { counted, joinWords } from '@wayfare/wording/words';
import type { Atlas } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { wholeBudget } from '@wayfare/planner';
import type { Reply } from '../conversation/reply.ts';
import { fittingCount } from '../planning/choose-stops.ts';
import type { Route } from '../planning/make-route.ts';
import type { Reading } from '../read/reading.ts';
import { moneyWords } from './dates-and-money.ts';

/** Wishes that do not go together, and the smallest changes that would mend it: each is understood when it is sent. */
export interface WayOut {
  text: string;
  ways: string[];
}

/** More places than nights: some are only seen on the way, though nobody asked for just a day there. */
export function crowdNote({ trip }: TripDocument, { stays }: Reading): WayOut | null {
  const nights = trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const forDays = new Set(stays.flatMap(({ mention, days = 0 }) => (days > 0 ? [mention.hit?.id] : [])));
  const passed = trip.stops
    .filter((stop) => stop.nights === 0 && !forDays.has(stop.place.placeId))
    .map(({ place }) => place.name);
  if (trip.stops.length < 2 || passed.length === 0) return null;
  const days = nights + 1 + passed.length;
  // Where no place has a night, one remains.
  const left = nights === 0 ? passed.slice(1) : passed;
  return {
    text: `${trip.stops.length} places do not fit into ${counted(nights, 'night')}: ${joinWords(passed)} ${passed.length === 1 ? 'is' : 'are'} only passed through. ${counted(days, 'day')} would give each a night${left.length === 0 ? '' : `, or leave out ${joinWords(left)}`}.`,
    ways: [`Make it ${days} days`, ...(left.length === 0 ? [] : [`Leave out ${joinWords(left)}`])],
  };
}

/** More cities than days: nothing sensible can be planned, so it is said what would. */
export function tooManyCities(cities: number, days: number, { pace }: TripRequest): Reply {
  const most = Math.max(1, days - 1);
  const calm = Math.min(fittingCount(days, { pace }), most);
  const ways = [
    ...(calm < most ? [`Only ${counted(calm, 'city')}`] : []),
    `Only ${counted(most, 'city')}`,
    `Make it ${cities + 1} days`,
  ];
  return {
    text: `${cities} cities and ${counted(days, 'day')} do not go together: even with one night in each, ${cities} cities take ${cities + 1} days, and ${counted(days, 'day')} ${days === 1 ? 'has' : 'have'} ${days === 1 ? 'none' : counted(days - 1, 'night')}. The smallest ways out: ${calm < most ? `${counted(calm, 'city')} with time for ${calm === 1 ? 'it' : 'them'}, ` : ''}${counted(most, 'city')}${most === 1 ? '' : ' with a night in each'}, or ${cities + 1} days.`,
    suggestions: ways,
  };
}

/** A way by air although none was wished. */
export function flightNote({ trip }: TripDocument): WayOut | null {
  if (trip.request.transport?.includes('no_flights') !== true) return null;
  const flown = trip.legs.filter(({ travel }) => travel.mode === 'flight');
  const [first] = flown;
  if (first === undefined) return null;
  const name = (id: string): string | undefined =>
    id === 'origin'
      ? trip.origin?.name
      : id === 'end'
        ? trip.end?.name
        : trip.stops.find((stop) => stop.id === id)?.place.name;
  const ends = `from ${name(first.from) ?? 'home'} to ${name(first.to) ?? 'home'}`;
  const far =
    trip.stops.length > 1 ? trip.stops.find(({ id }) => id === first.to || id === first.from) : undefined;
  return {
    text: `You wished for no flights; but I know no other way ${ends}, so I have not planned it: allow a flight${far === undefined ? ', or choose a place that can be reached over land' : `, or leave out ${far.place.name}`}.`,
    ways: ['Flights are fine', ...(far === undefined ? [] : [`Leave out ${far.place.name}`])],
  };
}

/** What the trip usually costs beside the budget, with what would bring them together. */
export function budgetNote(
  document: TripDocument,
  costOf: (document: TripDocument, atlas: Atlas, currency: string) => number | null,
  atlas: Atlas,
): WayOut | null {
  const { assumed, request } = document.trip;
  const days = document.plan?.days.length ?? 1;
  const budget = wholeBudget({ ...assumed, ...request }, days);
  const cost = budget === null ? null : costOf(document, atlas, budget.currency);
  if (budget === null || cost === null) return null;
  const amount = budget.amountCents / 100;
  const about = moneyWords(Math.round(cost / 10) * 10, budget.currency);
  const own = moneyWords(amount, budget.currency);
  if (cost <= amount)
    return { text: `With usual prices it comes to about ${about} in all, within your ${own}.`, ways: [] };
  const fitting = Math.floor((days * amount) / cost);
  const isDaily = request.budget?.per === 'day' || request.budget?.per === 'person_day';
  const shorter = isDaily || fitting < 2 || fitting >= days ? null : fitting;
  const enough = Math.ceil(cost / 50) * 50;
  return {
    text: `With usual prices it comes to about ${about}, more than your ${own}: simpler beds and cheaper sights would bring it down${shorter === null ? '' : `, ${counted(shorter, 'day')} would fit`}, or allow about ${moneyWords(enough, budget.currency)}.`,
    ways: [
      'Make it cheaper',
      ...(shorter === null ? [] : [`Make it ${shorter} days`]),
      `My budget is ${enough} ${budget.currency}`,
    ],
  };
}

/** Says which wishes clash, with the smallest ways out. */
export function describeClash({ clash }: Route, reading: Reading): Reply {
  const events = clash?.events ?? [];
  const cities = clash?.cities ?? [];
  const total = reading.request.days === undefined ? '' : ` in ${counted(reading.request.days, 'day')}`;
  const what = [...events.map((event) => `the ${event}`), ...cities];
  const ways = [
    ...events.slice(0, 1).map((event) => `Leave out the ${event}`),
    ...cities.slice(0, 1).map((city) => `Leave out ${city}`),
    'Add two days',
  ];
  const list = what.length > 0 ? ` What does not fit with the rest is ${joinWords(what)}.` : '';
  const solved = ways.map((way) => way.charAt(0).toLowerCase() + way.slice(1));
  return {
    text: `These wishes do not fit together${total}, given the days, dates and connections you named.${list} Ways out: ${solved.slice(0, -1).join(', ')}${solved.length > 1 ? ' or ' : ''}${solved.at(-1)}.`,
    suggestions: ways,
  };
}
