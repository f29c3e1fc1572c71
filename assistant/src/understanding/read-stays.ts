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

/** The only ways that there are between places, as the traveller lists them. */
export interface Connection {
  from: string;
  to: string;
  bothWays: boolean;
}

/** The stays of a message, and the lengths said that speak of the whole trip or of none of its places. */
export interface Stays {
  stays: Stay[];
  used: Set<Duration>;
  /** The length of a whole list of places: of the trip, where nothing says otherwise. */
  shared: Duration | null;
}

const isArea = ({ hit }: RoledMention): boolean => hit?.kind === 'country' || hit?.kind === 'region';
const inside = /\b(?:with|including|includes?|of which|of those|incl\.?)\s+(?:maybe |perhaps |at least )?$/i;

/** Joins lengths to places: "3 nights in Rome", "Rome for 3 nights", "Rome (3 nights)". */
export function readStays(
  text: string,
  durations: readonly Duration[],
  mentions: readonly RoledMention[],
): Stays {
  const stays: (Stay & { said: Duration })[] = [];
  const groups: { said: Duration; places: RoledMention[] }[] = [];
  const places = mentions.filter(
    ({ role, venue, hit }) =>
      !venue &&
      // "Rome, 4 days, with a day at Pompeii": a day at a sight is one of the days of the trip.
      (role === 'destination' ||
        role === 'end' ||
        (role === 'must_see' && hit?.kind === 'attraction' && durations.length > 1)),
  );
  const afterComma = ({ start }: Duration) =>
    places.some(({ end }) => end < start && /^\s*,\s*$/.test(text.slice(end, start)));
  const only = durations.filter((one) => !one.total && afterComma(one)).length === 1;
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
    const list = mention === after ? listFrom(text, places, mention) : [];
    if (list.length > 1) {
      groups.push({ said: duration, places: list });
      continue;
    }
    stays.push({ ...stayOf(mention, duration), said: duration });
  }
  const [group] = groups;
  const within = stays.every(({ said }) => inside.test(text.slice(0, said.start)));
  const whole = groups.length === 1 && within ? group!.said : wholeOf(stays);
  const parts = [
    ...stays.filter(({ said }) => said !== whole).map(({ said, ...stay }) => ({ stay, said })),
    ...groups
      .filter(({ said }) => said !== whole)
      .flatMap(({ said, places: list }) => splitOver(list, said).map((stay) => ({ stay, said }))),
  ];
  return {
    stays: parts.map(({ stay }) => stay).filter(({ mention }) => mention.role !== 'must_see'),
    used: new Set(parts.map(({ said }) => said)),
    shared: whole,
  };
}

const stayOf = (mention: RoledMention, { days, nights }: Pick<Duration, 'days' | 'nights'>): Stay => ({
  mention,
  ...(days !== undefined && { days }),
  ...(nights !== undefined && { nights }),
});

/** "7 days in Japan, 2 nights in Tokyo and 3 in Kyoto": the length said of a country holds the others. */
function wholeOf(stays: readonly (Stay & { said: Duration })[]): Duration | null {
  const area = stays.find(({ mention }) => isArea(mention));
  const others = stays.filter((one) => one !== area);
  const holds = others.length > 0 && others.every(({ mention }) => isSameCountry(mention, area?.mention));
  const length = ({ days = 0, nights = 0 }: Stay): number => Math.max(days, nights);
  // "3 days in Florence and 2 days in Cinque Terre": what is shorter holds nothing.
  const isLongest = area !== undefined && others.every((one) => length(one) < length(area));
  return isLongest && holds ? area.said : null;
}

const isSameCountry = (city: RoledMention, area: RoledMention | undefined): boolean =>
  city.hit != null && !isArea(city) && city.hit.countryCode === area?.hit?.countryCode;

/** A length said of several places beside lengths of others: each gets its part, the last ones the rest. */
function splitOver(list: readonly RoledMention[], { days, nights }: Duration): Stay[] {
  const part = (count: number | undefined, index: number): number | undefined =>
    count === undefined ? undefined : Math.floor((count + index) / list.length);
  return list.map((mention, index) => {
    const [ownDays, ownNights] = [part(days, index), part(nights, index)];
    return {
      mention,
      ...(ownDays !== undefined && { days: ownDays }),
      ...(ownNights !== undefined && { nights: ownNights }),
    };
  });
}

const listLink =
  /^(?: ?\([^)]*\)|, \p{Lu}[\p{L} ]*?)?\s*(?:(?:,|,? (?:and|plus|&|as well as|along with|together with))(?: (?!from |near |fly|back |out |leaving )\p{Ll}+)?|&|\+|\/|-+>?|→|to|via|(?:,? and|,)? ?then(?: to| on to)?|,? followed by)?\s*$/u;

/** "9 days in Rome, Florence and Venice": the places of the list that begins with one. */
function listFrom(text: string, places: readonly RoledMention[], first: RoledMention): RoledMention[] {
  const list = [first];
  for (const next of places.slice(places.indexOf(first) + 1)) {
    if (!listLink.test(text.slice(list.at(-1)!.end, next.start))) break;
    list.push(next);
  }
  return list;
}

/** "Tokyo and Kyoto for 8 days": the length is of the whole list. */
function endsList(text: string, places: readonly RoledMention[], last: RoledMention): boolean {
  const previous = places[places.indexOf(last) - 1];
  return previous !== undefined && listLink.test(text.slice(previous.end, last.start));
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
