import type { IntentOf } from '@wayfare/contracts/intent';
import type { MarkedSpan } from '@wayfare/reader';
import { anyOf, listed } from '../any-of.ts';
import { dislikeWords } from '../first/own-words.ts';
import type { Count } from '../read-count.ts';
import { readCount } from '../read-count.ts';
import { readInterests } from '../read-interest.ts';
import { tokensOf } from '../words-in.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, atStop, behind, take, takeWhen, withWhen } from './clause.ts';
import { mealIn } from './meal-in.ts';

type Amount = IntentOf<'limitKind'>['amount'];

/** The count that stands before a kind of thing, or right behind it. */
function countFor(view: ClauseView, span: MarkedSpan, counts: readonly MarkedSpan[]): MarkedSpan | undefined {
  const others = view.clause.spans.filter(({ label }) => label === 'like' || label === 'dislike');
  const before = counts.findLast(({ end }) => end <= span.start);
  const isOwn = before !== undefined && !others.some(({ start }) => start > before.end && start < span.start);
  return isOwn ? before : undefined;
}

const only = /\b(?:only|just|nothing but|exclusively)\b/;
const outings = /^(?:any )?(?:day ?trips?|excursions?|outings?)$/i;
const oneThing = /^(?:a|an|one|another|some)\s/i;

/** More, less or none of a kind of thing. */
export function kinds(view: ClauseView): Wanted[] {
  const counts = view.clause.spans.filter(({ label }) => label === 'count');
  const stop = take(view, 'stop', 'about')[0]?.text;
  const when = atStop(takeWhen(view), stop);
  const intents: Wanted[] = [];
  for (const span of take(view, 'like', 'dislike')) {
    const own = countFor(view, span, counts);
    if (own !== undefined) view.used.add(own);
    const count = own === undefined ? null : readCount(own.text);
    // "Fewer sights in all" is no kind of sight.
    if (whole.test(span.text) && (count?.kind === 'less' || count?.kind === 'more')) {
      const change = count.kind === 'less' ? ('lighter' as const) : ('fuller' as const);
      intents.push({ kind: 'setPace', change, ...withWhen(when) });
      continue;
    }
    const isWanted = span.label === 'like';
    const words = (isWanted ? span.text : dislikeWords(span.text)).slice(0, 200);
    const [interest, other] = readInterests(span.text);
    const kind = { words, ...(interest !== undefined && other === undefined && { interest }) };
    if (isWanted && count === null && (oneThing.test(span.text) || mealIn(span.text) !== null)) {
      const meal = mealIn(span.text);
      intents.push(
        meal === null
          ? { kind: 'addSight', ...kind, ...withWhen(when) }
          : { kind: 'addMeal', meal, words, ...withWhen(when) },
      );
      continue;
    }
    if (!isWanted && outings.test(span.text)) {
      intents.push({ kind: 'removeDayTrips', ...withWhen(when) });
      continue;
    }
    const isEach = /\b(?:a|per|each|every|one|in a) day\b/.test(view.words);
    const each = isEach && when === undefined ? { when: { each: true } } : withWhen(when);
    if (count !== null && 'number' in count && (count.kind === 'atMost' || !isWanted))
      intents.push({
        kind: 'limitKind',
        ...kind,
        amount: 'atMost',
        count: Math.max(0, Math.min(50, count.number)),
        ...each,
      });
    else
      intents.push({
        kind: 'limitKind',
        ...kind,
        amount: amountOf(count?.kind, isWanted, view.words),
        ...withWhen(when),
      });
  }
  return intents;
}

function amountOf(count: string | undefined, isWanted: boolean, words: string): Amount {
  if (count === 'less') return 'less';
  if (count === 'none') return 'none';
  if (count === 'only') return 'only';
  if (isWanted) return only.test(words) && count === undefined ? 'only' : 'more';
  return /\b(?:less|fewer|too many|too much|so many)\b/.test(words) ? 'less' : 'none';
}

/** Whatever a day holds. */
const anything = anyOf('thing*, activit*, sights, stops, places, stuff, items, attractions, visits');

const wholes = listed('sight, sights, things, activities, attractions, stops, places, stuff');
const whole = new RegExp(`^(?:${wholes})(?: to (?:see|do))?$`, 'i');

/** "I overdo it with the museums. One in the whole trip, at most": of the kind that was spoken of. */
function ofKindBefore(view: ClauseView, span: MarkedSpan, count: Count): Wanted[] {
  const isMost = count.kind === 'atMost' || /\b(?:at most|maximum|no more)\b/.test(view.words);
  const words = tokensOf(ahead(view, span)).findLast((word) => readInterests(word).length > 0);
  const [interest] = words === undefined ? [] : readInterests(words);
  if (!isMost || !('number' in count) || words === undefined || interest === undefined) return [];
  return [
    { kind: 'limitKind', words, interest, amount: 'atMost', count: Math.max(0, Math.min(50, count.number)) },
  ];
}

/** "One church is enough": a count with its noun behind it. */
export function bareCount(view: ClauseView): Wanted[] {
  const [span] = take(view, 'count');
  const count = span === undefined ? null : readCount(span.text);
  if (span === undefined || count === null) return [];
  const words = /^\W*(?:of (?:the )?)?([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(behind(view, span))?.[1] ?? '';
  const [interest] = readInterests(words);
  const isWhole =
    anything.test(words) ||
    /^(?:every|each|a|per|on|of it|of everything|everything|in)?\s*(?:days?)?$/.test(words.trim());
  const isMoney = /\b(?:spend|cost|pay|price)\w*\b/.test(view.words);
  if (isMoney && interest === undefined && count.kind === 'less') return [{ kind: 'makeCheaper' }];
  if (interest === undefined && isWhole && (count.kind === 'less' || count.kind === 'more'))
    return [
      { kind: 'setPace', change: count.kind === 'less' ? 'lighter' : 'fuller', ...withWhen(takeWhen(view)) },
    ];
  if (interest === undefined) return ofKindBefore(view, span, count);
  const kind = { kind: 'limitKind' as const, words: words.replace(/ (?:is|are|per|a|in|of)$/, ''), interest };
  const isEach = /\b(?:a|per|each|every|any|one|single) (?:single )?day\b/.test(view.words);
  if ('number' in count && count.kind !== 'change')
    return [
      {
        ...kind,
        amount: 'atMost',
        count: Math.max(0, Math.min(50, count.number)),
        ...(isEach && { when: { each: true } }),
      },
    ];
  const isLess = count.kind === 'less' || count.kind === 'none' || ('number' in count && count.number < 0);
  return [{ ...kind, amount: isLess ? 'less' : 'more' }];
}
