import type { IntentOf } from '@wayfare/contracts/intent';
import { accessWords, dietWords, knownDiets } from '../first/own-words.ts';
import { anyOf } from '../any-of.ts';
import { readMoneySaid, readPer } from '../read-money-said.ts';
import { readCount } from '../read-count.ts';
import { plainText } from '../words-in.ts';
import { readPace } from '../read-pace.ts';
import { readTransport } from '../read-transport.ts';
import { bareCount, kinds } from './limit-kinds.ts';
import { mealIn } from './meal-in.ts';
import { party } from './change-party.ts';
import { setHours, setLength, tooLong } from './change-time.ts';
import { setNights } from './change-nights.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { atStop, has, take, takeWhen, withWhen } from './clause.ts';

type Wishes = IntentOf<'setWishes'>['wishes'];

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

/** "My sister is joining us!" */
export function comers({ clause, words }: ClauseView): Wanted[] | null {
  if (clause.spans.length > 0 || !coming.test(words)) return null;
  if (young.test(words)) return [{ kind: 'setWishes', wishes: {}, change: { children: 1 } }];
  return grownUps.test(words) ? [{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }] : null;
}

const ours = /\b(?:i|i'm|i've|we|we're|we've)\b/;
/** "We've both got vegetarian written in bold in our passports": told by the way, and meant. */
export function dietTold({ words }: ClauseView): Wanted[] | null {
  const dietary = ours.test(words) && !/\b(?:not|n't|no)\b/.test(words) ? knownDiets(words) : [];
  return dietary.length === 0 ? null : [{ kind: 'setWishes', wishes: { dietary } }];
}

/** A wish of which no word was marked: who comes along, how full the days are, or what else its words say. */
function withoutSpans(view: ClauseView): Wanted[] {
  const more = comers(view);
  if (more !== null) return more;
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

/** "Fell off my chair at the price … for a good deal less". */
const dearer = /\b(?:price|cost|money|expensive)\w*\b.*\bless\b/s;
const ofNights = /\b(?:nights?|days?)\b/;
/** "But one day more there": so many days or nights more or fewer, at the place that was spoken of. */
function moreTime(view: ClauseView): Wanted[] | null {
  const [only, other] = view.clause.spans;
  const isTime = only?.label === 'count' && ofNights.test(plainText(only.text));
  if (other !== undefined || !isTime || readCount(only.text)?.kind !== 'change') return null;
  return view.memory.stop === undefined || !/\bthere\b/.test(view.words) ? setLength(view) : setNights(view);
}

/** Anything about taste, pace, money, people, food, access, ways and beds. */
export function wish(view: ClauseView): Wanted[] {
  if (view.clause.spans.length === 0) return withoutSpans(view);
  const length = bareLength(view);
  if (length !== null) return length;
  const time = moreTime(view);
  if (time !== null) return time;
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
  if (dearer.test(view.words) && has(view, 'count') && !isKinds) {
    take(view, 'count');
    intents.push({ kind: 'makeCheaper' });
  }
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
