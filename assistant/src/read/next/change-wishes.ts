import type { IntentOf } from '@wayfare/contracts/intent';
import type { MarkedSpan } from '@wayfare/reader';
import { accessWords, dietWords, dislikeWords, knownDiets } from '../first/own-words.ts';
import { anyOf, listed } from '../any-of.ts';
import { readCount } from '../read-count.ts';
import { readInterests } from '../read-interest.ts';
import { readMoneySaid, readPer } from '../read-money-said.ts';
import { readPace } from '../read-pace.ts';
import { readTransport } from '../read-transport.ts';
import { mealIn } from './meal-in.ts';
import { party } from './change-party.ts';
import { setHours, tooLong } from './change-time.ts';
import { setNights } from './change-nights.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { atStop, behind, has, take, takeWhen, withWhen } from './clause.ts';

type Wishes = IntentOf<'setWishes'>['wishes'];
type Amount = IntentOf<'limitKind'>['amount'];

const figureLabels = ['ages', 'people', 'count', 'adults'] as const;

/** What may be spent, or that it is to cost less. */
function money(view: ClauseView): Wanted[] {
  // "80 a day at most": what a figure before "a day" counts is money.
  const figures = has(view, 'per') && !has(view, 'money') ? ([...figureLabels] as const) : [];
  const spans = take(view, 'money', ...figures).filter(({ text }) => /\d|\p{L}{3}/u.test(text));
  const per = take(view, 'per')
    .map(({ text }) => text)
    .join(' ');
  const intents: Wanted[] = [];
  for (const { text } of spans) {
    const said = readMoneySaid(text);
    if (said === null) continue;
    if ('wish' in said) {
      if (said.wish !== 'free') intents.push({ kind: 'makeCheaper', ...withWhen(takeWhen(view)) });
      else intents.push({ kind: 'beyondUs', words: text });
      continue;
    }
    const { amount, currency } = said;
    const budget = {
      amount,
      currency: currency ?? view.talk.currency ?? 'USD',
      per: said.per ?? readPer(per),
    };
    intents.push({ kind: 'setWishes', wishes: { budget } });
  }
  return intents;
}

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
function kinds(view: ClauseView): Wanted[] {
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

/** Food, access, ways of going and beds. */
function lasting(view: ClauseView): Wanted[] {
  const intents: Wanted[] = [];
  const wishes: Wishes = {};
  const diet = take(view, 'diet').flatMap(({ text }) => dietWords(text));
  const access = take(view, 'access').map(({ text }) => accessWords(text));
  if (diet.length > 0) wishes.dietary = [...new Set(diet)].slice(0, 20);
  if (access.length > 0) wishes.accessibility = [...new Set(access)].slice(0, 20);
  const ways: NonNullable<Wishes['transport']> = [];
  if (has(view, 'by', 'notby')) take(view, 'stop', 'day', 'origin', 'end', 'outing');
  for (const { label, text } of take(view, 'by', 'notby')) {
    const said = readTransport(text, label === 'notby');
    if (said.wishes.length === 0) intents.push({ kind: 'beyondUs', words: text.slice(0, 200) });
    ways.push(...said.wishes);
  }
  const all = [...new Set(ways)];
  const meant = all.includes('no_car') ? all.filter((way) => way !== 'car') : all;
  if (meant.length > 0) wishes.transport = meant;
  const round = take(view, 'round')[0]?.text;
  if (round !== undefined) wishes.roundTrip = !/one[- ]?way|open|different/i.test(round);
  const beds = take(view, 'bed', 'hotel').map(({ text }) => text);
  if (beds.length > 0 && has(view, 'stop', 'day', 'about')) {
    const stop = take(view, 'stop', 'about')[0]?.text;
    intents.push({
      kind: 'setLodging',
      words: beds.join(', ').slice(0, 200),
      ...withWhen(atStop(takeWhen(view), stop)),
    });
  } else if (beds.length > 0) wishes.lodging = beds.join(', ').slice(0, 400);
  if (Object.keys(wishes).length > 0) intents.unshift({ kind: 'setWishes', wishes });
  return intents;
}

/** How full the days are. */
function pace(view: ClauseView): Wanted[] {
  const spans = take(view, 'pace');
  const stop = spans.length > 0 ? take(view, 'stop', 'about')[0]?.text : undefined;
  const when = spans.length > 0 ? atStop(takeWhen(view), stop) : undefined;
  return spans.map(({ text }): Wanted => {
    const said = readPace(text);
    if (said === null) return { kind: 'beyondUs', words: text.slice(0, 200) };
    return said.change === undefined || when === undefined
      ? {
          kind: 'setPace',
          ...(said.change === undefined ? { pace: said.pace } : { change: said.change }),
          ...withWhen(when),
        }
      : { kind: 'setPace', change: said.change, ...withWhen(when) };
  });
}

/** Whatever a day holds. */
const anything = anyOf('thing*, activit*, sights, stops, places, stuff, items, attractions, visits');

const wholes = listed('sight, sights, things, activities, attractions, stops, places, stuff');
const whole = new RegExp(`^(?:${wholes})(?: to (?:see|do))?$`, 'i');

/** "One church is enough": a count with its noun behind it. */
function bareCount(view: ClauseView): Wanted[] {
  const [span] = take(view, 'count');
  const count = span === undefined ? null : readCount(span.text);
  if (span === undefined || count === null) return [];
  const words = /^\W*(?:of (?:the )?)?([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(behind(view, span))?.[1] ?? '';
  const [interest] = readInterests(words);
  const isWhole =
    anything.test(words) ||
    /^(?:every|each|a|per|on|of it|of everything|everything|in)?\s*(?:days?)?$/.test(words.trim());
  const isMoney = /\b(?:spend|cost|pay)\w*\b/.test(view.words);
  if (isMoney && interest === undefined && count.kind === 'less') return [{ kind: 'makeCheaper' }];
  if (interest === undefined && isWhole && (count.kind === 'less' || count.kind === 'more'))
    return [
      { kind: 'setPace', change: count.kind === 'less' ? 'lighter' : 'fuller', ...withWhen(takeWhen(view)) },
    ];
  if (interest === undefined) return [];
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

const besides = new Set(['access', 'diet', 'by', 'notby', 'pace', 'extra', 'bed', 'dislike', 'people']);

/** A wish in a clause that does something else: "I am pregnant, so something calm instead of the rafting". */
export function wishBeside(view: ClauseView): Wanted[] {
  const spans = view.clause.spans.filter((span) => besides.has(span.label) && !view.used.has(span));
  if (spans.length === 0) return [];
  const { used } = view;
  return wish({ ...view, used, clause: { ...view.clause, spans } });
}

const grownUps =
  anyOf(`sister, brother, mum, mom, mother, dad, father, friend, cousin, aunt, auntie, uncle, gran, grandma,
  nan, grandpa, granddad, husband, wife, partner, girlfriend, boyfriend, colleague, mate, brother-in-law, sister-in-law`);
const young = anyOf('son, daughter, baby, kid, child, niece, nephew, grandson, granddaughter, toddler');
const coming = anyOf(
  'joining, joins, coming, comes, come along, tagging along, tag along, come too, come with',
);

/** A wish of which no word was marked: who comes along, how full the days are, or what else its words say. */
function withoutSpans(view: ClauseView): Wanted[] {
  const isComing = coming.test(view.words);
  if (isComing && young.test(view.words)) return [{ kind: 'setWishes', wishes: {}, change: { children: 1 } }];
  if (isComing && grownUps.test(view.words))
    return [{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }];
  const said = readPace(view.clause.text);
  if (said === null) return bareWish(view);
  return [
    { kind: 'setPace', ...(said.change === undefined ? { pace: said.pace } : { change: said.change }) },
  ];
}

/** "Hmm too long, 6": a bare number is that of the days. */
function bareLength(view: ClauseView): Wanted[] | null {
  const [only, other] = view.clause.spans;
  const days = only === undefined || !/^\d{1,2}$/.test(only.text) ? 0 : Number(only.text);
  if (other !== undefined || days === 0 || !tooLong.test(view.words)) return null;
  view.used.add(only!);
  return [{ kind: 'setLength', days }];
}

/** Anything about taste, pace, money, people, food, access, ways and beds. */
export function wish(view: ClauseView): Wanted[] {
  if (view.clause.spans.length === 0) return withoutSpans(view);
  const length = bareLength(view);
  if (length !== null) return length;
  const item = has(view, 'item') ? take(view, 'item')[0]?.text : undefined;
  const meal = item === undefined ? null : mealIn(item);
  const [like] = meal === null ? [] : take(view, 'like');
  const intents: Wanted[] = [
    ...(meal !== null && like !== undefined
      ? [{ kind: 'addMeal' as const, meal, words: like.text.slice(0, 200), ...withWhen(takeWhen(view)) }]
      : []),
  ];
  const isKinds = has(view, 'dislike') || (has(view, 'like') && like === undefined);
  intents.push(...party(view), ...money(view), ...lasting(view), ...pace(view));
  if (isKinds) intents.push(...kinds(view));
  if (has(view, 'hour')) intents.push(...setHours(view));
  if (has(view, 'nights')) intents.push(...setNights(view));
  if (has(view, 'count') && (intents.length === 0 || !has(view, 'like', 'dislike', 'people')))
    intents.push(...bareCount(view));
  // "June is too hot for her" says why.
  if (intents.length > 0) take(view, 'dates', 'item', 'part', 'day');
  if (has(view, 'extra')) take(view, 'day', 'part', 'stop');
  for (const { text } of take(view, 'extra')) intents.push({ kind: 'beyondUs', words: text.slice(0, 200) });
  if (intents.length > 0) return intents;
  return bareWish(view);
}

/** Nothing is marked but a day: "the third day has too much driving", "make it cheaper", "we are vegetarians". */
function bareWish(view: ClauseView): Wanted[] {
  const change = readPace(view.words)?.change;
  const when = takeWhen(view);
  if (change !== undefined) return [{ kind: 'setPace', change, ...withWhen(when) }];
  const dietary = knownDiets(view.words);
  if (dietary.length > 0) return [{ kind: 'setWishes', wishes: { dietary } }];
  const said = readMoneySaid(view.words);
  return said !== null && 'wish' in said && said.wish === 'cheap'
    ? [{ kind: 'makeCheaper', ...withWhen(when) }]
    : [];
}
