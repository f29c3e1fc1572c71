import type { PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { isKindWord } from '../planning/kinds-of-sight.ts';
import { plainWords } from '../resolve/words-of-things.ts';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanItem } from '@wayfare/contracts/plan';
import { answerAsk } from '../answers/answer-ask.ts';
import type { Draft } from '../do/draft.ts';
import { withoutUnions } from '../answers/facts/memberships.ts';
import { rightBefore } from '../read/any-of.ts';
import { readerOver } from '../read/read-text.ts';
import { daysOf } from '../resolve/days-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import { travellersIn } from '../resolve/who-travels.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { countryOfPeople, namesInQuestion } from '../resolve/names-in-question.ts';
import type { NameUse } from '../resolve/place-names.ts';
import { whichPlaces } from '../resolve/which-place.ts';
import type { Turn } from './context.ts';
import { spotsOf } from './context.ts';
import type { Reply } from './reply.ts';
import { offerSomewhere } from './suggest-somewhere.ts';

const aboutSights = new Set<IntentOf<'ask'>['topic']>(['hours', 'tickets']);
const MOST_EARLIER = 4;
const MOST_ITEMS = 2;

function hitsOf(names: readonly string[], use: NameUse, turn: Turn): (PlaceHit | null)[] {
  const asked = names.map((name) => ({ name, use }));
  const near = whichPlaces(turn.atlas, asked, { near: spotsOf(turn.document.trip) });
  // One may ask of what lies far from the trip.
  const anywhere = near.every(({ hit }) => hit !== null) ? near : whichPlaces(turn.atlas, asked, {});
  return near.map(({ hit }, index) => hit ?? anywhere[index]!.hit);
}

/** Places that earlier messages of the traveller's named, the last first. */
function spokenOf(turn: Turn): PlaceHit[] {
  const said = turn.history.filter(({ role }) => role === 'user').slice(-MOST_EARLIER);
  return said.toReversed().flatMap(({ text }) => {
    const { clauses } = readerOver(turn.atlas).read({ text, trip: null });
    const names = clauses.flatMap(({ spans }) =>
      spans.flatMap((span) => (span.label === 'about' || span.label === 'stop' ? [span.text] : [])),
    );
    return hitsOf(names, 'any', turn).filter((hit) => hit !== null);
  });
}

function useOf({ topic }: IntentOf<'ask'>): NameUse {
  if (topic === 'transfer') return 'airport';
  return aboutSights.has(topic) ? 'sight' : 'any';
}

/** "The Alhambra" is the sight rather than a town of that name that nobody knows, "Florence" the town rather than its cathedral. */
function bestKnown(names: readonly string[], found: readonly (PlaceHit | null)[], turn: Turn) {
  const sights = hitsOf(names, 'sight', turn);
  const towns = hitsOf(names, 'any', turn);
  return found.map((hit, index) => {
    const [sight, town] = [sights[index], towns[index]];
    if (hit?.kind === 'city' && !hit.inCatalogue && sight?.kind === 'attraction' && sight.match === 'exact')
      return sight;
    const isOwn = town?.kind === 'city' && town.inCatalogue && fold(town.name) === fold(names[index] ?? '');
    return hit?.kind === 'attraction' && isOwn ? town : hit;
  });
}

/** "From Stansted", of a way between two places, may be an airport that no town is called. */
function orAirports(names: readonly string[], found: readonly (PlaceHit | null)[], turn: Turn) {
  const flown = hitsOf(names, 'airport', turn);
  const isCalled = (hit: PlaceHit, name: string) => ` ${fold(hit.name)} `.includes(` ${fold(name)} `);
  return found.map((hit, index) => {
    const [airport, name = ''] = [flown[index] ?? null, names[index]];
    if (hit?.inCatalogue === true || airport === null) return hit;
    // Bar is a town, and BAR an airport at the other end of the world.
    return hit === null || /^[A-Z]{3}$/.test(name) || isCalled(airport, name) ? airport : hit;
  });
}

/** The things of the plan that a question points at: one, or several that its words may mean. */
function itemsOf(ask: IntentOf<'ask'>, draft: Draft): PlanItem[] {
  if (ask.item === undefined) return [];
  const found = itemOf(ask.item, draft);
  if (!isUnclear(found)) return [found.item];
  // "The British Museum" is none of the museums in the plan.
  const own = plainWords(ask.item.words).filter((word) => word.length > 4 && !isKindWord(word));
  const isCalled = ({ name }: { name: string }) => own.some((word) => fold(name).includes(word));
  if (own.length > 0 && !found.unclear.candidates.some(isCalled)) return [];
  const ids = new Set(
    found.unclear.candidates.map(({ said }) => ('itemId' in said ? said.itemId : undefined)),
  );
  return draft.days
    .flatMap(({ items }) => items.filter(({ id, kind }) => ids.has(id) && kind !== 'meal'))
    .slice(0, MOST_ITEMS);
}

/** Names in the question that were not read as such. */
function unread(text: string, said: readonly string[], { atlas }: Turn): string[] {
  const known = ` ${fold(said.join(' '))} `;
  return namesInQuestion(text, atlas).filter((name) => !known.includes(` ${name} `));
}

const fromHome = rightBefore(`i am from, i'm from, im from, we are from, we're from, come from, coming from,
  travel from, traveling from, travelling from, live in, living in, based in, i am from the, i'm from the, we are from the,
  live in the, living in the, based in the`);
/** "I am from Slovenia": where one comes from, and not what is asked about. */
function isHome(name: string, question: string): boolean {
  const at = fold(question).indexOf(fold(name));
  return at > 0 && fromHome.test(`${fold(question).slice(0, at).trimEnd()} `);
}

/** A name that is neither the travellers' own country nor a union of countries. */
function isPlaceAsked(name: string, question: string, rest: string): boolean {
  const folded = fold(name.replace(/,.*$/, ''));
  const holds = (text: string) => ` ${fold(text)} `.includes(` ${folded} `);
  return holds(withoutUnions(rest)) || !holds(question);
}

/** Without what is only written like a name, where another name was found as it stands. */
function surely(found: readonly (PlaceHit | null)[]): PlaceHit[] {
  const hits = found.filter((hit) => hit !== null);
  const exact = hits.filter(({ match }) => match !== 'fuzzy');
  return exact.length > 0 ? exact : hits;
}

const pointsThere = /\bthere\b/i;

/** Answers a question once it is known which places, days and things of the plan it is about. */
export function answerQuestion(turn: Turn, draft: Draft, read: IntentOf<'ask'>): Reply {
  const { passports, rest } = travellersIn(turn.question, turn.atlas);
  const ask = passports.length === 0 ? read : { ...read, text: travellersIn(read.text, turn.atlas).rest };
  const items = itemsOf(ask, draft);
  const said = (ask.places ?? []).map(({ name, country }) =>
    country === undefined ? name : `${name}, ${country}`,
  );
  const thing = ask.item !== undefined && items.length === 0 ? [ask.item.words] : [];
  const named =
    items.length > 0 ? said : [...said, ...unread(withoutUnions(thing[0] ?? ask.text), said, turn)];
  const stated = named.filter((name) => isPlaceAsked(name, turn.question, rest));
  const isLoose = stated.length === 0 && items.length === 0 && !turn.hasTrip;
  const people = isLoose ? countryOfPeople(ask.text, turn.atlas) : null;
  const all = people === null ? stated : [people];
  const own = all.find((name) => isHome(name, turn.question));
  const names = all.length > 1 ? all.filter((name) => name !== own) : all;
  const hits = hitsOf(names, useOf(ask), turn);
  const isWay = ask.topic === 'between' || ask.topic === 'transfer';
  const found = isWay ? orAirports(names, hits, turn) : bestKnown(names, hits, turn);
  if (ask.topic === 'where' && names.length === 0 && !turn.hasTrip) return offerSomewhere(turn);
  const when = ask.when?.days === undefined ? null : daysOf(ask.when, draft);
  const days = when === null || isUnclear(when) ? [] : when.days.map((day) => draft.days.indexOf(day) + 1);
  const origin = turn.document.trip.origin?.placeId;
  const [home = null] = own === undefined ? [] : hitsOf([own], 'origin', turn);
  const isFollowing = names.length === 0 || pointsThere.test(ask.text);
  const question = {
    ask,
    hits: surely(found),
    called: names.filter((_, index) => found[index] !== null),
    unknown: names.filter((_, index) => found[index] === null),
    earlier: !isFollowing || turn.hasTrip ? [] : spokenOf(turn),
    days,
    home: home ?? (origin === undefined ? null : turn.atlas.place(origin)),
    passports,
    month: ask.month ?? null,
    on: ask.on ?? ask.when?.days?.find(({ on }) => on !== undefined)?.on ?? null,
  };
  const replies = (items.length === 0 ? [null] : items).map((item) => answerAsk(turn, { ...question, item }));
  const [first] = replies;
  if (first === undefined || replies.length === 1) return first!;
  const texts = new Set(replies.map(({ text }) => text));
  return { ...first, text: [...texts].join(' '), cards: replies.flatMap(({ cards = [] }) => cards) };
}
