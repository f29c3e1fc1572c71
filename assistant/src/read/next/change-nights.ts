import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { pairUp } from '../pair-up.ts';
import { readCount } from '../read-count.ts';
import { readLength } from '../read-length.ts';
import { numberIn } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';
import { positionOf } from './change-stops.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, behind, placeOf, stopNamed, stopSpokenOf, take } from './clause.ts';

/** "One night fewer". */
const fewerBehind = /^\W*(?:(?:of the |of our )?(?:nights?|days?)\W*)?(?:fewer|less|off|shorter)\b/;
/** "Put one in Rome", where one was taken elsewhere. */
const given = /\b(?:put|give|add|spend|move)\w*\b/;
/** "Two nights of the Cusco ones in Puno instead". */
const partOf = /^\W*(?:nights?)?\W*of (?:the|our|those)\b/;
const elsewhere = /\binstead\b|\bin\b/;
const moreBehind = /^\W*(?:nights?|days?)?\W*(?:more|extra|longer)\b/;
const added = /\badd\w*\W*(?:on |in |us )?(?:another )?$/;
/** "Give Galway one of those nights and Dublin the other". */
const handedOut = /\bgiv(?:e|ing)\b.*\b(?:of (?:those|them|these)|the other)\b/;
const fewer =
  anyOf(`take, quit, skip, off, less, fewer, cut, drop, lose, shave, knock, shorten, minus, reduce, remove,
  steal, rob, from`);

const joined = /^\s*(?:,|and|&|\+|or|in|both|\s)*$/;

const ofTime = anyOf(
  'night*, nite*, day*, time, of, in, at, for, on, there, here, please, thanks, and, so, than',
);

/** "Less walking in Rome" is no night less: what is counted has to be time, or nothing at all. */
function isOfTime(view: ClauseView, count: MarkedSpan): boolean {
  const next = /^\W*(\p{L}+)/u.exec(behind(view, count))?.[1];
  const at = /^\W*/u.exec(view.clause.text.slice(count.end - view.clause.start))?.[0].length ?? 0;
  return (
    next === undefined || ofTime.test(next) || view.clause.spans.some(({ start }) => start === count.end + at)
  );
}

/** Nights of one place from the spans that belong to it. */
function nightsAt(view: ClauseView, said: readonly MarkedSpan[]): { nights?: number; change?: number } {
  const text = said.map((span) => span.text).join(' ');
  const count = readCount(text);
  const last = said.at(-1);
  const before = said[0] === undefined ? '' : ahead(view, said[0]).slice(-25);
  // "Shorten Venice to one night" says how many are left.
  const isPartOf = last !== undefined && partOf.test(behind(view, last)) && elsewhere.test(view.words);
  const isLess =
    last !== undefined &&
    !/\bto\W*$/.test(before) &&
    (fewer.test(before) || fewerBehind.test(behind(view, last)));
  if (count !== null && 'number' in count) {
    const isWeek = /\bweeks?\b/i.test(text) ? 7 : 1;
    const isOff = /\b(?:off|less|fewer)\b/i.test(text);
    if (count.kind === 'change' && !isLess)
      return {
        change: (isOff ? -1 : 1) * Math.abs(count.number) * isWeek * (count.number < 0 && !isOff ? -1 : 1),
      };
    if (isOff || isLess || isPartOf) return { change: -Math.abs(count.number) * isWeek };
    const isCount = said.every(({ label }) => label === 'count');
    if (isCount && count.kind === 'exactly' && given.test(ahead(view, said[0]!).slice(-25)))
      return { change: count.number * isWeek };
    // "Add two nights there", "one night more in Porto".
    const isMore = added.test(before) || moreBehind.test(behind(view, last!));
    if (count.kind === 'exactly' && isMore) return { change: count.number * isWeek };
    return { nights: count.number * isWeek };
  }
  if (count?.kind === 'more') return { change: 1 };
  if (count?.kind === 'less') return isOfTime(view, last!) ? { change: -1 } : {};
  const length = readLength(text, 'nights');
  const nights = length?.nights ?? length?.days;
  return nights === undefined ? {} : { nights };
}

const joining = anyOf(
  'joining, joins, is coming, coming along, comes along, comes too, coming too, tagging along',
);
const offTrip = anyOf(
  'off the trip, from the trip, off it, shorten the trip, shorter trip, makes the trip shorter',
);

/** A night goes from one place to another. */
const moved = /\b(?:from|to|instead of|rather than|put|give|move|swap|shift)\b/;

/** How long at a stop: "one night more in Hakone", "Moab just two", "move a night from Bled to Piran". */
export function setNights(view: ClauseView): Wanted[] {
  // "Scrap it, and cut those nights off the trip": they go with it.
  if (view.memory.spare !== undefined && offTrip.test(view.words)) {
    take(view, 'nights', 'count', 'item', 'length');
    return [{ kind: 'setNights' }];
  }
  // "One more is joining!" is no night.
  if (joining.test(view.words) && !/night|day/.test(view.words)) {
    take(view, 'count');
    return [{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }];
  }
  // "She is bored in Vienna. Give its nights to Budapest."
  const [to, other] = view.clause.spans.filter(({ label }) => label === 'stop' || label === 'base');
  const { stop } = view.memory;
  const isAll = allNights.test(view.words) && to !== undefined && other === undefined;
  if (
    isAll &&
    view.memory.spare === undefined &&
    stop !== undefined &&
    stopNamed(view, stop) !== stopNamed(view, to.text)
  ) {
    view.used.add(to);
    return giveAll(view, stop, to.text);
  }
  const { spare } = view.memory;
  // "Drop Pisa, one night is not worth it. Give that night to Lucca."
  if (isAll && spare !== undefined) {
    take(view, 'stop', 'base', 'item', 'count', 'nights');
    return [{ kind: 'setNights', place: placeOf(to.text), change: spare }];
  }
  const wanted = nightsWanted(view).flatMap((one) => asNewStop(view, one));
  for (const one of wanted) {
    if (one.kind !== 'setNights') continue;
    // "Take a night from Moab and give it to Taos", "a night in Taos, take it off Moab".
    if (one.nights === undefined && one.change === undefined && view.memory.spare !== undefined)
      one.change = view.memory.spare * (/\b(?:take|cut|off|from)\b/.test(view.words) ? -1 : 1);
    else if (one.change !== undefined) view.memory.spare = Math.abs(one.change);
  }
  return wanted;
}

/** "Skip Osaka and give its nights to Kyoto". */
const allNights = anyOf(
  'that night, those nights, its nights, these nights, all nights, all the nights, the nights',
);
const itsNights = anyOf('its nights, all its nights, all of its nights, all the nights, all nights');
const outright = anyOf('skip, drop, remove, cut out, take out, leave out, without, no');

function giveAll(view: ClauseView, less: string, more: string): Wanted[] {
  const at = view.talk.trip?.stops.indexOf(stopNamed(view, less) ?? '') ?? -1;
  const nights = view.talk.trip?.nights?.[at];
  const change = nights === undefined ? {} : { change: nights };
  const gone: Wanted =
    outright.test(view.words) || itsNights.test(view.words)
      ? { kind: 'removeStop', place: placeOf(less) }
      : { kind: 'setNights', place: placeOf(less), nights: 0 };
  return [gone, { kind: 'setNights', place: placeOf(more), ...change }];
}

const fromTheEnd = anyOf('last, final');

/** Nights in a place that is no stop yet make it one: "squeeze in one night in Siena between them". */
function asNewStop(view: ClauseView, wanted: Wanted): Wanted[] {
  if (wanted.kind !== 'setNights' || wanted.place === undefined || view.talk.trip === null) return [wanted];
  const [pos] = take(view, 'pos');
  const { name } = wanted.place;
  const isStop = stopNamed(view, name) !== undefined;
  const behindPos = (text: string) =>
    pos !== undefined && view.clause.text.indexOf(text, pos.end - view.clause.start) >= 0;
  // "London, 3 nights, before Paris": Paris only says where.
  if (isStop) return behindPos(name) && wanted.nights !== undefined ? [] : [wanted];
  const nights = wanted.nights ?? wanted.change ?? 0;
  if (nights <= 0) return [wanted];
  const last = view.talk.trip.stops.at(-1);
  // "Give the last two nights to Porto": they are not added to the trip.
  const taken: Wanted[] =
    fromTheEnd.test(view.words) && last !== undefined
      ? [{ kind: 'setNights', place: { name: last }, change: -nights }]
      : [];
  if (taken.length > 0) take(view, 'day');
  const anchor = view.clause.spans.find(
    ({ label, text }) => label === 'stop' && text !== name && behindPos(text),
  );
  const first = view.talk.trip.stops[0];
  const position =
    pos === undefined
      ? undefined
      : positionOf(pos.text.toLowerCase(), anchor?.text ?? (/between/i.test(pos.text) ? first : undefined));
  const isLast = taken.length > 0 || /\bat the (?:very )?end\b/.test(view.words);
  const at = position ?? (isLast ? ({ side: 'end' } as const) : undefined);
  return [
    ...taken,
    { kind: 'addStop', place: wanted.place, nights, ...(at !== undefined && { position: at }) },
  ];
}

function nightsWanted(view: ClauseView): Wanted[] {
  const places = take(view, 'stop', 'base', 'about', 'end', 'origin', 'maybe');
  const all = take(view, 'nights', 'count', 'length').filter(({ text }) => !/^(?:the )?same\b/i.test(text));
  const [from] = places;
  const { stops = [] } = view.talk.trip ?? {};
  const here = view.memory.stop ?? (stops.length === 1 ? stops[0] : undefined);
  const isThere = (span: MarkedSpan) =>
    here !== undefined && from !== undefined && there.test(behind(view, span)) && span.end < from.start;
  // "Three there first, then four in Piran".
  const [first] = all.filter(isThere);
  const said = all.filter((span) => span !== first);
  if (first !== undefined)
    return [
      { kind: 'setNights', place: placeOf(here!), ...nightsAt(view, [first]) },
      ...nightsOf(view, places, said),
    ];
  return nightsOf(view, places, said);
}

const there = /^\W*(?:nights?\W+)?there\b/;

function nightsOf(view: ClauseView, places: readonly MarkedSpan[], said: readonly MarkedSpan[]): Wanted[] {
  const [from, to] = places;
  const isMoved = said.every(({ label }) => label === 'count') && moved.test(view.words);
  if (from !== undefined && to !== undefined && said.length <= 1 && isMoved && !handedOut.test(view.words)) {
    const isFrom = !/\b(?:from|off|of|instead of|out of)\W+(?:the |our )?$/.test(ahead(view, to));
    const number =
      (said[0] === undefined ? null : numberIn(tokensOf(said[0].text))) ??
      numberIn(tokensOf(view.words)) ??
      1;
    const [less, more] = isFrom ? [from, to] : [to, from];
    if (said.length === 0 && allNights.test(view.words)) return giveAll(view, less.text, more.text);
    return [
      { kind: 'setNights', place: placeOf(less.text), change: -number },
      { kind: 'setNights', place: placeOf(more.text), change: number },
    ];
  }
  if (from === undefined) {
    const nights = nightsAt(view, said);
    const known = stopSpokenOf(view) ?? view.memory.stop;
    const whole = nights.nights;
    // "Cut it to three" is the length of the trip where no night and no place is spoken of.
    if (known === undefined && whole !== undefined && whole > 0 && !/night|nite/.test(view.words))
      return [{ kind: 'setLength', days: whole }];
    return [{ kind: 'setNights', ...(known !== undefined && { place: placeOf(known) }), ...nights }];
  }
  view.memory.stop = places.at(-1)!.text;
  const lengths = said.filter(({ text }) => !/\b(?:places|stops|towns|cities)\b/i.test(text));
  const { clause } = view;
  const within = ' '.repeat(clause.start) + clause.text;
  const pairs = pairUp(within, lengths, places);
  const isJoined = (place: MarkedSpan, at: number) =>
    at === 0 || joined.test(within.slice(places[at - 1]!.end, place.start));
  // "One less in Lisbon, the grandparents love Porto" says nothing of Porto's nights.
  const counted = places.filter(
    (place, at) =>
      lengths.length === 0 || isJoined(place, at) || lengths.some((one) => pairs.get(one) === place),
  );
  return counted.map((place): Wanted => {
    const paired = lengths.filter((length) => pairs.get(length) === place);
    // "3 nights in both Rome and Florence"; "take one night off Flåm" is two words for one count.
    const own = places.length === 1 || paired.length === 0 ? lengths : paired;
    const nights = nightsAt(view, own);
    const spoken =
      own.length === 0 ? numberIn(tokensOf(view.words.replace(place.text.toLowerCase(), ''))) : null;
    // "Drop one in Dubrovnik".
    const isLess = fewer.test(ahead(view, place).slice(-25));
    const meant = spoken === null ? {} : isLess ? { change: -spoken } : { nights: spoken };
    const wanted = { ...nights, ...meant };
    const isShare = handedOut.test(view.words) && (wanted.nights ?? 1) === 1 && wanted.change === undefined;
    return {
      kind: 'setNights',
      place: placeOf(place.text),
      ...(isShare ? { change: 1 } : wanted),
    };
  });
}
