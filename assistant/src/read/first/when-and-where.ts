import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Marked, MarkedClause } from '@wayfare/reader';
import { listed } from '../any-of.ts';
import { monthOf } from '../dates/calendar-words.ts';
import type { DateContext } from '../dates/read-dates-said.ts';
import { isNoDate, readDatesSaid } from '../dates/read-dates-said.ts';
import { readHour } from '../read-hour.ts';
import type { LeftOut, Stay, TripEnd } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import { tokensOf } from '../words-in.ts';
import { withHomeOutside } from './begins-at.ts';
import { withEndsInside } from './ends-inside.ts';
import { chooseMaybes, chooseWays } from './choose-places.ts';
import type { PlacesRead, SettlePlaces } from './place-mentions.ts';
import { readPlaces } from './place-mentions.ts';
import { totalOf } from './request-of.ts';
import { readStays } from './stays-of.ts';
import { readTime } from './time-of.ts';
import { startAfterEvent, timeSpans } from './time-spans.ts';
import { readTripEnd } from './trip-ends.ts';

/** Where one goes and when, which depend on each other: alternatives fit or do not, nights make up a length. */
export interface WhenAndWhere {
  places: PlacesRead;
  stays: Stay[];
  time: TripRequest;
  rough: boolean;
  arrival: TripEnd;
  departure: TripEnd;
  /** The trip begins then because what it follows is over. */
  after?: string;
  leftOut: LeftOut[];
}

const hasMonth = (text: string) => /\d[./]\d/.test(text) || tokensOf(text).some((word) => monthOf(word) > 0);

/** The first date that is said with its month: a day without one is not before it. */
function firstDateOf(spans: readonly Placed[], context: DateContext): string | undefined {
  const said = labelled(spans, 'dates', 'start', 'day', 'finish')
    .filter(({ text }) => /\d/.test(text) && hasMonth(text))
    .flatMap(({ text }) => readDatesSaid(text, context)?.startOn ?? []);
  // A feast is a day too: "Easter, back by the 10th".
  const feast = labelled(spans, 'dates').flatMap(({ text }) => readDatesSaid(text, context) ?? [])[0];
  return said[0] ?? (feast?.rough === true ? undefined : feast?.startOn);
}

const outward = /\b(?:out of|out|from|home|back|leav\w*|depart\w*)\W+(?:the )?$/i;

/** "Flying into Porto, out of Faro": an airport that stands in no clause of its own. */
const flownTo = (act: 'arrive' | 'leave', spans: readonly Placed[]): Placed | undefined =>
  labelled(spans, 'airport').find(({ clause, start }) => {
    const ahead = clause.text.slice(0, start - clause.start);
    return clause.act === 'plan' && outward.test(ahead) === (act === 'leave');
  });

const homeward =
  listed(`leav*, depart*, fly out, fly home, fly back, flying out, flying home, flying back, head* home,
  going home, back home`);
const goesHome = new RegExp(`^\\W*(?:and\\s+)?(?:(?:we|i)\\s+)?(?:${homeward})\\b`, 'iu');

/** Which end of the trip a clause tells; "leaving Monday" tells the end, whatever it was taken for. */
const endIn = (clause: MarkedClause, spans: readonly Placed[]): 'arrive' | 'leave' | null => {
  const { act, text } = clause;
  const isBegun = spans.some((span) => span.clause === clause && span.label === 'start');
  return act === 'arrive' && goesHome.test(text) && !isBegun
    ? 'leave'
    : act === 'arrive' || act === 'leave'
      ? act
      : null;
};

function endOf(
  act: 'arrive' | 'leave',
  marked: Marked,
  spans: readonly Placed[],
  places: PlacesRead,
  context: DateContext,
): TripEnd {
  const clause = marked.clauses.find((one) => endIn(one, spans) === act);
  const label = act === 'arrive' ? 'start' : 'finish';
  // "Out on the 3rd, home on the 9th" says both in one clause.
  const both = marked.clauses.find(({ spans: own }) =>
    (['start', 'finish'] as const).every((one) => own.some((span) => span.label === one)),
  );
  const other = act === 'arrive' ? 'finish' : 'start';
  const of = spans.filter(
    (span) => span.label !== other || (act === 'leave' && (both === undefined || span.clause !== both)),
  );
  const end: TripEnd = clause === undefined ? {} : readTripEnd(clause, of, context);
  if (both !== undefined && clause !== both && (both.act === 'arrive' || both.act === 'leave'))
    end.on ??= labelled(of, label).flatMap(
      ({ text }) => readDatesSaid(text, context)?.startOn ?? [],
    )[0] as string;
  const near = flownTo(act, spans);
  if (near !== undefined) end.at ??= near.text;
  const hit = [...places.aside, ...places.named].find(({ span }) => span.text === end.at)?.mention.hit;
  return { ...end, ...(hit != null && { hit }) };
}

/** "Sydney and Melbourne, starting in Sydney": a stop that is named first is no home to come from. */
function withoutSecondHome(places: PlacesRead): PlacesRead {
  const named = places.named.filter(
    ({ span, mention }) =>
      span.label !== 'origin' ||
      !places.named.some(
        (other) =>
          other.span.label === 'stop' &&
          other.span.start < span.start &&
          other.mention.hit?.id === mention.hit?.id &&
          mention.hit !== null,
      ),
  );
  return { ...places, named };
}

const none = /^(?:0|zero|no)\s+(?:days?|nights?|weeks?|hours?)$/i;
const TURNED_DAYS = 300;

/** What could not be read, or lies in the past. */
function unclear(
  unread: readonly Placed[],
  spans: readonly Placed[],
  time: TripRequest,
  today: string,
): LeftOut[] {
  const isGone = (time.endOn ?? time.startOn ?? today) < today;
  const gone = isGone ? labelled(spans, 'dates', 'start') : [];
  const { startOn, endOn } = time;
  // A range that goes on into the next year for most of it was meant the other way round.
  const isTurned = startOn !== undefined && endOn !== undefined && daysBetween(startOn, endOn) > TURNED_DAYS;
  const turned = isTurned ? labelled(spans, 'dates', 'start', 'finish').slice(0, 1) : [];
  return [
    ...turned.map(({ text }): LeftOut => ({ words: text, why: 'ends before it starts' })),
    ...unread.map(({ text }): LeftOut => ({
      words: text,
      why: isNoDate(text) ? 'no such date' : none.test(text) ? 'no time at all' : 'not understood',
    })),
    ...gone.map(({ text }): LeftOut => ({ words: text, why: 'gone by' })),
  ];
}

/** The text with spaces for what its writer took back, and for the sign behind it. */
function withoutTakenBack(text: string, { clauses }: Marked): string {
  const spans = clauses.flatMap((clause) => clause.spans.filter(({ label }) => label === 'was'));
  return spans.reduce((rest, { start, end }) => {
    const behind = /^[^\p{L}\p{N}]*/u.exec(rest.slice(end))?.[0].length ?? 0;
    const length = end - start + Math.min(behind, 3);
    return rest.slice(0, start) + ' '.repeat(length) + rest.slice(start + length);
  }, text);
}

/** "From 8am to 5pm", "onwards at nine the same day": one comes and goes on one day. */
function isOneDay(text: string, spans: readonly Placed[]): boolean {
  if (/\bsame day\b/i.test(text)) return true;
  const hours = labelled(spans, 'hour').filter(({ clause }) =>
    ['arrive', 'leave', 'event'].includes(clause.act),
  );
  return hours.some((span) => {
    const hour = readHour(span.text, {});
    return hour?.from !== undefined && hour.until !== undefined && !labelled(spans, 'event').length;
  });
}

/** Reads places, stays, dates and the two ends of the trip. */
export function readWhenAndWhere(
  text: string,
  marked: Marked,
  spans: readonly Placed[],
  known: DateContext & { settle: SettlePlaces },
): WhenAndWhere {
  const read = withEndsInside(withHomeOutside(readPlaces(text, spans, known.settle), text), text);
  const near = firstDateOf(spans, known);
  const context = { ...known, ...(near !== undefined && { nearDay: near }) };
  const arrival = endOf('arrive', marked, spans, read, context);
  const departure = endOf('leave', marked, spans, read, { ...context, today: near ?? context.today });
  const own = timeSpans(spans, text, context);
  const when = readTime(own, context, {
    ...(arrival.on !== undefined && { start: arrival.on }),
    ...(departure.on !== undefined && { finish: departure.on }),
  });
  const said = readStays(withoutTakenBack(text, marked), spans, read.named);
  const onWay = chooseWays(read, ({ mention }) => said.stays.some((stay) => stay.mention === mention));
  const places = withoutSecondHome(chooseMaybes(onWay, text, when.time.days));
  const mentions = places.named.map(({ mention }) => mention);
  const stays = said.stays.filter(({ mention }) => mentions.includes(mention));
  const isOpen = when.time.days === undefined || when.guessed;
  const isDay = isOpen && stays.length === 0 && isOneDay(text, spans);
  const total = isDay ? { days: 1 } : isOpen ? totalOf(stays, mentions, said.rest) : {};
  const after = when.time.days === undefined ? undefined : startAfterEvent(spans, text, context);
  const startOn = when.time.startOn ?? after;
  const begins = startOn === undefined ? {} : { startOn };
  const days = total.days ?? (when.time.endOn === undefined ? when.time.days : undefined);
  const ends = startOn === undefined || days === undefined ? {} : { endOn: addDays(startOn, days - 1) };
  const time = { ...when.time, ...total, ...begins, ...ends };
  const leftOut = [...places.leftOut, ...unclear([...when.unread, ...said.rest], spans, time, context.today)];
  const follows = when.time.startOn === undefined && after !== undefined;
  return {
    places,
    stays,
    time,
    rough: when.rough,
    arrival,
    departure,
    ...(follows && { after }),
    leftOut,
  };
}
