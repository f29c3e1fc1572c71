import type { Atlas } from '@wayfare/atlas';
import { convertMoney } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Reply } from '../conversation/reply.ts';
import { dayTripOf } from '../planning/day-trip.ts';
import { wholeBudget } from '../planning/knowledge.ts';
import type { Route } from '../planning/make-route.ts';
import { monthOfTrip } from '../planning/trip-month.ts';
import type { Reading } from '../understanding/read-request.ts';
import { describeFindings } from './describe-findings.ts';
import { counted, dateWords, joinWords, lengthOfTime, moneyWords, monthName } from './join-words.ts';

const modeWords: Readonly<Record<string, string>> = {
  rail: 'train',
  flight: 'flight',
  drive: 'drive',
  bus: 'bus',
  ferry: 'ferry',
  walk: 'walk',
  transit: 'ride',
  bike: 'ride',
};

function routeSentence({ trip }: TripDocument): string {
  const parts = trip.stops.map(({ place, nights }) =>
    nights === 0 ? `a stop in ${place.name}` : `${counted(nights, 'night')} in ${place.name}`,
  );
  const days = trip.stops.reduce((sum, { nights }) => sum + nights, 0) + 1;
  const when = trip.startOn === null ? '' : ` from ${dateWords(trip.startOn)}`;
  return `Here is a plan for ${counted(days, 'day')}${when}: ${joinWords(parts)}.`;
}

function waysSentence({ trip }: TripDocument): string | null {
  const between = trip.legs.filter(({ from, to }) => from !== 'origin' && to !== 'end');
  const name = (id: string): string =>
    id === 'origin'
      ? (trip.origin?.name ?? 'home')
      : (trip.stops.find((stop) => stop.id === id)?.place.name ?? '');
  const legs = [...trip.legs.filter(({ from }) => from === 'origin'), ...between].slice(0, 4);
  if (legs.length === 0) return null;
  const parts = legs.map(
    ({ from, to, travel }) =>
      `${name(from)} to ${name(to)} by ${modeWords[travel.mode] ?? travel.mode} (about ${lengthOfTime(travel.minutes)})`,
  );
  return `You go ${joinWords(parts)}${between.length > 3 ? ', and so on' : ''}; these times are door-to-door estimates.`;
}

function weatherSentence(document: TripDocument, atlas: Atlas): string | null {
  const month = monthOfTrip(document);
  const first = document.trip.stops[0]?.place;
  const info = month === undefined ? null : atlas.cityInfo(first?.placeId ?? '');
  if (month === undefined || info === null) return null;
  const { high, rainDays } = info.guide.climate;
  const good = info.guide.bestMonths.includes(month) ? ', one of its best months' : '';
  return `Expect around ${Math.round(high[month - 1] ?? 0)} °C and ${Math.round(rainDays[month - 1] ?? 0)} days of rain in ${info.name} in ${monthName(month)}${good}.`;
}

function dayTripSentence({ plan }: TripDocument): string | null {
  const trips = (plan?.days ?? []).flatMap((day, index) => {
    const place = dayTripOf(day)?.place;
    return place == null ? [] : [`${place.name} on day ${index + 1}`];
  });
  return trips.length === 0 ? null : `There is time for a day trip to ${joinWords(trips)}.`;
}

/** What beds, meals and sights usually cost there, with the ways, in the budget's currency; null where not known. */
export function roughCost(document: TripDocument, atlas: Atlas, currency: string): number | null {
  const { trip } = document;
  const request = { ...trip.assumed, ...trip.request };
  const adults = request.adults ?? 2;
  const people = adults + (request.children ?? 0) * 0.6;
  const rich = /luxury|5[- ]star|five[- ]star/.test(request.lodging ?? '')
    ? 2
    : /hostel|budget|cheap|dorm/.test(request.lodging ?? '')
      ? 0
      : 1;
  let euro = 0;
  for (const { place, nights } of trip.stops) {
    const daily = atlas.cityInfo(place.placeId ?? '')?.guide.dailyCostEuro[rich];
    if (daily === undefined && nights > 0) return null;
    euro += (daily ?? 0) * Math.max(nights, trip.stops.length === 1 ? 1 : 0) * people;
  }
  for (const { travel } of trip.legs) euro += (travel.cost?.amountCents ?? 0) / 100;
  return convertMoney(euro, 'EUR', currency);
}

function budgetSentence(document: TripDocument, atlas: Atlas): string | null {
  const request = document.trip.request;
  const days = document.plan?.days.length ?? 1;
  const budget = wholeBudget({ ...document.trip.assumed, ...request }, days);
  const cost = budget === null ? null : roughCost(document, atlas, budget.currency);
  if (budget === null || cost === null) return null;
  const amount = budget.amountCents / 100;
  const about = moneyWords(Math.round(cost / 10) * 10, budget.currency);
  if (cost <= amount)
    return `With usual prices it comes to about ${about} in all, within your ${moneyWords(amount, budget.currency)}.`;
  return `With usual prices it comes to about ${about}, more than your ${moneyWords(amount, budget.currency)}: fewer nights, simpler beds or a nearer place would help.`;
}

function assumedSentence(document: TripDocument, reading: Reading, route: Route): string | null {
  const { assumed } = document.trip;
  const parts: string[] = [];
  if (assumed.days !== undefined) parts.push(counted(assumed.days, 'day'));
  if (assumed.adults !== undefined) parts.push(counted(assumed.adults, 'adult'));
  if (assumed.pace !== undefined) parts.push(`a ${assumed.pace} pace`);
  if (assumed.startOn !== undefined) parts.push(`a start on ${dateWords(assumed.startOn)}`);
  if (reading.request.budget !== undefined && !reading.currencySaid)
    parts.push(`a budget in ${reading.request.budget.currency}`);
  const chosen =
    route.chosen.length > 0 && route.chosen.length < 6
      ? ` I chose ${joinWords(route.chosen)} as the cities.`
      : '';
  if (parts.length === 0) return chosen === '' ? null : chosen.trim();
  return `I assumed ${joinWords(parts)}.${chosen}`;
}

function honestySentence(
  document: TripDocument,
  reading: Reading,
  route: Route,
  atlas: Atlas,
): string | null {
  const parts: string[] = [];
  if (route.unknown.length > 0)
    parts.push(
      `I do not know ${joinWords(route.unknown.slice(0, 3))}, so ${route.unknown.length === 1 ? 'it is' : 'they are'} left out.`,
    );
  const bare = document.trip.stops
    .filter(({ place }) => atlas.topAttractions(place.placeId ?? '', 1).length === 0)
    .map(({ place }) => place.name);
  if (bare.length > 0)
    parts.push(
      `My atlas has no sights for ${joinWords(bare.slice(0, 3))}, so those days are open for your own ideas.`,
    );
  const own = document.trip.ideas
    .filter(({ place }) => place.status === 'own')
    .map(({ place }) => place.name);
  if (own.length > 0)
    parts.push(
      `${joinWords(own.slice(0, 3))} is not in my atlas: I kept it with your ideas, in your own words.`,
    );
  const flights =
    reading.request.transport?.includes('no_flights') === true &&
    document.trip.legs.some(({ travel }) => travel.mode === 'flight');
  if (flights) parts.push('I know no way without a flight for part of this route.');
  return parts.length === 0 ? null : parts.join(' ');
}

function quickReplies(document: TripDocument): string[] {
  const { trip } = document;
  const replies: string[] = [];
  if (trip.startOn === null) replies.push('Start next Friday');
  if (trip.origin === null) replies.push('We start from London');
  replies.push(
    (trip.request.pace ?? trip.assumed.pace) === 'relaxed' ? 'See more each day' : 'Make it more relaxed',
  );
  if (!(trip.request.interests ?? []).includes('food')) replies.push('More food');
  replies.push('Add a day');
  return replies.slice(0, 4);
}

/** Says what was planned, why this way, what was assumed and what does not hold. */
export function describeNewTrip(
  document: TripDocument,
  {
    reading,
    route,
    findings,
    atlas,
  }: { reading: Reading; route: Route; findings: readonly Finding[]; atlas: Atlas },
): { text: string; suggestions: string[] } {
  const sentences = [
    routeSentence(document),
    waysSentence(document),
    dayTripSentence(document),
    weatherSentence(document, atlas),
    budgetSentence(document, atlas),
    honestySentence(document, reading, route, atlas),
    describeFindings(findings),
    assumedSentence(document, reading, route),
  ];
  return {
    text: sentences.filter((sentence) => sentence !== null).join(' '),
    suggestions: quickReplies(document),
  };
}

/** Says which wishes clash, with the smallest ways out. */
export function describeClash(route: Route, reading: Reading): Reply {
  const { clash } = route;
  const events = clash?.events ?? [];
  const cities = clash?.cities ?? [];
  const total = reading.request.days === undefined ? '' : ` in ${counted(reading.request.days, 'day')}`;
  const what = [...events.map((event) => `the ${event}`), ...cities];
  const ways = [
    ...events.slice(0, 1).map((event) => `Move the ${event} to other days`),
    ...cities.slice(0, 1).map((city) => `Leave out ${city}`),
    'Add two days',
  ];
  const list = what.length > 0 ? ` What does not fit with the rest is ${joinWords(what)}.` : '';
  return {
    text: `These wishes do not fit together${total}, given the days, dates and connections you named.${list} Any of these would solve it: ${joinWords(ways.map((way) => way.toLowerCase()))}.`,
    suggestions: ways,
  };
}
