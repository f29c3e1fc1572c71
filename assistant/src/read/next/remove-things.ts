import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { readInterests } from '../read-interest.ts';
import { plainText, tokensOf } from '../words-in.ts';
import { told } from './add-things.ts';
import { hasStop, replaceStop } from './change-stops.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { mealIn } from './meal-in.ts';
import {
  ahead,
  atStop,
  behind,
  has,
  itemOf,
  placeOf,
  stopNamed,
  take,
  takeWhen,
  withWhen,
} from './clause.ts';

/** Takes out sights, stops, day trips, or a kind of thing altogether. */
export function remove(view: ClauseView): Wanted[] {
  const exchange = insteadOfIt(view);
  if (exchange !== null) return exchange;
  const intents: Wanted[] = [];
  const places = wherePlaces(view);
  const when = atStop(takeWhen(view, { withHour: false }), places[0]?.text);
  take(view, 'seen', 'count');
  for (const place of places) view.used.add(place);
  const named = take(view, 'stop', 'not', 'end', 'via', 'base');
  for (const { text } of named.filter((span) => !places.includes(span))) {
    view.memory.stop = text;
    intents.push(removeStop(view, stopNamed(view, text) ?? text));
  }
  for (const { text } of take(view, 'outing')) intents.push({ kind: 'removeDayTrips', place: placeOf(text) });
  const things = take(view, 'item', 'see', 'event', 'flight');
  for (const { text } of things.filter((span) => !places.includes(span))) {
    if (isKind(text) && !isItem(view, text)) {
      const isTooMany = /\b(?:too many|so many|fewer|less)\b/.test(view.words);
      intents.push({
        kind: 'limitKind',
        ...told(text),
        amount: isTooMany ? 'less' : 'none',
        ...withWhen(when),
      });
      continue;
    }
    const stop = stopNamed(view, text);
    const isStop = stop !== undefined && (isSame(stop, text) || (isStay(text, stop) && !isItem(view, text)));
    intents.push(isStop ? removeStop(view, stop) : { kind: 'removeItem', item: itemOf(view, text, when) });
  }
  for (const { text } of take(view, 'dislike', 'like'))
    intents.push({ kind: 'limitKind', ...told(text), amount: 'none', ...withWhen(when) });
  if (intents.length > 0) return intents;
  if (/\bday ?trips?\b/.test(view.words)) return [{ kind: 'removeDayTrips', ...withWhen(when) }];
  const stops = view.talk.trip?.stops ?? [];
  if (/\b(?:last|final) (?:stop|city|place|town)\b/.test(view.words) && stops.length > 0)
    return [removeStop(view, stops.at(-1)!)];
  const { stop } = view.memory;
  // "We know Florence, so forget that bit".
  if (stop !== undefined && stopNamed(view, stop) !== undefined && thatBit.test(view.words))
    return [removeStop(view, stopNamed(view, stop)!)];
  const kind = when === undefined || !/\bthem\b/.test(view.words) ? null : lastKind(view);
  // "No museums on day 2." "Take them out of every day."
  if (kind !== null) return [{ kind: 'limitKind', ...told(kind), amount: 'none', ...withWhen(when) }];
  // "Enough churches, take them all out": kinds that nothing marked.
  const kinds = view.clause.spans.length > 0 ? [] : tokensOf(view.words).filter(isKind);
  if (kinds.length > 0) return kinds.map((one) => ({ kind: 'limitKind', ...told(one), amount: 'none' }));
  const thing = places.flatMap((place) => thingIn(view, place) ?? [])[0];
  // "Take out day 5"; of a part of a day only what is in it.
  if (when?.days !== undefined && thing === undefined)
    return [when.part === undefined ? { kind: 'removeDays', when } : { kind: 'keepFree', when }];
  return [{ kind: 'removeItem', item: itemOf(view, thing ?? 'it', when) }];
}

const thatBit =
  anyOf(`that bit, that part, that stop, that place, that town, that city, that leg, that one, going there, go there,
  staying there, stay there, stop there, stopping there`);

/** The kind of thing that the message before was about. */
const lastKind = ({ talk }: ClauseView): string | null =>
  tokensOf(talk.lastSaid ?? '').find((word) => isKind(word)) ?? null;

/** A stop that goes frees its nights for others. */
function removeStop({ talk, memory }: ClauseView, name: string): Wanted {
  const freed = talk.trip?.nights?.[talk.trip.stops.indexOf(name)];
  if (freed !== undefined) memory.spare = freed;
  return { kind: 'removeStop', place: placeOf(name) };
}

/** "Skip Pompeii, Herculaneum instead". */
function insteadOfIt(view: ClauseView): Wanted[] | null {
  const [old, fresh] = view.clause.spans.filter(({ label }) => ['item', 'see', 'outing'].includes(label));
  if (old === undefined || fresh === undefined || !/^\W*instead\b/.test(behind(view, fresh))) return null;
  takeWhen(view);
  take(view, 'item', 'see', 'outing');
  return [{ kind: 'replaceItem', item: itemOf(view, old.text), sight: placeOf(fresh.text) }];
}

/** "Skip the museum in Cusco": the town only says where the museum is; "the stop in Cusco" is the town. */
const wherePlaces = (view: ClauseView): MarkedSpan[] => {
  const isThing = has(view, 'item', 'see', 'event', 'dislike', 'like');
  return view.clause.spans.filter(
    (span) =>
      (span.label === 'stop' || isStopItself(view, span)) &&
      /\b(?:in|at|around|near)\W*$/.test(ahead(view, span)) &&
      (isThing || thingIn(view, span) !== undefined),
  );
};

const ofStay = anyOf(
  `stay*, stop*, stopover, night*, day*, time, week*, weekend, visit, leg, part, bit, out, everything, all, anything, off`,
);
const lettersOf = (text: string) =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isSame = (one: string, other: string) => lettersOf(one) === lettersOf(other);

/** A stop that was taken for a thing of the plan. */
const isStopItself = (view: ClauseView, { label, text }: MarkedSpan): boolean =>
  label === 'item' && isSame(stopNamed(view, text) ?? '', text);

/** "The Cusco part" is the stop, "the museum in Cusco" is not. */
const isStay = (text: string, stop: string): boolean =>
  tokensOf(text).every((word) => plainText(stop).includes(word) || ofStay.test(word) || beside.has(word));
const beside = new Set(
  'the a our my in at of to for and whole entire trip city town place very first second third fourth fifth last final'.split(
    ' ',
  ),
);

/** The word before "in Cusco" that nothing marked, where it does not mean the stay there. */
function thingIn(view: ClauseView, place: MarkedSpan): string | undefined {
  const [, word] = /(\p{L}+)\s+(?:in|at|around|near)\W*$/u.exec(ahead(view, place)) ?? [];
  const isVerb = plainText(view.clause.text).startsWith(word ?? '');
  return word === undefined || isVerb || ofStay.test(word) ? undefined : word;
}

/** "Castles" is all of them, and none by name. */
const isKind = (text: string): boolean =>
  /^\p{Ll}+(?:[^s]s|ies|ches|shes)$/u.test(text) && readInterests(text).length > 0;

const isItem = ({ talk }: ClauseView, text: string): boolean =>
  talk.trip?.items.some((item) => item.toLowerCase().includes(text.toLowerCase().replace(/^the /, ''))) ===
  true;

/** One thing for another: a sight, a kind of sight, a stop. */
export function replace(view: ClauseView): Wanted[] {
  const items = clauseTexts(view, 'item', 'not');
  const fresh = clauseTexts(view, 'see', 'like', 'outing');
  const [old] = items;
  // "Instead of lunch a picnic in Kyoto" is about the meal.
  const isStop =
    hasStop(view) &&
    mealIn(view.words) === null &&
    (old === undefined || (stopNamed(view, old) !== undefined && !isItem(view, old)));
  if (isStop && fresh.length === 0) {
    if (old === undefined) return replaceStop(view);
    const [by] = take(view, 'stop', 'maybe');
    take(view, 'item', 'not');
    return [{ kind: 'replaceStop', place: placeOf(stopNamed(view, old) ?? old), by: placeOf(by!.text) }];
  }
  const when = takeWhen(view);
  take(view, 'item', 'not', 'count', 'dislike');
  const item = itemOf(view, old ?? 'it', when);
  const named = take(view, 'see', 'outing', 'stop', 'maybe');
  const sight =
    named.find(({ label }) => label === 'see' || label === 'outing') ??
    (has(view, 'like') ? undefined : named[0]);
  if (sight !== undefined) {
    view.memory.item = sight.text;
    // "Put the Louvre back".
    if (old === undefined && /\bback\b/.test(view.words))
      return [{ kind: 'addSight', sight: placeOf(sight.text), ...withWhen(when) }];
    return [{ kind: 'replaceItem', item, sight: placeOf(sight.text) }];
  }
  const [kind] = take(view, 'like');
  if (kind !== undefined) return [{ kind: 'replaceItem', item, ...told(kind.text) }];
  if (items[1] !== undefined) return [{ kind: 'replaceItem', item, sight: placeOf(items[1]) }];
  return [{ kind: 'replaceItem', item }];
}

const clauseTexts = (view: ClauseView, ...labels: Parameters<typeof has>[1][]): string[] =>
  view.clause.spans.filter(({ label }) => labels.includes(label)).map(({ text }) => text);
