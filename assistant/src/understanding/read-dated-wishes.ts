import { minuteNamed } from './read-clock.ts';
import { numberPattern, readNumber } from './read-number.ts';
import type { RoledMention } from './place-roles.ts';

/** Something with a day or a range of days of the trip. */
export interface DatedWish {
  what: string;
  where: RoledMention | null;
  firstDay: number;
  lastDay: number;
  /** It takes place on each of these days, not just on one of them. */
  daily: boolean;
  startMinute?: number;
}

const eventWords =
  /\b(?:wedding|conference|workshop|concert|relatives|friends?|(?:annual )?show|musical|meeting|festival|match|game|birthday|funeral|exam|tour|exhibition|fair|reunion|appointment|party|seminar|marathon|race|opera|ballet|ceremony|event|family|dinner|lunch|table|reservation)\b/gi;
const dailyEvent = /conference|workshop|festival|exhibition|fair|seminar|tour|show|relatives|family/i;
/** A meal is an appointment only where its hour is said. */
const meals = /^(?:dinner|lunch|table|reservation)$/i;
const atNight = /^(?:dinner|table|show|musical|concert|opera|ballet|party)$/i;
const everyDay = /\b(?:from|during|every day|each day|daily)\b/i;
const days = new RegExp(
  `\\b(?:between|from|during|on)? ?day (${numberPattern}) ?(?:and|to|-|until|through|till)(?: and)? ?(?:day )?(${numberPattern})\\b|\\bon (?:the )?day (${numberPattern})\\b`,
  'giu',
);

/** The hour said for an event; a bare "at 8" is eight in the evening for what takes place then. */
export const hourOf = (what: string, words: string): number | null =>
  minuteNamed(words, { earliestHour: atNight.test(what) ? 12 : 7 });

/** "A table at 8" is a dinner. */
const named = (what: string, startMinute: number | null): string =>
  /^(?:table|reservation)$/i.test(what) ? ((startMinute ?? 0) < 960 ? 'lunch' : 'dinner') : what;

interface Placed {
  start: number;
  text: string;
}

const found = (sentence: string, pattern: RegExp) => [...sentence.matchAll(pattern)];

/** The event that a day is said of: the one before it, or the first after it: "on day 2 we have a concert". */
function eventOf(events: readonly Placed[], day: number): Placed | undefined {
  const near = events.findLast(({ start }) => start < day) ?? events.find(({ start }) => start > day);
  // "A dinner reservation" is a dinner.
  const before = near === undefined ? undefined : events[events.indexOf(near) - 1];
  const joins =
    before !== undefined && near !== undefined && near.start - before.start - before.text.length === 1;
  return joins ? before : near;
}

function inSentence(sentence: string, where: RoledMention | null): DatedWish[] {
  const events = found(sentence, eventWords).map(({ index, 0: text }) => ({ start: index, text }));
  const said = found(sentence, days);
  return said.flatMap((match, index): DatedWish[] => {
    const [words, first = '', last = '', single = ''] = match;
    const isRange = single === '';
    const firstDay = readNumber(isRange ? first : single);
    const lastDay = readNumber(isRange ? last : single);
    if (firstDay === null || lastDay === null || lastDay < firstDay) return [];
    const event = eventOf(events, match.index);
    const what = event?.text;
    if (what === undefined && (!isRange || where === null)) return [];
    const from = Math.min(event?.start ?? match.index, match.index);
    const startMinute = hourOf(what ?? '', sentence.slice(from, said[index + 1]?.index));
    if (what !== undefined && meals.test(what) && startMinute === null) return [];
    const daily = what !== undefined && (dailyEvent.test(what) || (isRange && everyDay.test(words)));
    return [
      {
        what: what === undefined ? `be in ${where?.surface ?? 'town'}` : named(what, startMinute),
        where,
        firstDay,
        lastDay,
        daily,
        ...(startMinute !== null && what !== undefined && { startMinute }),
      },
    ];
  });
}

/** Appointments pinned to days of the trip: "a wedding in Florence between day 3 and day 5", "a show on day 2 at 19:00". */
export function readDatedWishes(text: string, mentions: readonly RoledMention[]): DatedWish[] {
  let start = 0;
  return text.split(/(?<=[.!?;])\s/).flatMap((sentence) => {
    const end = start + sentence.length;
    const where = mentions.find((mention) => mention.start >= start && mention.end <= end) ?? null;
    start = end + 1;
    return inSentence(sentence, where);
  });
}
