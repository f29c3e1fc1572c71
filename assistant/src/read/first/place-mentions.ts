import { distanceKm } from '@wayfare/almanac/distance';
import type { SpanLabel } from '@wayfare/reader';
import type { PlaceAsked } from '../../resolve/place-names.ts';
import type { PlaceFound } from '../../resolve/which-place.ts';
import type { LeftOut, PlaceRole, RoledMention } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';
import { tokensOf } from '../words-in.ts';
import { partOfArea } from './mend-places.ts';
import { landscape, namesIn } from './names-in.ts';
import { isDoubtful, withGate, withOneOrigin, withQualifiers, withoutLeftOut } from './settle-roles.ts';

/** Finds which places the names of a message mean. */
export type SettlePlaces = (asked: readonly PlaceAsked[]) => readonly PlaceFound[];

const roles: Readonly<Partial<Record<SpanLabel, PlaceRole>>> = {
  stop: 'destination',
  base: 'destination',
  maybe: 'destination',
  via: 'destination',
  origin: 'origin',
  end: 'end',
  outing: 'day_trip',
  see: 'must_see',
  seen: 'excluded',
  not: 'excluded',
  hotel: 'lodging',
};
const uses: Readonly<Partial<Record<SpanLabel, PlaceAsked['use']>>> = {
  see: 'sight',
  seen: 'away',
  not: 'away',
  origin: 'origin',
  airport: 'airport',
  about: 'any',
  outing: 'any',
  hotel: 'sight',
};
/** Words that are marked as a place and name none: "one base", "home". */
const nameless = new Set(
  'the a one our my two single same base bases home place places somewhere anywhere house hotel'.split(' '),
);
const isNameless = (text: string) => {
  const words = tokensOf(text);
  // "The Falls" are none by themselves; Cape Coast is a town.
  const isBare = words.filter((word) => word !== 'the').length === 1 && landscape.has(words.at(-1)!);
  return isBare || words.every((word) => nameless.has(word));
};

/** Where the trip goes. */
const goals = new Set<SpanLabel>(['stop', 'base', 'maybe', 'end', 'see', 'outing']);
/** Where nothing else is named, what one flies to or speaks of is where one goes. */
const lonely: Readonly<Partial<Record<SpanLabel, PlaceAsked['use']>>> = { airport: 'town', about: 'any' };

/** A place of the message with the span it was read from. */
export interface Named {
  span: Placed;
  mention: RoledMention;
}

export interface PlacesRead {
  named: Named[];
  /** Airports and stations, and places that are only spoken of. */
  aside: Named[];
  leftOut: LeftOut[];
}

const isHotelWord = ({ label, text }: Placed) => label === 'hotel' && !/^\p{Lu}|\d/u.test(text);

const says = /^\s*(?:,|\(|,? in |\W*(?:the )?(?:\w+ )?one (?:in|on) )\s*(?:the\s+)?$/i;
const theOneIn = /\s*[(,]?\s*(?:(?:the|that)\s+(?:\p{L}+\s+)?one\s+)?in\s+(?:the\s+)?/u;
const areaName = /(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)|^\s+(\p{L}{4,})/u;
const behind = new RegExp(`^(?:,\\s+|${theOneIn.source}|\\s*\\()${areaName.source}`, 'u');

const isArea = (name: string, settle: SettlePlaces) => {
  const hit = settle([{ name, use: 'town', asWritten: true }])[0]?.hit;
  return hit?.match === 'exact' && (hit.kind === 'country' || hit.kind === 'region');
};

/** "Athens, Georgia": what is said behind a name tells which one is meant, marked or not. */
function fullName(span: Placed, spans: readonly Placed[], text: string, settle: SettlePlaces): string {
  const next = spans[spans.indexOf(span) + 1];
  const isSaid = next !== undefined && says.test(between(text, span, next));
  if (isSaid && (next.label === 'about' || (next.label === 'stop' && isArea(next.text, settle))))
    return `${span.text}, ${next.text}`;
  const [, said, bare] = behind.exec(text.slice(span.end)) ?? [];
  // "Birmingham Alabama", "Granada (the one in Nicaragua)".
  const tail = said ?? bare;
  const isMarked = tail === undefined || (next !== undefined && next.start < span.end + tail.length);
  if (!isMarked && isArea(tail, settle)) return `${span.text}, ${tail}`;
  // "Sri Lanka, but the east coast": of the country that is named.
  const whole = partOfArea.test(span.text)
    ? spans.find((one) => one.label === 'stop' && one !== span)
    : undefined;
  return whole === undefined || !isArea(whole.text, settle) ? span.text : `${span.text} ${whole.text}`;
}

/** How the spans of a message are asked for: an airport is where one goes where nothing else is named. */
const useOf = (span: Placed, isNamed: boolean): PlaceAsked['use'] =>
  (isNamed ? undefined : lonely[span.label]) ?? uses[span.label] ?? 'town';

const isPlace = ({ label, text }: Placed) =>
  (roles[label] !== undefined || label === 'airport' || label === 'about') && !isNameless(text);

interface Found extends PlaceFound {
  /** What the traveller called it. */
  said: string;
}

const around = /^(?:greater|metropolitan|central|inner|downtown|old|upper|lower)\s/i;
/** Home is called as a whole, and so is what is near a town by its name: "Greater Manchester". */
const isWhole = ({ label, text }: Placed) => label === 'origin' || around.test(text);
const goalLabels = new Set<SpanLabel>(['stop', 'maybe', 'base', 'origin', 'end']);

/** So many runs of words that are no name themselves are looked through for some. */
const MOST_RUNS = 60;

/** Looks up every place of a message at once, each beside the others; what is no name may hold some. */
function lookUp(
  text: string,
  wanted: readonly Placed[],
  isNamed: boolean,
  settle: SettlePlaces,
): Map<Placed, Found> {
  const look = (spans: readonly Placed[]) => {
    // A name means the same place wherever a message has it.
    const asked = new Map<string, PlaceAsked>();
    const keys = spans.map((span) => {
      const [name, use] = [fullName(span, spans, text, settle), useOf(span, isNamed)];
      if (!isHotelWord(span)) asked.set(`${use} ${name}`, { name, use });
      return `${use} ${name}`;
    });
    const found = settle([...asked.values()]);
    const hits = new Map([...asked.keys()].map((key, index) => [key, found[index]]));
    return new Map(
      spans.map((span, index): [Placed, Found] => {
        const { hit = null, alternatives = [] } = hits.get(keys[index]!) ?? {};
        return [span, { hit, alternatives, said: span.text }];
      }),
    );
  };
  const first = look(wanted);
  const wholes = new Map<Placed, string>();
  const open = wanted.filter((span) => goalLabels.has(span.label) && first.get(span)!.hit === null);
  const tried = new Set(open.slice(0, MOST_RUNS));
  const parted = wanted.flatMap((span) => {
    const all = tried.has(span) ? namesIn(span, settle) : [];
    // One comes from one place.
    const places = all.filter(({ label }) => label === span.label);
    const parts = span.label === 'origin' ? places.slice(0, 1) : all;
    const [part] = places;
    // "Greater Manchester" is called so, though only Manchester is known.
    if (part !== undefined && places.length === 1 && isWhole(span)) wholes.set(part, span.text);
    return parts.length > 0 ? parts : [span];
  });
  if (parted.every((span) => first.has(span))) return first;
  return new Map(
    [...look(parted)].map(([span, found]) => [span, { ...found, said: wholes.get(span) ?? found.said }]),
  );
}

const article = /\b(?:an?)\s+$/i;
/** "Could you get a Cabriolet": an unknown word with an article is no place. */
const isThing = ({ label, start }: Placed, hit: PlaceFound['hit'], text: string) =>
  hit === null && label === 'stop' && article.test(text.slice(0, start));

const NEAR_KM = 30;
const VILLAGE = 50_000;
/** Known all over the world. */
const FAMOUS = 0.9;
/** "Cancún with Chichén Itzá": the sight that everybody knows, not the village beside it, unless one sleeps there. */
function sightRather(
  span: Placed,
  town: PlaceFound['hit'],
  spans: readonly Placed[],
  settle: SettlePlaces,
): PlaceFound['hit'] {
  if (span.label !== 'stop' || town?.kind !== 'city' || town.inCatalogue || town.population > VILLAGE)
    return town;
  const others = spans.filter((one) => one !== span && goals.has(one.label) && one.text !== span.text);
  if (others.length === 0) return town;
  if (spans[spans.indexOf(span) + 1]?.label === 'nights') return town;
  const sight = settle([{ name: span.text, use: 'sight' }])[0]?.hit;
  const isKnown = sight?.kind === 'attraction' && sight.match === 'exact' && sight.score >= FAMOUS;
  return isKnown && distanceKm(sight.lat, sight.lon, town.lat, town.lon) < NEAR_KM ? sight : town;
}

const whereTo = /\b(?:on|in|to|at|around|visit)\s+(?:the\s+)?$/i;
/** "A week on the planet Mars": where nothing else is named, this is no sight but where one wishes to go. */
const isWhereTo = ({ label, start }: Placed, text: string) =>
  label === 'see' && whereTo.test(text.slice(0, start));

/** The places of a message, each with its role. */
export function readPlaces(text: string, spans: readonly Placed[], settle: SettlePlaces): PlacesRead {
  const isNamed = spans.some(({ label }) => goals.has(label));
  const result: PlacesRead = { named: [], aside: [], leftOut: [] };
  const found = lookUp(text, spans.filter(isPlace), isNamed, settle);
  const isGoing = [...found].some(([{ label }, { hit }]) => hit !== null && label !== 'origin');
  for (const [span, { hit: town, alternatives, said: surface }] of found) {
    const hit = sightRather(span, town, spans, settle);
    if (isThing(span, hit, text)) {
      result.leftOut.push({ words: span.text, why: 'not understood' });
      continue;
    }
    const isLonely = !isNamed && lonely[span.label] !== undefined;
    const role = isLonely || (!isGoing && isWhereTo(span, text)) ? 'destination' : roleOf(span, hit);
    const { start, end } = span;
    const venue = hit === null && (role === 'must_see' || role === 'lodging');
    const mention: RoledMention = { start, end, surface, hit, alternatives, venue, role };
    const isAside = roles[span.label] === undefined && role !== 'destination';
    (isAside ? result.aside : result.named).push({ span, mention });
    if (hit === null && role === 'destination') result.leftOut.push({ words: surface, why: 'unknown place' });
  }
  return withRoles(result, text);
}

/** The places beside each other: which one is home, where another lies, or the name of somebody. */
function withRoles({ named, aside, leftOut }: PlacesRead, text: string): PlacesRead {
  const own = withOneOrigin(withoutLeftOut(withQualifiers(named, text)), text);
  const settled = withGate(own, aside, text);
  const doubtful = settled.filter((one) => isDoubtful(one, settled));
  return {
    named: settled.filter((one) => !doubtful.includes(one)),
    aside,
    leftOut: [
      ...leftOut,
      ...doubtful.map(({ span }): LeftOut => ({ words: span.text, why: 'not understood' })),
    ],
  };
}

/** A sight that is named as a place to go to is seen from its town. */
const UNSURE_SIGHT = 0.65;
function roleOf({ label, confidence }: Placed, hit: RoledMention['hit']): PlaceRole {
  const role = roles[label] ?? 'qualifier';
  const isTown = hit?.kind === 'city' && hit.match === 'exact';
  if (label === 'see' && confidence < UNSURE_SIGHT && isTown) return 'destination';

  return role === 'destination' && hit?.kind === 'attraction' ? 'must_see' : role;
}
