import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import type { DaySaid } from '@wayfare/contracts/intent';
import type { TripRequest } from '@wayfare/contracts/request';
import type { DateContext } from '../dates/read-dates-said.ts';
import { anyOf } from '../any-of.ts';
import { readDay } from '../read-day.ts';
import { readHour } from '../read-hour.ts';
import { partMinute } from '../read-part.ts';
import type { DatedWish, DayWish } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import type { Named } from './place-mentions.ts';

/** The days of the trip as far as they are known. */
export interface TripDays extends DateContext {
  startOn?: string;
  days?: number;
}

const atNight = anyOf(
  'dinner*, supper, table, show*, musical, concert*, opera, ballet, party, gig, match, night*, drinks',
);
const daily = /conference|workshop|festival|exhibition|fair|seminar|course|retreat|camp/i;
const perhaps = /\b(?:between|sometime|somewhere)\b/i;

/** Which date or which day of the trip is meant; what cannot be told without its dates stays open. */
export function dayOf(said: DaySaid, { startOn, days }: TripDays): { on?: string; day?: number } {
  if (said.on !== undefined) return { on: said.on };
  if (said.number !== undefined) {
    if (said.number > 0) return { day: said.number };
    return days === undefined ? {} : { day: Math.max(1, days + 1 + said.number) };
  }
  if (startOn === undefined) return {};
  if (said.weekday !== undefined)
    return { on: addDays(startOn, (said.weekday - weekdayOf(startOn) + 7) % 7) };
  if (said.dayOfMonth !== undefined)
    for (let ahead = 0; ahead < 60; ahead += 1) {
      const on = addDays(startOn, ahead);
      if (Number(on.slice(8)) === said.dayOfMonth) return { on };
    }
  return {};
}

/** The spans that belong to an event: those of its clause, or of its sentence where it has no clause of its own. */
function around(event: Placed, spans: readonly Placed[], text: string): Placed[] {
  const own = spans.filter(({ clause }) => clause === event.clause);
  if (event.clause.act === 'event') return own;
  const start = Math.max(
    text.lastIndexOf('. ', event.start),
    text.lastIndexOf('\n', event.start),
    text.lastIndexOf(';', event.start),
  );
  const stop = /[.;!?\n](?:\s|$)/.exec(text.slice(event.end));
  const end = stop === null ? text.length : event.end + stop.index;
  return own.filter((span) => span.start > start && span.end <= end + 1);
}

export interface EventsRead {
  fixed: NonNullable<TripRequest['fixed']>;
  dated: DatedWish[];
  /** The spans that say when and where these are. */
  used: Set<Placed>;
}

const onDay = /^\s*(?:is\s+)?on\s+(?:the\s+)?(\d{1,2}(?:st|nd|rd|th))\b/i;
const NEXT = 8;

/** "The cruise on the 19th", or a day that was told in a clause before: the day of an event that has none in its own. */
function dayBeside(event: Placed, spans: readonly Placed[], text: string): string[] {
  const [, ordinal] = onDay.exec(text.slice(event.end)) ?? [];
  if (ordinal !== undefined) return [ordinal];
  const next = labelled(spans, 'dates', 'start').find(
    ({ start }) => start >= event.end && start - event.end <= NEXT,
  );
  if (next !== undefined && /^\s*(?:is )?on (?:the )?$/i.test(text.slice(event.end, next.start)))
    return [next.text];
  if (event.clause.act !== 'event') return [];
  const told = labelled(spans, 'dates', 'day').filter(
    ({ clause }) => clause.act === 'event' && !labelled(spans, 'event').some((one) => one.clause === clause),
  );
  return told.length === 1 ? [told[0]!.text] : [];
}

/** What it is called: who gets married has a wedding. */
const nameOf = (said: string): string =>
  /^(?:gets?|getting|got|be|are|is)?\s*(?:married|marrying)$/i.test(said.trim())
    ? 'wedding'
    : said.replace(/^(?:an?|the|our|my)\s+/i, '').slice(0, 200);

/** Appointments with their day, hour and place. */
export function readEvents(
  text: string,
  spans: readonly Placed[],
  named: readonly Named[],
  trip: TripDays,
): EventsRead {
  const result: EventsRead = { fixed: [], dated: [], used: new Set() };
  for (const event of labelled(spans, 'event')) {
    const near = around(event, spans, text);
    for (const span of labelled(near, 'day', 'hour', 'part', 'dates', 'start', 'meet')) result.used.add(span);
    const place = labelled(near, 'see', 'stop', 'meet', 'base', 'end', 'outing')
      .toSorted((one, other) => Math.abs(one.start - event.start) - Math.abs(other.start - event.start))
      .map((span) => named.find((one) => one.span === span)?.mention)
      .find((mention) => mention !== undefined);
    const hourSpan = labelled(near, 'hour')[0];
    const said =
      hourSpan === undefined
        ? null
        : readHour(hourSpan.text, { earliestHour: atNight.test(event.text) ? 12 : 7 });
    const part = labelled(near, 'part')[0];
    const minute = said?.at ?? said?.from ?? (part === undefined ? null : partMinute(part.text)) ?? undefined;
    const own = labelled(
      near,
      'day',
      ...(event.clause.act === 'event' ? (['dates', 'start'] as const) : []),
    ).map((span) => span.text);
    const days = (own.length > 0 ? own : dayBeside(event, spans, text))
      .flatMap((words) => readDay(words, [], trip)?.days ?? [])
      .map((day) => dayOf(day, trip));
    const what = nameOf(event.text);
    const numbers = days.flatMap(({ day }) => day ?? []);
    const on = days.flatMap((day) => day.on ?? []);
    const isRange =
      numbers.length > 1 && perhaps.test(text.slice(Math.max(0, event.start - 80), event.end + 80));
    if (numbers.length > 0)
      result.dated.push({
        what,
        where: place ?? null,
        firstDay: Math.min(...numbers),
        lastDay: Math.max(...numbers),
        daily: !isRange && (daily.test(what) || numbers.length > 2),
        ...(minute !== undefined && { startMinute: minute }),
      });
    const where = place === undefined ? {} : { where: place.surface };
    const hour = minute === undefined ? {} : { startMinute: minute };
    const each = isRange ? numbers.slice(0, 1) : numbers;
    result.fixed.push(...each.map((day) => ({ what, day, ...where, ...hour })));
    result.fixed.push(...on.map((date) => ({ what, on: date, ...where, ...hour })));
    if (each.length === 0 && on.length === 0) result.fixed.push({ what, ...where, ...hour });
  }
  return { ...result, fixed: result.fixed.slice(0, 60) };
}

const bedtime = /\b(?:bed|back|home|asleep|finish\w*|end)\b/i;

/** "Nothing that starts before 11", "to bed by ten": hours in the request itself are those of all days. */
function hoursOfAll(spans: readonly Placed[], used: Set<Placed>): DayWish[] {
  return labelled(spans, 'hour').flatMap((span): DayWish[] => {
    if (span.clause.act !== 'plan' || used.has(span)) return [];
    const ahead = span.clause.text
      .slice(0, span.start - span.clause.start)
      .split(/[,.;!?\n]/)
      .at(-1)!
      .slice(-40);
    const isEnd = bedtime.test(ahead);
    const hour = readHour(span.text, { ahead, earliestHour: isEnd ? 12 : 4 });
    const until = hour?.until ?? (isEnd ? hour?.at : undefined);
    if (hour?.from === undefined && until === undefined) return [];
    used.add(span);
    return [
      {
        kind: 'hours',
        words: span.text,
        ...(hour?.from !== undefined && { startMinute: hour.from }),
        ...(until !== undefined && { endMinute: until }),
      },
    ];
  });
}

const onTheDay = /^,?\s*(?:on|for)\s+(?:the\s+)?$/i;

/** "Colosseum on day 1" in the midst of a request. */
function sightsOnDays(spans: readonly Placed[], trip: TripDays, used: Set<Placed>): DayWish[] {
  return labelled(spans, 'day').flatMap((span): DayWish[] => {
    const before = spans[spans.indexOf(span) - 1];
    if (before === undefined || (before.label !== 'see' && before.label !== 'outing')) return [];
    const { clause } = span;
    const gap = clause.text.slice(before.end - clause.start, span.start - clause.start);
    const [day] = (readDay(span.text, [], trip)?.days ?? []).map((one) => dayOf(one, trip));
    if (!onTheDay.test(gap) || day === undefined) return [];
    used.add(span);
    return [{ kind: 'sight', words: before.text, ...day }];
  });
}

/** Sights, rest and hours for one day of the new trip. */
export function readDayWishes(spans: readonly Placed[], trip: TripDays, used: Set<Placed>): DayWish[] {
  const wishes: DayWish[] = hoursOfAll(spans, used);
  const clauses = new Set(spans.map(({ clause }) => clause));
  for (const clause of clauses) {
    const own = spans.filter((span) => span.clause === clause);
    if (clause.act === 'plan') wishes.push(...sightsOnDays(own, trip, used));
    if (!['add', 'rest', 'hours'].includes(clause.act)) continue;
    const said = labelled(own, 'day').flatMap(({ text }) => readDay(text, [], trip) ?? []);
    const day = said.flatMap(({ days }) => days ?? []).map((one) => dayOf(one, trip))[0];
    const part = labelled(own, 'part')[0]?.text ?? said.find((one) => one.part !== undefined)?.part;
    const hourSpan = labelled(own, 'hour')[0];
    const ahead = hourSpan === undefined ? '' : clause.text.slice(0, hourSpan.start - clause.start);
    const hour = hourSpan === undefined ? null : readHour(hourSpan.text, { ahead });
    const start =
      hour?.from ?? (clause.act === 'hours' && hour?.until === undefined ? hour?.at : undefined) ?? hour?.at;
    const rest = {
      ...day,
      ...(part !== undefined && { part }),
      ...(start !== undefined && { startMinute: start }),
      ...(hour?.until !== undefined && { endMinute: hour.until }),
    };
    if (clause.act !== 'add')
      wishes.push({ kind: clause.act === 'rest' ? 'rest' : 'hours', words: clause.text.trim(), ...rest });
    else
      for (const { text } of labelled(own, 'see', 'like'))
        wishes.push({ kind: 'sight', words: text, ...rest });
  }
  return wishes;
}
