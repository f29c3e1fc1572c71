import type { Act, Marked, MarkedClause } from '@wayfare/reader';
import type { DateContext } from '../dates/read-dates-said.ts';
import { readCount } from '../read-count.ts';
import { readInterests } from '../read-interest.ts';
import { readParty } from '../read-party.ts';
import type { LeftOut, Reading } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { labelled, spansOf } from '../spans.ts';
import { asRequest } from './as-request.ts';
import { readConnections } from './connections.ts';
import { readDayWishes, readEvents } from './events-of.ts';
import { mendSpans } from './mend-spans.ts';
import { withHomeSaid } from './home-said.ts';
import { withWholeNames } from './whole-names.ts';
import { withNamesLedTo } from './names-led-to.ts';
import type { SettlePlaces } from './place-mentions.ts';
import { isInOrder, isRoadTrip, readHeading } from './order-said.ts';
import { hoursOf, placesOf, roundOf } from './request-of.ts';
import { isTimeWish } from './time-wishes-apart.ts';
import { withSureWords } from './sure-words.ts';
import { withUnmarkedEvents } from './unmarked-events.ts';
import { withNamesAgain, withUnmarkedNames } from './unmarked-names.ts';
import { readWhenAndWhere } from './when-and-where.ts';
import { readWishes } from './wishes-of.ts';
import { withoutSeats } from './without-seats.ts';

/** What a first request is read against. */
export interface ReadingContext extends DateContext {
  settle: SettlePlaces;
  /** The currency of the reader's locale; null where that says none. */
  currency: string | null;
  /** The main currency of a country. */
  currencyOf: (countryCode: string) => string | undefined;
}

/** Acts whose spans say nothing of the trip that is asked for; neither do questions. */
const beside = new Set<Act>(['yes', 'no', 'thanks', 'chat', 'undo', 'redo', 'rename']);

const townWords = /^\s*(?:\w+\s+){0,2}(?:cit(?:y|ies)|towns|places|stops|destinations|bases)\b/i;

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

/** Days, hours and flights in the request itself that belong to nothing there. */
const unplaced = (spans: readonly Placed[], used: ReadonlySet<Placed>, { clauses }: Marked): LeftOut[] =>
  labelled(spans, 'day', 'hour', 'part', 'shift', 'item', 'flight', 'meet')
    .filter(
      (span) =>
        span.clause.act === 'plan' &&
        !used.has(span) &&
        !clauses.some((one) => isTimeWish(one) && one.start <= span.start && span.end <= one.end),
    )
    .map(({ text, label }) => ({
      words: text,
      why: label === 'flight' || label === 'meet' ? 'not planned' : 'not understood',
    }));

/**
 * The marks that speak of the trip, put right by what stands beside them, with what their tagger left out. A list of
 * the ways that there are wishes for nothing.
 */
function spansOfTrip(text: string, marked: Marked, settle: SettlePlaces): Placed[] {
  const isOfTrip = ({ act }: MarkedClause) => !beside.has(act) && !act.startsWith('ask.');
  const clauses = marked.clauses.filter(isOfTrip);
  const list = readConnections(text);
  const isListed = ({ start }: Placed) => list !== null && start >= list.start && start < list.end;
  const all = spansOf(marked);
  const hasHome = all.some((span) => span.label === 'origin' && isOfTrip(span.clause));
  // Home is told by the way too: "we live in Ely and ring the bells".
  const isHome = ({ label, clause }: Placed) => label === 'origin' && clause.act === 'chat' && !hasHome;
  const said = all.filter((span) => (isOfTrip(span.clause) || isHome(span)) && !isListed(span));
  const own = withoutSeats(said, text);
  const joined = withWholeNames(text, withSureWords(text, own, clauses), settle);
  const led = withNamesLedTo(text, mendSpans(joined, text), settle);
  const homed = withHomeSaid(text, led, marked.clauses, settle);
  const named = withUnmarkedNames(text, homed, clauses, settle).filter((span) => !isListed(span));
  return withUnmarkedEvents(withNamesAgain(text, named), clauses);
}

/**
 * Makes of the marks of a first request all that planning needs. Of words without a mark only those are read that can
 * mean one thing alone.
 */
export function composeReading(text: string, message: Marked, context: ReadingContext): Reading {
  const marked = asRequest(message);
  const spans = spansOfTrip(text, marked, context.settle);
  const { places, stays, time, rough, arrival, departure, after, leftOut } = readWhenAndWhere(
    text,
    marked,
    spans,
    context,
  );
  const mentions = places.named.map(({ mention }) => mention);
  const home = mentions.find(({ role }) => role === 'origin')?.hit?.countryCode;
  const currency = context.currency ?? (home === undefined ? undefined : context.currencyOf(home)) ?? 'USD';
  const countries = mentions.flatMap(({ hit, role }) =>
    hit === null || role === 'excluded' ? [] : (context.currencyOf(hit.countryCode) ?? []),
  );
  const near = [...(context.currency === null ? [] : [context.currency]), ...countries];
  const wished = readWishes(
    spans.filter(({ clause }) => !isTimeWish(clause)),
    { currency, near },
  );
  const party = readParty(labelled(spans, 'adults', 'kids', 'people', 'ages'), text);
  const { guessed: partyGuessed = false, adultAges: _, ...people } = party;
  const { startOn, days } = time;
  const trip = { ...context, ...(startOn !== undefined && { startOn }), ...(days !== undefined && { days }) };
  const { fixed: events, dated, used } = readEvents(text, spans, places.named, trip);
  // What is over before the trip begins is no part of it.
  const begins = after ?? (rough ? undefined : startOn);
  const fixed = events.filter(({ on }) => on === undefined || begins === undefined || on >= begins);
  const dayWishes = readDayWishes(spans, trip, used);
  const named = placesOf(mentions);
  // A sight that nobody knows by this name is at least what one likes: "Minoan ruins".
  const liked = mentions.flatMap(({ venue, role, surface }) =>
    venue && role === 'must_see' ? readInterests(surface).slice(0, 1) : [],
  );
  const interests = [...new Set([...(wished.wishes.interests ?? []), ...liked])];
  const mustSee = [...(named.mustSee ?? []), ...(wished.wishes.mustSee ?? [])].slice(0, 60);
  const hotels = mentions.filter(({ role }) => role === 'lodging').map(({ surface }) => surface);
  const lodging = [...hotels, wished.wishes.lodging].filter(Boolean).join(', ').slice(0, 400);
  return {
    text,
    request: {
      ...roundOf(mentions, arrival, departure),
      ...wished.wishes,
      ...named,
      ...time,
      ...people,
      ...hoursOf(dayWishes),
      ...(interests.length > 0 && { interests }),
      ...(mustSee.length > 0 && { mustSee }),
      ...(lodging !== '' && { lodging }),
      ...(fixed.length > 0 && { fixed }),
    },
    mentions,
    stays,
    dated,
    connections: readConnections(text)?.connections ?? null,
    cityCount: cityCountOf(text, spans),
    roughDates: rough,
    partyGuessed,
    currencySaid: wished.currencySaid,
    inOrder: isInOrder(text, places.named),
    heading: readHeading(spans),
    roadTrip: isRoadTrip(spans),
    arrival,
    departure,
    dayWishes,
    leftOut: [...leftOut, ...wished.leftOut, ...unplaced(spans, used, marked)],
  };
}
