import { addDays } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Marked } from '@wayfare/reader';
import type { DateContext } from '../dates/read-dates-said.ts';
import { monthOf } from '../dates/calendar-words.ts';
import { isNoDate, readDatesSaid } from '../dates/read-dates-said.ts';
import { readCount } from '../read-count.ts';
import { readParty } from '../read-party.ts';
import type { LeftOut, Reading, RoledMention, Stay, TripEnd } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { labelled, spansOf } from '../spans.ts';
import { tokensOf } from '../words-in.ts';
import { readConnections } from './connections.ts';
import { readDayWishes, readEvents } from './events-of.ts';
import type { PlacesRead, SettlePlaces } from './place-mentions.ts';
import { chooseMaybes, chooseWays, readPlaces } from './place-mentions.ts';
import { isInOrder, readHeading } from './order-said.ts';
import { readStays } from './stays-of.ts';
import { readTime } from './time-of.ts';
import { readTripEnd } from './trip-ends.ts';
import { readWishes } from './wishes-of.ts';

/** What a first request is read against. */
export interface ReadingContext extends DateContext {
  settle: SettlePlaces;
  /** The currency of the reader's locale; null where that says none. */
  currency: string | null;
  /** The main currency of a country. */
  currencyOf: (countryCode: string) => string | undefined;
}

/** Acts whose spans say something of the trip that is asked for. */
const ofPlan = new Set([
  'plan',
  'new',
  'wish',
  'add',
  'length',
  'nights',
  'dates',
  'order',
  'hotel',
  'event',
  'hours',
  'rest',
  'arrive',
  'leave',
  'replace',
]);

const townWords =
  /^\s*(?:\w+\s+){0,2}(?:cities|towns|places|stops|destinations|bases|islands|villages|locations|city|spots)\b/i;

function cityCountOf(text: string, spans: readonly Placed[]): number | null {
  for (const span of labelled(spans, 'count')) {
    const count = readCount(span.text);
    const isTowns =
      townWords.test(text.slice(span.end)) || /\b(?:cities|towns|places|stops|bases)\b/i.test(span.text);
    if (isTowns && count !== null && 'number' in count && count.number > 0 && count.number <= 20)
      return count.number;
  }
  return null;
}

const nameOf = (mention: RoledMention): string =>
  (mention.hit !== null && mention.surface === mention.surface.toLowerCase()
    ? mention.hit.name
    : mention.surface.replace(/^the |'s$| [Ss]tate$/i, '')
  ).slice(0, 200);

function namesOf(mentions: readonly RoledMention[]): string[] {
  const names = new Map<string, string>();
  for (const mention of mentions) {
    const key = mention.hit?.id ?? mention.surface.toLowerCase();
    if (!names.has(key)) names.set(key, nameOf(mention));
  }
  return [...names.values()].slice(0, 60);
}

function placesOf(mentions: readonly RoledMention[]): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin');
  const going = mentions.filter(({ role }) => role === 'destination' || role === 'end');
  const destinations = namesOf(going.filter(({ hit }) => hit === null || hit.id !== origin?.hit?.id));
  const mustSee = namesOf(mentions.filter(({ role }) => role === 'must_see' || role === 'day_trip'));
  return {
    ...(destinations.length > 0 && { destinations }),
    ...(origin !== undefined && { origin: nameOf(origin) }),
    ...(mustSee.length > 0 && { mustSee }),
  };
}

/** The nights of all stops make up the trip only where every one of them has its own. */
function totalOf(
  stays: readonly Stay[],
  mentions: readonly RoledMention[],
  rest: readonly Placed[],
): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin')?.hit?.id;
  const going = mentions.filter(
    ({ role, hit }) =>
      (role === 'destination' || role === 'end') &&
      hit?.kind !== 'country' &&
      (hit === null || hit.id !== origin),
  );
  const isEach = going.every((mention) =>
    stays.some((stay) => stay.mention === mention || stay.mention.hit?.id === mention.hit?.id),
  );
  if (stays.length === 0 || !isEach || rest.length > 0) return {};
  const nights = stays.every((stay) => stay.nights !== undefined);
  const sum = stays.reduce((all, stay) => all + (nights ? stay.nights! : (stay.days ?? stay.nights ?? 0)), 0);
  return nights ? { nights: sum, days: sum + 1 } : { days: sum };
}

/** Where one flies out of is where the trip ends, if that is not where it began. */
function roundOf(mentions: readonly RoledMention[]): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin');
  const end = mentions.find(({ role }) => role === 'end');
  return end !== undefined && origin !== undefined && end.hit?.id !== origin.hit?.id
    ? { roundTrip: false }
    : {};
}

function endOf(
  act: 'arrive' | 'leave',
  marked: Marked,
  spans: readonly Placed[],
  places: PlacesRead,
  context: DateContext,
): TripEnd {
  const clause = marked.clauses.find((one) => one.act === act);
  const end: TripEnd = clause === undefined ? {} : readTripEnd(clause, spans, context);
  const hit = [...places.aside, ...places.named].find(({ span }) => span.text === end.at)?.mention.hit;
  return { ...end, ...(hit != null && { hit }) };
}

function hoursOf(reading: readonly NonNullable<Reading['dayWishes']>[number][]): TripRequest {
  const all = reading.find(({ kind, day, on }) => kind === 'hours' && day === undefined && on === undefined);
  const isBedtime = all?.startMinute !== undefined && all.startMinute >= 1080;
  return {
    ...(all?.startMinute !== undefined && !isBedtime && { dayFromMinute: all.startMinute }),
    ...(all?.endMinute !== undefined &&
      all.endMinute < 1440 &&
      all.endMinute > 720 && { dayUntilMinute: all.endMinute }),
  };
}

/** The first date that is said with its month: a day without one is not before it. */
function firstDateOf(spans: readonly Placed[], context: DateContext): string {
  const said = labelled(spans, 'dates', 'start', 'day')
    .filter(({ text }) => /\d/.test(text))
    .map(({ text }) => (hasMonth(text) ? readDatesSaid(text, context)?.startOn : undefined))
    .filter((on) => on !== undefined);
  return said[0] ?? context.today;
}

const hasMonth = (text: string) => /\d[./]\d/.test(text) || tokensOf(text).some((word) => monthOf(word) > 0);

const unclearOf = (spans: readonly Placed[]): LeftOut[] =>
  spans.map(({ text: words }) => ({ words, why: isNoDate(words) ? 'no such date' : 'not understood' }));

/** Makes of the marks of a first request all that planning needs; nothing is read from words without a mark. */
export function composeReading(text: string, marked: Marked, context: ReadingContext): Reading {
  const spans = spansOf(marked).filter(({ clause }) => ofPlan.has(clause.act));
  const read = readPlaces(spans, context.settle);
  const arrival = endOf('arrive', marked, spans, read, context);
  const departure = endOf('leave', marked, spans, read, { ...context, today: firstDateOf(spans, context) });
  const own = spans.filter(
    ({ clause }) => !['arrive', 'leave', 'event', 'hours', 'rest', 'add'].includes(clause.act),
  );
  const {
    time,
    rough,
    guessed: isGuess,
    unread,
  } = readTime(own, context, {
    ...(arrival.on !== undefined && { start: arrival.on }),
    ...(departure.on !== undefined && { finish: departure.on }),
  });
  const allStays = readStays(text, spans, read.named);
  const onWay = chooseWays(read, ({ mention }) => allStays.stays.some((stay) => stay.mention === mention));
  const places = chooseMaybes(onWay, text, time.days);
  const mentions = places.named.map(({ mention }) => mention);
  const stays = allStays.stays.filter(({ mention }) => mentions.includes(mention));
  const total = time.days === undefined || isGuess ? totalOf(stays, mentions, allStays.rest) : {};
  const length =
    total.days === undefined || time.startOn === undefined
      ? total
      : { ...total, endOn: addDays(time.startOn, total.days - 1) };
  const origin = mentions.find(({ role }) => role === 'origin')?.hit?.countryCode;
  const currency =
    context.currency ?? (origin === undefined ? undefined : context.currencyOf(origin)) ?? 'USD';
  const { wishes, currencySaid, leftOut } = readWishes(spans, currency);
  const {
    guessed,
    adultAges: _,
    ...party
  } = readParty(labelled(spans, 'adults', 'kids', 'people', 'ages'), text);
  const trip = {
    ...context,
    ...(time.startOn !== undefined && { startOn: time.startOn }),
    ...(time.days !== undefined && { days: time.days }),
  };
  const events = readEvents(text, spans, places.named, trip);
  const dayWishes = readDayWishes(spans, trip);
  const named = placesOf(mentions);
  const mustSee = [...(named.mustSee ?? []), ...(wishes.mustSee ?? [])].slice(0, 60);
  const hotels = mentions.filter(({ role }) => role === 'lodging').map(({ surface }) => surface);
  const lodging = [...hotels, wishes.lodging].filter(Boolean).join(', ').slice(0, 400);
  const unclear = unclearOf([...unread, ...allStays.rest]);
  const last = time.endOn ?? time.startOn ?? context.today;
  const gone = last < context.today ? labelled(spans, 'dates', 'start') : [];
  unclear.push(...gone.map(({ text: words }): LeftOut => ({ words, why: 'gone by' })));
  return {
    text,
    request: {
      ...roundOf(mentions),
      ...wishes,
      ...named,
      ...time,
      ...length,
      ...party,
      ...hoursOf(dayWishes),
      ...(mustSee.length > 0 && { mustSee }),
      ...(lodging !== '' && { lodging }),
      ...(events.fixed.length > 0 && { fixed: events.fixed }),
    },
    mentions,
    stays,
    dated: events.dated,
    connections: readConnections(text),
    cityCount: cityCountOf(text, spans),
    roughDates: rough,
    partyGuessed: guessed === true,
    currencySaid,
    inOrder: isInOrder(text, places.named),
    heading: readHeading(spans),
    roadTrip: labelled(spans, 'by', 'like').some(({ text: words }) =>
      /road ?trip|scenic (?:drive|route)/i.test(words),
    ),
    arrival,
    departure,
    dayWishes,
    leftOut: [...places.leftOut, ...leftOut, ...unclear],
  };
}
