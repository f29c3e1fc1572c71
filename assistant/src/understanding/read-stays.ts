import type { Duration } from './read-duration.ts';
import { numberPattern, readNumber } from './read-number.ts';
import type { RoledMention } from './place-roles.ts';
import type { Span } from './span.ts';
import { spanOf } from './span.ts';

/** How long one stays in a place, as it was said. */
export interface Stay {
  mention: RoledMention;
  days?: number;
  nights?: number;
}

/** Something with a day or a range of days of the trip. */
export interface DatedWish {
  what: string;
  where: RoledMention | null;
  firstDay: number;
  lastDay: number;
  /** It takes place on each of these days, not just on one of them. */
  daily: boolean;
}

/** The only ways that there are between places, as the traveller lists them. */
export interface Connection {
  from: string;
  to: string;
  bothWays: boolean;
}

/** Joins lengths to places: "3 nights in Rome", "Rome for 3 nights", "Rome (3 nights)". */
export function readStays(
  text: string,
  durations: readonly Duration[],
  mentions: readonly RoledMention[],
): { stays: Stay[]; used: Set<Duration> } {
  const stays: Stay[] = [];
  const used = new Set<Duration>();
  const places = mentions.filter(({ role, venue }) => (role === 'destination' || role === 'end') && !venue);
  const only = durations.filter(({ total }) => !total).length === 1;
  for (const duration of durations) {
    if (duration.total) continue;
    const after = places.find(
      ({ start }) =>
        start >= duration.end &&
        /^ ?(?:(?:in|at|for|to|around|exploring|visiting|of|on|staying in|and|the|city|beautiful) ?)*$|^ $/i.test(
          text.slice(duration.end, start),
        ),
    );
    const before = places.findLast(
      ({ end }) =>
        end <= duration.start &&
        /^\s*(?:\(|for|[-:,]|and stay|,? staying)?\s*(?:for\s+)?(?:about |around )?$/i.test(
          text.slice(end, duration.start),
        ),
    );
    const mention =
      before !== undefined && /^\s*(?:\(|for|[-:])/.test(text.slice(before.end, duration.start))
        ? before
        : (after ?? before);
    if (mention === undefined || stays.some((stay) => stay.mention === mention)) continue;
    if (mention === before && stays.length === 0 && endsList(text, places, before)) continue;
    if (
      mention === before &&
      only &&
      places.length > 1 &&
      /^\s*,\s*$/.test(text.slice(before.end, duration.start))
    )
      continue;
    if (mention === after && only && beginsList(text, places, mention)) continue;
    used.add(duration);
    stays.push({
      mention,
      ...(duration.days !== undefined && { days: duration.days }),
      ...(duration.nights !== undefined && { nights: duration.nights }),
    });
  }
  return { stays, used };
}

const listLink =
  /^\s*(?:,|,? and|&|\+|\/|-+>?|→|to|via|(?:,? and|,)? ?then(?: to| on to)?|,? followed by)?\s*$/i;

/** "9 days in Rome, Florence and Venice": the length is of the whole list. */
function beginsList(text: string, places: readonly RoledMention[], first: RoledMention): boolean {
  const next = places[places.indexOf(first) + 1];
  return next !== undefined && listLink.test(text.slice(first.end, next.start));
}

/** "Tokyo and Kyoto for 8 days": the length is of the whole list. */
function endsList(text: string, places: readonly RoledMention[], last: RoledMention): boolean {
  const previous = places[places.indexOf(last) - 1];
  return previous !== undefined && listLink.test(text.slice(previous.end, last.start));
}

const eventWords =
  /\b(wedding|conference|workshop|concert|relatives|friends?|(?:annual )?show|meeting|festival|match|game|birthday|funeral|exam|tour|exhibition|fair|reunion|appointment|party|seminar|marathon|race|opera|ceremony|event|family)\b/i;
const dayRange = new RegExp(
  `\\b(?:between|from|during|on)? ?day (${numberPattern}) ?(?:and|to|-|until|through|till)(?: and)? ?(?:day )?(${numberPattern})\\b`,
  'iu',
);
const oneDay = new RegExp(`\\bon (?:the )?day (${numberPattern})\\b`, 'iu');

const dailyEvent = /conference|workshop|festival|exhibition|fair|seminar|tour|show|relatives|family/i;
const everyDay = /\b(?:from|during|every day|each day|daily)\b/i;

/** Appointments pinned to days of the trip: "a wedding in Florence between day 3 and day 5". */
export function readDatedWishes(text: string, mentions: readonly RoledMention[]): DatedWish[] {
  const wishes: DatedWish[] = [];
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?;])\s/)) {
    const end = start + sentence.length;
    const range = dayRange.exec(sentence);
    const single = range === null ? oneDay.exec(sentence) : null;
    const firstDay = readNumber(range?.[1] ?? single?.[1] ?? '');
    const lastDay = readNumber(range?.[2] ?? single?.[1] ?? '');
    const where = mentions.find((mention) => mention.start >= start && mention.end <= end) ?? null;
    const what = eventWords.exec(sentence)?.[0];
    if (
      firstDay !== null &&
      lastDay !== null &&
      lastDay >= firstDay &&
      (what !== undefined || (range !== null && where !== null))
    ) {
      const daily = what !== undefined && (dailyEvent.test(what) || everyDay.test(range?.[0] ?? ''));
      wishes.push({ what: what ?? `be in ${where?.surface ?? 'town'}`, where, firstDay, lastDay, daily });
    }
    start = end + 1;
  }
  return wishes;
}

/** "Direct flights: A and B, from B to C." Null where no such list stands in the text. */
export function readConnections(text: string): { connections: Connection[]; span: Span } | null {
  const list =
    /[^.:]*\b(?:direct|non-?stop)\b[^.:]*\b(?:flights?|trains?|connections?|routes?|buses|ferries)\b[^.:]*:\s*([^.;]+(?:St\.[^.;]+)*)[.;]?/iu.exec(
      text,
    );
  if (!list) return null;
  const connections: Connection[] = [];
  for (const pair of (list[1] ?? '').split(/\s*,\s*|\s+\/\s+/)) {
    const oneWay = /^(?:and )?from (.+?) to (.+)$/i.exec(pair);
    const both = /^(?:and )?(?:between )?(.+?) (?:and|-|<->|↔|&) (.+)$/i.exec(pair);
    const ends = oneWay ?? both;
    if (ends?.[1] !== undefined && ends[2] !== undefined) {
      connections.push({ from: ends[1].trim(), to: ends[2].trim(), bothWays: oneWay === null });
    }
  }
  return connections.length === 0 ? null : { connections, span: spanOf(list) };
}

/** How many cities are wished, where the number was said. */
export function readCityCount(text: string): number | null {
  const match = new RegExp(
    `\\b(${numberPattern}) (?:(?:different|distinct|unique|separate|various|major|other|big|small|beautiful|of the|european|asian|american|\\w+ese|\\w+ian|individual|nearby|charming)\\s+)*(?:cities|towns|destinations|stops|city)\\b`,
    'iu',
  ).exec(text);
  const count = match ? readNumber(match[1] ?? '') : null;
  return count !== null && count > 0 && count <= 20 ? count : null;
}
