import type { Atlas } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import { daysBetween, addDays } from '@wayfare/almanac/local-date';
import { normalise } from './normalise.ts';
import type { RoledMention } from './place-roles.ts';
import { placeRoles } from './place-roles.ts';
import { readDates, readWrittenDates } from './read-dates.ts';
import type { Duration } from './read-duration.ts';
import { readDurations } from './read-duration.ts';
import { readMoney } from './read-money.ts';
import { readParty } from './read-party.ts';
import { readPlaces } from './read-places.ts';
import type { DatedWish } from './read-dated-wishes.ts';
import { hourOf, readDatedWishes } from './read-dated-wishes.ts';
import type { Connection, Stay, Stays } from './read-stays.ts';
import { readCityCount, readConnections, readStays } from './read-stays.ts';
import { readWishes } from './read-wishes.ts';
import type { Span } from './span.ts';
import { blank } from './span.ts';

/** Everything read from a message. `request` holds only what was said. */
export interface Reading {
  text: string;
  request: TripRequest;
  mentions: RoledMention[];
  stays: Stay[];
  dated: DatedWish[];
  connections: Connection[] | null;
  cityCount: number | null;
  /** The start date is a guess within what was said ("mid April"). */
  roughDates: boolean;
  partyGuessed: boolean;
  currencySaid: boolean;
}

/** What a reading rests on beside the text. */
export interface ReadingContext {
  atlas: Atlas;
  /** Today where the reader is. */
  today: string;
  currency?: string;
}

/** Whether every city one goes to has its own length: only then do these make up the whole trip. */
const isEachSaid = (stays: readonly Stay[], mentions: readonly RoledMention[]): boolean =>
  mentions.every(
    ({ role, hit, venue }) =>
      venue ||
      hit?.kind !== 'city' ||
      (role !== 'destination' && role !== 'end') ||
      stays.some(({ mention }) => mention.hit?.id === hit.id || mention.hit?.kind !== 'city'),
  );

function lengthOf(
  durations: readonly Duration[],
  { stays, used, shared }: Stays,
  mentions: readonly RoledMention[],
): { days?: number; nights?: number } {
  const total = durations.find((one) => one.total) ?? shared ?? durations.find((one) => !used.has(one));
  if (total !== undefined) {
    return {
      ...(total.days !== undefined && { days: total.days }),
      ...(total.nights !== undefined && { nights: total.nights }),
    };
  }
  if (stays.length === 0 || !isEachSaid(stays, mentions)) return {};
  if (stays.every(({ nights }) => nights !== undefined))
    return { nights: stays.reduce((sum, { nights }) => sum + (nights ?? 0), 0) };
  return { days: stays.reduce((sum, { days, nights }) => sum + (days ?? nights ?? 0), 0) };
}

/** Days and nights that follow from each other and from the dates. */
function timeOf(
  dates: ReturnType<typeof readDates>,
  length: { days?: number; nights?: number },
): TripRequest {
  const time: TripRequest = {};
  if (dates.month !== undefined) time.month = dates.month;
  if (dates.season !== undefined) time.season = dates.season;
  let { days, nights } = length;
  if (dates.startOn !== undefined) time.startOn = dates.startOn;
  if (dates.startOn !== undefined && dates.endOn !== undefined) {
    days ??= daysBetween(dates.startOn, dates.endOn) + 1;
    time.endOn = dates.endOn;
  }
  if (days === undefined && nights === undefined) days = dates.days;
  if (days === undefined && nights !== undefined) days = nights + 1;
  if (days !== undefined) time.days = Math.min(365, days);
  if (nights !== undefined) time.nights = nights;
  else nights = days === undefined ? undefined : days - 1;
  if (time.startOn !== undefined && time.endOn === undefined && days !== undefined)
    time.endOn = addDays(time.startOn, days - 1);
  return time;
}

const nameOf = (mention: RoledMention): string =>
  mention.hit !== null && mention.surface === mention.surface.toLowerCase()
    ? mention.hit.name
    : mention.surface.replace(/^the |'s$| [Ss]tate$/i, '');

function namesOf(mentions: readonly RoledMention[]): string[] {
  const seen = new Set<string>();
  const names: string[] = [];
  for (const mention of mentions) {
    const key = mention.hit?.id ?? mention.surface.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    names.push(nameOf(mention).slice(0, 200));
  }
  return names.slice(0, 60);
}

/** "Machu Picchu" is where one goes, a region, and what one wants to see. */
const isAlsoSight = ({ role, hit, alternatives }: RoledMention): boolean =>
  role === 'destination' &&
  hit?.kind === 'region' &&
  alternatives.some(({ kind, match }) => kind === 'attraction' && match === 'exact');

function placesOf(mentions: readonly RoledMention[]): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin');
  const originId = origin?.hit?.id ?? origin?.surface;
  const wanted = mentions.filter(
    ({ role, hit, surface, start }) =>
      (role === 'destination' || role === 'end') &&
      !((hit?.id ?? surface) === originId && start > (origin?.start ?? 0)),
  );
  const destinations = namesOf(wanted);
  const mustSee = namesOf(
    mentions.filter(
      (mention) => mention.role === 'must_see' || mention.role === 'day_trip' || isAlsoSight(mention),
    ),
  );
  return {
    ...(destinations.length > 0 && { destinations }),
    ...(origin !== undefined && { origin: nameOf(origin).slice(0, 200) }),
    ...(mustSee.length > 0 && { mustSee }),
  };
}

const eventOnDate =
  /\b(wedding|conference|concert|workshop|meeting|festival|match|game|birthday|exam|tour|appointment|opera|show|marathon|dinner|ceremony|reunion)\b[^.;]{0,50}?\bon (?:the )?/iu;

/** The stretch of an appointment's own date, which is not the trip's. */
function eventDateSpan(text: string, today: string): Span | null {
  const match = eventOnDate.exec(text);
  if (!match) return null;
  const start = match.index + match[0].length;
  const rest = text.slice(start, start + 24);
  const written = readWrittenDates(rest, today)?.spans[0];
  const span =
    written !== undefined && written.start <= 4
      ? written
      : /^\W*\d{1,2}(?:st|nd|rd|th)(?: of)?/.exec(rest)
        ? { start: 0, end: 5 }
        : null;
  return span === null ? null : { start: start + span.start, end: Math.min(text.length, start + span.end) };
}

function fixedOn(
  text: string,
  mentions: readonly RoledMention[],
  startOn: string | undefined,
  today: string,
): NonNullable<TripRequest['fixed']> {
  const match = eventOnDate.exec(text);
  if (!match) return [];
  const rest = text.slice(match.index + match[0].length - 4);
  const written = readWrittenDates(rest.slice(0, 40), startOn ?? today)?.startOn;
  const ordinal = /^\D{0,8}(\d{1,2})(?:st|nd|rd|th)\b/.exec(rest)?.[1];
  let on = written;
  if (on === undefined && ordinal !== undefined && startOn !== undefined) {
    on = `${startOn.slice(0, 8)}${ordinal.padStart(2, '0')}`;
    if (Number.isNaN(Date.parse(on))) on = undefined;
  }
  if (on === undefined) return [];
  const end = match.index + match[0].length + 30;
  const where = mentions.find((mention) => mention.start >= match.index && mention.start < end);
  const what = match[1]!.toLowerCase();
  const startMinute = hourOf(what, text.slice(match.index, end));
  return [
    {
      what,
      on,
      ...(startMinute !== null && { startMinute }),
      ...(where !== undefined && { where: nameOf(where) }),
    },
  ];
}

const MOST_EVENT_DAYS = 10;

/** A conference is attended on each of its days; a wedding "between day 1 and day 3" is one of them. */
function fixedOf(dated: readonly DatedWish[]): NonNullable<TripRequest['fixed']> {
  return dated.flatMap(({ what, where, firstDay, lastDay, daily, startMinute }) =>
    Array.from({ length: daily ? Math.min(MOST_EVENT_DAYS, lastDay - firstDay + 1) : 1 }, (_, index) => ({
      what,
      day: firstDay + index,
      ...(startMinute !== undefined && { startMinute }),
      ...(where !== null && { where: nameOf(where) }),
    })),
  );
}

/** Reads a message as a person would: what was said of where, when, who, how and how much. */
export function readRequest(message: string, { atlas, today, currency }: ReadingContext): Reading {
  const whole = normalise(message);
  const listed = readConnections(whole);
  const text = listed === null ? whole : blank(whole, [listed.span]);
  const money = readMoney(text, currency);
  const withoutMoney = blank(text, money.spans);
  const event = eventDateSpan(withoutMoney, today);
  const dateText = event === null ? withoutMoney : blank(withoutMoney, [event]);
  const dates = readDates(dateText, today);
  const withoutDates = blank(withoutMoney, dates.spans);
  const durations = readDurations(withoutDates);
  const withoutTime = blank(withoutDates, durations);
  const party = readParty(withoutTime);
  const mentions = placeRoles(withoutTime, readPlaces(withoutTime, atlas), atlas);
  const said = readStays(withoutDates, durations, mentions);
  const dated = readDatedWishes(text, mentions);
  const { spans: _, guessed, ...people } = party;
  const fixed = [...fixedOf(dated), ...fixedOn(text, mentions, dates.startOn, today)].slice(0, 60);
  const wishes = readWishes(
    mentions.filter(({ venue }) => venue).reduce((rest, one) => blank(rest, [one]), withoutTime),
  );
  const lodging = mentions.find(({ role }) => role === 'lodging')?.surface;
  const request: TripRequest = {
    ...placesOf(mentions),
    ...timeOf(dates, lengthOf(durations, said, mentions)),
    ...people,
    ...(money.budget !== null && { budget: money.budget }),
    ...wishes,
    ...(lodging !== undefined && {
      lodging: [lodging, wishes.lodging].filter(Boolean).join(', ').slice(0, 400),
    }),
    ...(fixed.length > 0 && { fixed }),
  };
  return {
    text: whole,
    request,
    mentions,
    stays: said.stays,
    dated,
    connections: listed?.connections ?? null,
    cityCount: readCityCount(withoutMoney),
    roughDates: dates.rough === true,
    partyGuessed: guessed === true,
    currencySaid: money.currencySaid,
  };
}
