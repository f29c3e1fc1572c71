import { monthName } from '@wayfare/wording/month-name';
import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import { byTravelMode } from '@wayfare/wording/travel-modes';
import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { namedSights } from '../planning/candidates.ts';
import { dayTripOf } from '../planning/day-trip.ts';
import type { Route } from '../planning/make-route.ts';
import { roughCost } from '../planning/rough-cost.ts';
import { monthOfTrip } from '../planning/trip-month.ts';
import { minutesBefore } from '../planning/travel-times.ts';
import type { Reading } from '../read/reading.ts';
import type { TravelTime, TravelTimes } from '../read/travel-time.ts';
import { describeFindings } from './describe-findings.ts';
import { dateWords } from './dates-and-money.ts';
import { greatDaysSentence } from './great-days.ts';
import { seasonNote } from './season-note.ts';
import type { WayOut } from './ways-out.ts';
import { budgetNote, crowdNote, flightNote } from './ways-out.ts';

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
      `${name(from)} to ${name(to)} ${byTravelMode[travel.mode]} (about ${lengthOfTime(travel.minutes)})`,
  );
  return `You go ${joinWords(parts)}${between.length > 3 ? ', and so on' : ''}; these times are door-to-door estimates.`;
}

function timesSentence({ arrive, leave }: TravelTimes): string | null {
  const hour = ({ minute, rough }: TravelTime) => `${rough ? 'about ' : ''}${clock(minute)}`;
  const parts = [
    ...(arrive === undefined ? [] : [`begins after your arrival at ${hour(arrive)}`]),
    ...(leave === undefined
      ? []
      : [`ends in time for ${hour(leave)}, with ${lengthOfTime(minutesBefore(leave))} for the way`]),
  ];
  return parts.length === 0 ? null : `The plan ${joinWords(parts)}.`;
}

function weatherSentence(document: TripDocument, atlas: Atlas): string | null {
  const month = monthOfTrip(document);
  const first = document.trip.stops[0]?.place;
  const info = month === undefined ? null : atlas.cityInfo(first?.placeId ?? '');
  if (month === undefined || info === null) return null;
  const { high, rainDays } = info.guide.climate;
  const good = info.guide.bestMonths.includes(month) ? ', one of its best months' : '';
  return `Expect around ${Math.round(high[month - 1] ?? 0)} °C and ${counted(Math.round(rainDays[month - 1] ?? 0), 'day')} of rain in ${info.name} in ${monthName(month)}${good}.`;
}

function dayTripSentence({ plan }: TripDocument): string | null {
  const trips = (plan?.days ?? []).flatMap((day, index) => {
    const place = dayTripOf(day)?.place;
    return place == null ? [] : [`day ${index + 1} is a day trip to ${place.name}`];
  });
  return trips.length === 0 ? null : `${joinWords(trips).replace('day', 'Day')}.`;
}

function assumedSentence(document: TripDocument, reading: Reading, route: Route): string | null {
  const { assumed } = document.trip;
  const parts: string[] = [];
  if (assumed.days !== undefined) parts.push(counted(assumed.days, 'day'));
  if (assumed.adults !== undefined) parts.push(counted(assumed.adults, 'adult'));
  if (assumed.pace !== undefined) parts.push(`a ${assumed.pace} pace`);
  if (assumed.roundTrip === false) parts.push('a journey one way');
  if (assumed.startOn !== undefined) parts.push(`a start on ${dateWords(assumed.startOn)}`);
  if (reading.request.budget !== undefined && !reading.currencySaid)
    parts.push(`a budget in ${reading.request.budget.currency}`);
  const chosen =
    route.chosen.length > 0 && route.chosen.length < 6
      ? ` I chose ${joinWords(route.chosen)}${route.chosen.length > 1 ? ' as the cities' : ''}.`
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
      `I could not find ${joinWords(route.unknown.slice(0, 3))} in my atlas, so I left ${route.unknown.length === 1 ? 'it' : 'them'} out.`,
    );
  if (reading.cityCount !== null && document.trip.stops.length < reading.cityCount)
    parts.push(`You wished for ${reading.cityCount} cities; I found ${document.trip.stops.length} that fit.`);
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
      `${joinWords(own.slice(0, 3))} ${own.length === 1 ? 'is' : 'are'} not in my atlas: I kept ${own.length === 1 ? 'it' : 'them'} with your ideas, in your own words.`,
    );
  const away = missingSights(document, atlas);
  if (away.length > 0)
    parts.push(
      `${joinWords(away.slice(0, 3))} ${away.length === 1 ? 'does' : 'do'} not fit into these days, or ${away.length === 1 ? 'is' : 'are'} closed then: a day more, fewer places or another date may help.`,
    );
  return parts.length === 0 ? null : parts.join(' ');
}

/** Sights, and cities for a day, that were asked for and found, and stand on none of the days. */
function missingSights({ trip, plan }: TripDocument, atlas: Atlas): string[] {
  const places = [
    ...trip.stops.map(({ place }) => place),
    ...(plan?.days ?? []).flatMap(({ items }) => items.map(({ place }) => place)),
  ];
  const planned = new Set(places.map((place) => place?.placeId));
  const cities = new Set([...planned].map((id) => id?.split('/')[0]));
  const sights = namedSights(atlas, trip.request).filter(({ id }) => !planned.has(id));
  const found = new Set(sights.map(({ name }) => fold(name)));
  const towns = (trip.request.mustSee ?? []).filter((name) => {
    const match = atlas.findPlace(name, { kinds: ['city', 'attraction'] });
    return match?.hit.kind === 'city' && match.confidence >= 0.8 && !cities.has(match.hit.id);
  });
  return [...sights.map(({ name }) => name), ...towns.filter((name) => !found.has(fold(name)))];
}

function quickReplies({ trip }: TripDocument, home: string | null): string[] {
  const replies: string[] = [];
  if (trip.startOn === null) replies.push('Start next Friday');
  if (trip.origin === null && home !== null && !trip.stops.some(({ place }) => place.name === home))
    replies.push(`We start from ${home}`);
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
    times,
    findings,
    atlas,
    home,
  }: {
    reading: Reading;
    route: Route;
    times: TravelTimes;
    findings: readonly Finding[];
    atlas: Atlas;
    /** The city of the reader's clock. */
    home: string | null;
  },
): { text: string; suggestions: string[] } {
  const season = seasonNote(document, reading.text, atlas);
  const notes = [
    crowdNote(document, reading),
    flightNote(document),
    budgetNote(document, roughCost, atlas),
  ].filter((note): note is WayOut => note !== null);
  const sentences = [
    season?.text ?? null,
    routeSentence(document),
    waysSentence(document),
    timesSentence(times),
    dayTripSentence(document),
    weatherSentence(document, atlas),
    greatDaysSentence(document, atlas),
    ...notes.map(({ text }) => text),
    honestySentence(document, reading, route, atlas),
    describeFindings(findings),
    assumedSentence(document, reading, route),
  ];
  return {
    text: sentences.filter((sentence) => sentence !== null).join(' '),
    suggestions: [
      ...new Set([
        ...(season?.ways ?? []),
        ...notes.flatMap(({ ways }) => ways),
        ...quickReplies(document, home),
      ]),
    ].slice(0, 4),
  };
}
