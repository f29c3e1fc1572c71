import type { DaySaid, WhenSaid } from '@wayfare/contracts/intent';
import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import { readCount } from '../read-count.ts';
import { readHour } from '../read-hour.ts';
import { readLength } from '../read-length.ts';
import { numberIn } from '../read-number.ts';
import { readShift } from '../read-shift.ts';
import { tokensOf } from '../words-in.ts';
import { anotherDay } from './add-things.ts';
import { mealIn } from './meal-in.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, atStop, has, hourOf, itemOf, stopSpokenOf, take, takeWhen, withWhen } from './clause.ts';

const longer = anyOf('add, extra, more, another, longer, extend*');
const shorter = anyOf(
  'less, fewer, shorter, shorten, cut, lose, drop, off, minus, reduce, early, earlier, trim, take, away',
);

export const tooLong = anyOf(
  'too long, too short, too many days, too few days, not long enough, longer, shorter',
);

/** "Extend the trip by two days": so many more or fewer than it has. */
function byDays(view: ClauseView, [span]: readonly MarkedSpan[]): number | null {
  const length = span === undefined ? null : readLength(span.text, 'days');
  const days = length?.days ?? length?.nights;
  if (span === undefined || days === undefined) return null;
  const isBy = /\bby\W*(?:an?(?:other)? )?$/.test(ahead(view, span));
  const isAdded = /\b(?:add|adding)\W*(?:an?(?:other)? )?$/.test(ahead(view, span));
  if (!isBy && !isAdded) return null;
  return isBy && shorter.test(view.words) && !longer.test(view.words) ? -days : days;
}

/** "See more each day" is about how full the days are. */
const fuller = /\b(?:see|do|fit|pack|squeeze|cram)\b.*\bmore\b/;

/** "Push the whole thing back one day": as long as it was, on other days. */
const allMoved = /\b(?:push|shift|move|bring)\b.*\b(?:whole|trip)\b.*\b(?:back|later|earlier)\b/;

/** "Two days sooner, still five days": it moves, and is as long as it was. */
function sameLength(view: ClauseView): Wanted[] | null {
  const [span] = view.clause.spans.filter(({ label }) => label === 'length');
  const length = span === undefined ? null : readLength(span.text, 'days');
  const isSame = length?.days !== undefined && length.days === view.talk.trip?.days;
  if (!isSame || !has(view, 'shift')) return null;
  take(view, 'length');
  return setDates(view);
}

/** The whole trip longer or shorter. */
export function setLength(view: ClauseView): Wanted[] {
  const moved = allMoved.test(view.words) ? readShift(view.words, view.words)?.days : undefined;
  if (moved !== undefined) {
    take(view, 'length', 'nights', 'count', 'shift');
    return [{ kind: 'setDates', shiftDays: moved }];
  }
  const same = sameLength(view);
  if (same !== null) return same;
  const nth = anotherDay(view);
  // "Add a fourth day".
  if (nth !== null && nth.some((one) => one.kind === 'setLength' && one.days !== undefined)) return nth;
  const isFuller = fuller.test(view.words) && !has(view, 'length', 'nights') && !/\d/.test(view.words);
  if (isFuller) {
    take(view, 'count');
    return [{ kind: 'setPace', change: 'fuller', ...withWhen(takeWhen(view)) }];
  }
  const lengths = take(view, 'length', 'nights');
  const counts = take(view, 'count', 'shift');
  const at = /\b(?:at|to|on) the (?:start|beginning|front)\b/.test(view.words)
    ? { side: 'start' as const }
    : /\b(?:at|to|on|off) the end\b/.test(view.words)
      ? { side: 'end' as const }
      : {};
  if (counts.length + lengths.length === 0) {
    const by = readShift(view.words)?.days;
    const sign = longer.test(view.words) ? 1 : shorter.test(view.words) ? -1 : 0;
    if (by !== undefined && sign !== 0) return [{ kind: 'setLength', change: sign * by, ...at }];
  }
  const stop = stopSpokenOf(view);
  // "Take that night from the last place, so that it stays seven days".
  if (stop !== undefined && /\bnight\b/.test(view.words) && shorter.test(view.words)) {
    take(view, 'item');
    return [{ kind: 'setNights', place: { name: stop }, change: -1 }];
  }
  const more = byDays(view, lengths);
  if (more !== null) return [{ kind: 'setLength', change: more, ...at }];
  const text = [...counts, ...lengths].map((span) => span.text).join(' ');
  const count = readCount(text);
  const unit = /\bweeks?\b/i.test(text) ? 7 : 1;
  const isChange =
    count !== null &&
    !lengths.some((span) => readCount(span.text)?.kind === 'exactly') &&
    (count.kind === 'change' || (counts.length > 0 && lengths.length === 0 && 'number' in count));
  if (isChange && 'number' in count) {
    const isSaid = count.kind === 'change';
    const sign = count.number < 0 || (!isSaid && shorter.test(view.words)) ? -1 : 1;
    view.memory.spare = Math.abs(count.number) * unit;
    return [{ kind: 'setLength', change: sign * Math.abs(count.number) * unit, ...at }];
  }
  const length = lengths.length > 0 ? readLength(lengths.map((span) => span.text).join(' '), 'days') : null;
  const days = length?.days ?? (length?.nights === undefined ? undefined : length.nights + 1);
  if (days !== undefined) return [{ kind: 'setLength', days, ...at }];
  if (count?.kind === 'more') return [{ kind: 'setLength', change: 1, ...at }];
  if (count?.kind === 'less') return [{ kind: 'setLength', change: -1, ...at }];
  return setDates(view);
}

const atTheEnd = /\b(?:leave|go|come|fly|head)\b.*\b(?:at the end|home)\b/;
const removing = anyOf('take out, remove, drop, skip, cut out, delete, scrap');

/** Other dates, or all of them so much later or earlier. */
export function setDates(view: ClauseView): Wanted[] {
  const { talk } = view;
  const [by] = take(view, 'shift', 'count');
  const isSaid = has(view, 'dates', 'start', 'finish');
  const shift =
    by === undefined ? (isSaid ? null : readShift(view.words, view.words)) : readShift(by.text, view.words);
  const when = removing.test(view.words) && !isSaid ? takeWhen(view, { withHour: false }) : undefined;
  if (when?.days !== undefined) return [{ kind: 'removeDays', when }];
  // "Leave a day earlier at the end": the first day stays.
  if (shift?.days !== undefined && atTheEnd.test(view.words))
    return [{ kind: 'setLength', change: shift.days, side: 'end' }];
  if (shift?.days !== undefined) return [{ kind: 'setDates', shiftDays: shift.days }];
  const wanted: Extract<Wanted, { kind: 'setDates' }> = { kind: 'setDates' };
  const spans = take(view, 'dates', 'start', 'finish', 'day');
  // "In October instead, beginning on the 6th": the month that is said, else that of the trip.
  const named = spans.flatMap(({ text }) => readDatesSaid(text, talk)?.month ?? [])[0];
  const month = named ?? (talk.trip?.startOn == null ? undefined : Number(talk.trip.startOn.slice(5, 7)));
  for (const span of spans) {
    // "Not the 1st" is how it was.
    if (/\b(?:not|instead of|from being|rather than)\W+(?:the )?$/.test(ahead(view, span))) continue;
    const said = readDatesSaid(span.text, talk, month);
    if (said === null) continue;
    const isEnd = span.label === 'finish' && !(begun.test(view.words) && !ended.test(view.words));
    if (isEnd) wanted.endOn = said.endOn ?? said.startOn ?? wanted.endOn!;
    else if (said.startOn !== undefined) {
      wanted.startOn = said.startOn;
      if (said.endOn !== undefined) wanted.endOn = said.endOn;
    } else if (said.month !== undefined) wanted.month = said.month;
  }
  return wanted.startOn === undefined && wanted.endOn === undefined && wanted.month === undefined
    ? []
    : [wanted];
}

/** "Flights are cheaper on the 22nd, so start then". */
const begun = anyOf('start*, begin*, set off, go then, leave then, arrive then');
const ended = anyOf('end, ends, ending, finish*, back, home, return*, until, till, last');

const endings = anyOf(
  'finish*, end*, over*, back*, done*, home*, bed*, stop*, wrap*, return*, leave by, until*, till*',
);
const beginnings = anyOf('start, begin, set off, out, leave, get going, nothing, before, awake, morning, up');
const LATE = 630;
const EARLY = 480;
const NOON = 840;

const mealHour = { breakfast: 6, lunch: 11, dinner: 17 } as const;

/** When days begin and end, and at what time a meal or a sight is. */
export function setHours(view: ClauseView): Wanted[] {
  const hours = take(view, 'hour');
  const items = take(view, 'item', 'see', 'event', 'like');
  const when = takeWhen(view, { withHour: false });
  const intents: Wanted[] = [];
  for (const span of hours) {
    const before = ahead(view, span);
    // "Be done by five, and no dinner in the plan": the hour is not that of what comes behind.
    const isLimit = endings.test(before.slice(-24));
    const near = items.findLast(({ end }) => end <= span.start) ?? (isLimit ? undefined : items[0]);
    const meal = mealIn(near?.text ?? '') ?? mealIn(before.slice(-24));
    const hour =
      meal === null ? hourOf(view, span, 4) : readHour(span.text, { earliestHour: mealHour[meal] });
    const minute = hour?.at ?? hour?.from ?? hour?.until;
    if (minute === undefined || hour === null) {
      const later = /later/i.test(span.text) ? LATE : /earl/i.test(span.text) ? EARLY : null;
      if (later === null) continue;
      if (near === undefined) intents.push({ kind: 'setHours', ...withWhen(when), startMinute: later });
      else
        intents.push({
          kind: 'moveItem',
          item: itemOf(view, near.text),
          to: { ...when, part: later === LATE ? 'afternoon' : 'morning' },
        });
      continue;
    }
    if (meal !== null) intents.push({ kind: 'setMealHour', meal, minute, ...withWhen(when) });
    else if (near !== undefined) {
      const to: WhenSaid = {
        ...when,
        ...(hour.until === undefined && { fromMinute: minute }),
        ...(hour.until !== undefined && { untilMinute: hour.until }),
      };
      intents.push({ kind: 'moveItem', item: itemOf(view, near.text), to });
    } else intents.push({ kind: 'setHours', ...withWhen(when), ...limits(hour, before, span.text) });
  }
  if (intents.length > 0 || hours.length > 0) return withEarliestEnd(intents);
  const { hour } = view.memory;
  if (hour !== undefined && beforeThat.test(view.words))
    return [{ kind: 'setHours', ...withWhen(when), startMinute: hour }];
  const minute = /\b(?:late|later|lie|sleep|slow|lazy)\b/.test(view.words)
    ? LATE
    : /\bearl/.test(view.words)
      ? EARLY
      : null;
  return minute === null ? [] : [{ kind: 'setHours', ...withWhen(when), startMinute: minute }];
}

/** "In bed by eight, so over by seven": the days end at the earlier hour. */
function withEarliestEnd(intents: readonly Wanted[]): Wanted[] {
  const ends = intents.flatMap((one) =>
    one.kind === 'setHours' && one.endMinute !== undefined ? [one.endMinute] : [],
  );
  const isLater = (one: Wanted) => one.kind === 'setHours' && (one.endMinute ?? 0) > Math.min(...ends);
  return intents.filter((one) => !isLater(one) || (one.kind === 'setHours' && one.startMinute !== undefined));
}

const beforeThat = /\bbefore (?:that|then)\b/;
const abed = anyOf('sleep in, sleeping in, lie in, lie-in, stay in bed, lazy');
const nothingThen = /\b(?:nothing|no|not|never)\W+(?:\w+\W+){0,3}$/;
const NOON_OF_12 = 720;

/** Whether an hour begins the day or ends it. */
function limits(
  hour: { at?: number; from?: number; until?: number },
  before: string,
  said: string,
): { startMinute?: number; endMinute?: number } {
  if (hour.from !== undefined && hour.until !== undefined)
    return { startMinute: hour.from, endMinute: hour.until };
  // "Nothing after eight".
  const isNothingThen = nothingThen.test(before) && /\bafter\b/i.test(said);
  if (hour.from !== undefined && hour.at === undefined && isNothingThen)
    return { endMinute: hour.from < NOON_OF_12 ? hour.from + NOON_OF_12 : hour.from };
  if (hour.from !== undefined) return { startMinute: hour.from };
  const minute = hour.at ?? hour.until!;
  const isRest = abed.test(before);
  const isEnd =
    !isRest &&
    (endings.test(before.slice(-40)) ||
      (hour.until !== undefined && !beginnings.test(before)) ||
      minute >= NOON);
  // "Sleep in till 9.30".
  if (isRest) return { startMinute: minute >= NOON ? minute - NOON_OF_12 : minute };
  return isEnd ? { endMinute: minute >= 720 ? minute : minute + 720 } : { startMinute: minute };
}

/** Keeps a day or a part of one free. */
export function rest(view: ClauseView): Wanted[] {
  const stop = take(view, 'stop', 'about')[0]?.text;
  const [shift] = take(view, 'count', 'length', 'nights');
  void shift;
  const when = atStop(takeWhen(view), stop);
  const after = /\bafter (?:lunch|dinner)\b/.exec(view.words)?.[0];
  const part =
    when?.part ??
    (after === undefined
      ? undefined
      : after.endsWith('lunch')
        ? ('afternoon' as const)
        : ('evening' as const));
  const isOpen = when?.days === undefined && when?.each !== true && view.memory.day !== undefined;
  const known = isOpen ? { ...when, days: view.memory.day! } : when;
  take(view, 'item', 'event', 'pos', 'pace', 'like');
  const edge = known === undefined ? daysAtEdge(view.words) : null;
  if (edge !== null) return [{ kind: 'keepFree', when: { days: edge } }];
  return [{ kind: 'keepFree', when: { ...known, ...(part !== undefined && { part }) } }];
}

/** "Two days of nothing at the start". */
function daysAtEdge(words: string): DaySaid[] | null {
  const isStart = /\b(?:start|beginning|first|arriv\w*)\b/.test(words);
  if (!isStart && !/\b(?:end|last)\b/.test(words)) return null;
  const count = Math.min(14, numberIn(tokensOf(words).filter((word) => word !== 'a')) ?? 1);
  return Array.from({ length: count }, (_, index) => ({ number: isStart ? index + 1 : index - count }));
}
