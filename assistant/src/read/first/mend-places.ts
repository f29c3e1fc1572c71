import type { SpanLabel } from '@wayfare/reader';
import { anyOf, listed, rightBefore } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';
import { mendEnds } from './mend-ends.ts';

const listable = new Set<SpanLabel>(['stop', 'maybe', 'seen', 'not', 'origin', 'see', 'via', 'about']);
const separator = /^\s*(?:[,/&+;]|\b(?:and|or|nor)\b)*\s*(?:and|or|nor)?\s*$/i;
/** Words behind a name in its sentence. */
const soonBehind = (list: string) =>
  new RegExp(`^[^.;!?\\n,]{0,40}(?<![\\p{L}])(?:${listed(list)})(?![\\p{L}])`, 'iu');

const known =
  rightBefore(`already done, already seen, already been, already been to, already visited, already did,
  already know, alr done, alr seen, alr been, have been to, have done, have visited, have seen, i've been to, i've done,
  i've visited, i've seen, ive been to, ive done, ive visited, ive seen, we've been to, we've done, we've visited,
  we've seen, weve been to, weve done, weve seen, have already been to, have already done, have already seen,
  have already visited, had been to, had done`);
/** "Do not send us to", "please don't drag me into". */
const sentAway = /\b(?:do not|don't|never)\s+\p{L}+\s+(?:us|me)\s+(?:to|into|in|at)\s+$/iu;
const knownFirst = /^\W*(?:been to|done)\W*$/i;
const excluded =
  rightBefore(`without, minus, isn't, isnt, aren't, is not, are not, not, except, except for, anywhere other than,
  anything other than, other than, apart from, anywhere apart from, but not, anything but, anywhere but, everywhere but,
  avoid, avoiding, forget, skip, skipping, excluding, leave out, leave aside, spare me, drop, remove, do not want, don't want,
  don't want to go to, do not want to go to, no need for, no need to add, not interested in, don't send us to`);
/** "Osaka can be skipped", "Jaipur and Udaipur are already done": what stands behind a name says it too. */
const knownBehind = soonBehind(
  'already done, done already, already seen, seen already, been there, been done, were done',
);
const refused =
  soonBehind(`be skipped, leave it, leave it out, leave that, drop it, we dropped, is out, not include,
  not to include, prefer not, rather not, leave both out, leave them out`);
const passedWords = listed('layover, stop, stopover, landing, land, connection, connecting, transit');
const passed = new RegExp(
  `^\\W*(?:is|are) (?:only|just|merely) (?:for |a |our |the )?(?:${passedWords})`,
  'iu',
);
const homeWords =
  anyOf(`from, ex, leav*, live, living, based, we're in, out of, depart*, start*, commenc*, originat*,
  embark*, set off, set out, setting off, setting out, taking off, home, begin*, flying, fly, return*, back to, via`);
/** "I am an engineer in Nagoya". */
const worksIn = /\b(?:I['’]?m|I am|we are|we['’]re) (?:\p{L}+ ){1,3}(?:in|at|near) $/iu;
const NEAR_HOME = 20;
/** Words of coming from somewhere shortly before a name, with no other phrase between. */
const fromHome = (ahead: string): boolean =>
  homeWords.test(ahead.split(/[,.;]/).at(-1)!.slice(-NEAR_HOME).replaceAll('’', "'"));
const toThere = /^\s*(?:to\b|-+>|→|based|return|airport|-)/i;
const must = /^\s*(?:for sure|definitely|is a must|a must|must)\b/i;
const WAVERING = 0.97;
const UNSURE = 0.85;
/** A home that stands in no list is believed sooner. */
const LONE = 0.6;

/** Names that stand beside each other with nothing but separators between them. */
function listsOf(spans: readonly Placed[], text: string): Placed[][] {
  const lists: Placed[][] = [];
  for (const span of spans) {
    const last = lists.at(-1)?.at(-1);
    const before = spans[spans.indexOf(span) - 1];
    const isNext = last !== undefined && before === last && separator.test(between(text, last, span));
    if (!listable.has(span.label)) continue;
    if (isNext) lists.at(-1)!.push(span);
    else lists.push([span]);
  }
  return lists;
}

/** What a list is, told by the words before it: known already, not wanted, or nothing of the kind. */
function labelOfList([first]: readonly Placed[], text: string): SpanLabel | null {
  const ahead = text
    .slice(0, first!.start)
    .split(/[.;!?\n]/)
    .at(-1)!
    .slice(-40);
  const plain = ahead.replaceAll('’', "'").replace(/\b(?:the|a|an)\s+$/i, '');
  if (known.test(plain) || knownFirst.test(plain)) return 'seen';
  return excluded.test(plain) || sentAway.test(plain) ? 'not' : null;
}

/** Names of a list take the label of the list where the tagger wavers: "already done Paris Rome Oslo". */
function mendLists(spans: readonly Placed[], text: string): Placed[] {
  const labels = new Map<Placed, SpanLabel>();
  for (const list of listsOf(spans, text)) {
    const said = labelOfList(list, text);
    if (said !== null) {
      for (const span of list) {
        if (labels.size > 0 && span.label === 'stop' && span.confidence >= WAVERING) break;
        labels.set(span, said);
      }
      continue;
    }
    const stops = list.filter(({ label }) => label === 'stop').length;
    for (const span of list) {
      // Nothing said that a list is known already: "tokyo hakone kyoto osaka".
      const isOneOf = span.label === 'seen' && stops > 0 && span.confidence < UNSURE_SEEN;
      if (isOneOf || (span.label === 'see' && stops > 1 && span.confidence < UNSURE))
        labels.set(span, 'stop');
      const isLone = list.length === 1 && !must.test(text.slice(span.end));
      const leastSure = isLone ? LONE : UNSURE;
      if (span.label !== 'origin' || span.confidence >= leastSure) continue;
      const near = text.slice(Math.max(0, span.start - 40), span.start);
      const isFrom = fromHome(near) || worksIn.test(near);
      const isOfHome = list[0] !== span && list.every(({ label }) => label === 'origin');
      if (isFrom || isOfHome || toThere.test(text.slice(span.end))) continue;
      const isMust = must.test(text.slice(span.end)) && !list.some((one) => one.label === 'stop');
      labels.set(span, isMust ? 'see' : 'stop');
    }
  }
  return spans.map((span) => ({ ...span, label: labels.get(span) ?? span.label }));
}

const onWay =
  rightBefore(`via, stopping in, stopping at, stopping over in, stopping over at, stop in, stop at, stops in,
  stops at, layover in, stopover in`);
const spokenOf = new Set<SpanLabel>(['about', 'stop', 'maybe', 'airport']);

/** "From Berlin to Vienna, with stops in Dresden and Prague": what is gone through, and where it leads. */
function mendWays(spans: readonly Placed[], text: string): Placed[] {
  const result: Placed[] = [];
  const hasStop = spans.some(({ label }) => label === 'stop');
  const isListed = ({ end }: Placed) => /^\s*(?:,|and\b|&)\s*\p{Lu}/u.test(text.slice(end));
  for (const span of spans) {
    const last = result.at(-1);
    const gap = last === undefined ? '' : between(text, last, span);
    const isVia =
      spokenOf.has(span.label) &&
      (onWay.test(text.slice(0, span.start)) || (last?.label === 'via' && /^\s*(?:,|and|&)\s*$/i.test(gap)));
    // Where more is named, the airport is only where one lands.
    const isGoal =
      (span.label === 'about' || (span.label === 'airport' && (!hasStop || isListed(span)))) &&
      last?.label === 'origin' &&
      /^\s*to\s+$/i.test(gap);
    result.push(isVia ? { ...span, label: 'via' } : isGoal ? { ...span, label: 'stop' } : span);
  }
  const isThrough = result.some(({ label }) => label === 'via');
  return result.map((span, index) => {
    const from = result[index - 1];
    const isEnd =
      span.label === 'stop' && from?.label === 'origin' && /^\s*to\s+$/i.test(between(text, from, span));
    return isThrough && isEnd ? { ...span, label: 'end' as const } : span;
  });
}

/** "The west coast", "north". */
const quarters = 'north, south, east, west';
export const partOfArea = new RegExp(
  `^(?:the )?(?:(?:${listed(quarters)})\\w*[ -])?(?:${listed(`${quarters}, coast, part, half, side`)})$`,
  'i',
);

const pairing = /^\s*(?:and|&|\+|to|then|-+>|→)\s*$/i;

/** "The west coast" of "Ireland" is one place; "Tanzania and Zanzibar" are two to go to. */
function joinPlaces(spans: readonly Placed[], text: string): Placed[] {
  const result: Placed[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const gap = last === undefined ? '' : between(text, last, span);
    const isPlace = span.label === 'stop' || span.label === 'about';
    if (last?.label === 'stop' && isPlace && partOfArea.test(last.text) && /^\s+of\s+(?:the\s+)?$/i.test(gap))
      result[result.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else {
      const isPair = last?.label === 'about' && span.label === 'stop' && pairing.test(gap);
      if (isPair) result[result.length - 1] = { ...last, label: 'stop' };
      result.push(span);
    }
  }
  return result;
}

const onward = /^\s*(?:(?:in)?to\b|-+>|→)/i;
const leaves = listed('fly*, flight, leav*, depart*, home, back');
const outOf = new RegExp(`\\b(?:${leaves})\\s+(?:home\\s+|back\\s+)?(?:out of|from)\\s+$`, 'iu');

/** "Flying from JFK to Casablanca". */
const fromTo = ({ start, end }: Placed, text: string): boolean =>
  /\bfrom\s+$/i.test(text.slice(0, start)) && onward.test(text.slice(end));

const flyOut = /\b(?:fly\w*|and|,)\s+(?:home\s+|back\s+)?out of\s+$/i;

/** "Fly into Denver on 3 June, fly out of Boise on 14 June": an airport and the last day, not where one comes from. */
function mendFlights(spans: readonly Placed[], text: string): Placed[] {
  const first = spans.findIndex(({ label }) => label === 'airport');
  const hasHome = spans.some(({ label }) => label === 'origin');
  let last: Placed | undefined;
  return spans.map((span, index) => {
    const before = last;
    const ahead = text.slice(0, span.start);
    const isInto = first >= 0 && first < index;
    const isFrom = span.label === 'airport' && !hasHome && fromTo(span, text);
    if (isFrom) return { ...span, label: 'origin' as const };
    const isHome = span.label === 'origin' && outOf.test(ahead) && !onward.test(text.slice(span.end));
    if (isInto && span.label === 'stop' && flyOut.test(ahead)) {
      last = span;
      return { ...span, label: 'end' as const };
    }
    const isOut = isInto && isHome;
    last = isOut ? span : undefined;
    if (isOut) return { ...span, label: 'airport' as const };
    const isDay =
      span.label === 'dates' &&
      before !== undefined &&
      /^\s*(?:on )?(?:the )?$/i.test(between(text, before, span));
    return isDay ? { ...span, label: 'finish' as const } : span;
  });
}

const homeTo = /\b(?:fly|flight|back|head\w*|go|going|flying)?\s*home to\s+$/i;

/** What the words behind a name say of it, and a home that one returns to. */
const mendBehind = (spans: readonly Placed[], text: string): Placed[] =>
  spans.map((span) => {
    if (!['stop', 'maybe', 'end', 'base'].includes(span.label) || span.confidence >= WAVERING) return span;
    const rest = text.slice(span.end).replaceAll('’', "'");
    if (knownBehind.test(rest)) return { ...span, label: 'seen' as const };
    if (refused.test(rest)) return { ...span, label: 'not' as const };
    if (passed.test(rest)) return { ...span, label: 'about' as const };
    const isNamed = spans.some((one) => one !== span && one.text === span.text && one.label === 'stop');
    const isHome = span.label === 'end' && homeTo.test(text.slice(0, span.start)) && !isNamed;
    return isHome ? { ...span, label: 'origin' as const, confidence: 1 } : span;
  });

const going = new Set<SpanLabel>(['stop', 'maybe', 'base', 'end', 'see']);
/** One place that was hardly taken for known already is where one goes, where there is nothing else to go to. */
function mendLone(spans: readonly Placed[]): Placed[] {
  if (spans.some(({ label }) => going.has(label))) return [...spans];
  const [lone, ...more] = spans.filter(({ label }) => label === 'seen');
  if (lone === undefined || more.length > 0 || lone.confidence >= UNSURE_SEEN) return [...spans];
  return spans.map((span) => (span === lone ? { ...span, label: 'stop' } : span));
}
const UNSURE_SEEN = 0.5;

/** Places with the label that their neighbours and the words before them give them. */
export const mendPlaces = (spans: readonly Placed[], text: string): Placed[] =>
  mendLone(
    mendBehind(
      mendWays(mendLists(joinPlaces(mendEnds(mendFlights(spans, text), text), text), text), text),
      text,
    ),
  );
