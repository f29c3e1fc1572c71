import type { TripRequest } from '@wayfare/contracts/request';
import { anyOf } from '../any-of.ts';
import { readInterests } from '../read-interest.ts';
import { currencyIn } from '../currency-in.ts';
import { readMoneySaid, readPer } from '../read-money-said.ts';
import { readPace } from '../read-pace.ts';
import { readTransport } from '../read-transport.ts';
import type { LeftOut } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { isEmpty, labelled } from '../spans.ts';
import { plainText } from '../words-in.ts';
import { accessWords, dietWords, dislikeWords } from './own-words.ts';

export interface WishesRead {
  wishes: TripRequest;
  currencySaid: boolean;
  leftOut: LeftOut[];
}

const PER_LIKE = 2;
const MANY_LIKES = 6;
/** Words that fit nothing are kept as they are only where they were surely meant as a wish. */
const SURE = 0.5;
/** Who does not like this wants slow days. */
const hurry = anyOf(
  'strenuous, rush*, hurry*, hectic, stress*, packed days, packed schedule*, tiring, marching',
);
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What is liked, as interests, and in its own words where none of them fits. */
function likesOf(spans: readonly Placed[]): {
  interests: NonNullable<TripRequest['interests']>;
  own: string[];
} {
  const interests: NonNullable<TripRequest['interests']> = [];
  const own: string[] = [];
  for (const { text, confidence } of spans) {
    const found = readInterests(text);
    const isWord = confidence >= SURE && !isEmpty(text) && !/\bpace\b/i.test(text);
    if (found.length === 0 && isWord) own.push(text);
    interests.push(...found.slice(0, spans.length >= MANY_LIKES ? 1 : PER_LIKE));
  }
  return { interests: unique(interests), own };
}

/** The currency that is meant where none is said, and those of the places at hand. */
export interface Purse {
  currency: string;
  near: readonly string[];
}

/** "Each one can spend 900", "per head 9k, all included". */
const each = '(?:each(?: one| of us)?|per (?:head|person))';
const eachAhead = new RegExp(`\\b${each}\\b[^.,;!?\\d]{0,24}$`, 'i');

/** The amount that is for the trip: one for all or a head before one for a night. */
export function budgetOf(
  spans: readonly Placed[],
  { currency, near }: Purse,
): { budget: TripRequest['budget']; said: boolean; cheap: boolean; middle: boolean; used: Placed[] } {
  const used: Placed[] = [];
  let best: { budget: NonNullable<TripRequest['budget']>; said: boolean; rank: number } | null = null;
  let cheap = false;
  let middle = false;
  for (const [index, span] of spans.entries()) {
    if (span.label !== 'money') continue;
    const money = readMoneySaid(span.text);
    if (money === null) continue;
    used.push(span);
    if ('wish' in money) {
      cheap ||= money.wish === 'cheap';
      middle ||= money.wish === 'middle';
      continue;
    }
    const beside = [spans[index + 1], spans[index - 1]].filter(
      (one) => one?.label === 'per' && one.clause === span.clause,
    );
    used.push(...beside.map((one) => one!));
    const isEach = eachAhead.test(span.clause.text.slice(0, span.start - span.clause.start));
    const per = money.per ?? (isEach ? 'person' : readPer(beside.map((one) => one!.text).join(' ')));
    const isNight = /night|room/i.test(beside.map((one) => one!.text).join(' '));
    const rank = isNight ? 0 : per === 'day' || per === 'person_day' ? 1 : 2;
    if (best === null || rank > best.rank)
      best = {
        budget: {
          amount: money.amount,
          currency: currencyIn(span.text, near) ?? money.currency ?? currency,
          per,
        },
        said: money.currency !== null,
        rank,
      };
  }
  return { budget: best?.budget, said: best?.said ?? false, cheap, middle, used };
}

function transportOf(spans: readonly Placed[], leftOut: LeftOut[]): NonNullable<TripRequest['transport']> {
  const wishes: NonNullable<TripRequest['transport']> = [];
  // "He wants a campervan, but no campervan for me".
  const refused = labelled(spans, 'notby')
    .flatMap(({ text }) => readTransport(text, false).wishes)
    .filter((way) => !way.startsWith('no_'));
  for (const { label, text } of labelled(spans, 'by', 'notby')) {
    const { wishes: found, known } = readTransport(text, label === 'notby');
    const isRefusal = label === 'notby' && readTransport(text, false).known;
    if (!known && !isRefusal) leftOut.push({ words: text, why: 'not planned' });
    wishes.push(...found);
  }
  const all = unique(wishes).filter((way) => way === 'car' || !refused.includes(way));
  return all.includes('no_car') ? all.filter((way) => way !== 'car') : all;
}

/** Round trip, one way, or nothing said. */
function roundOf(spans: readonly Placed[]): boolean | undefined {
  for (const { text } of labelled(spans, 'round')) {
    const words = plainText(text);
    if (/one[- ]?way|open[- ]?jaw|multi|different|point to point/.test(words)) return false;
    if (/round|loop|return|circ|both ways|same|and back/.test(words)) return true;
  }
  return undefined;
}

/** How the days are to be, from the words for taste, pace, money, food, access, ways and beds. */
export function readWishes(spans: readonly Placed[], purse: Purse): WishesRead {
  const leftOut: LeftOut[] = [];
  const { interests, own } = likesOf(labelled(spans, 'like'));
  const money = budgetOf(spans, purse);
  const dislikes = unique(labelled(spans, 'dislike').map(({ text }) => dislikeWords(text))).filter(Boolean);
  const paces = spans.filter(
    ({ label, text }) => label === 'pace' || (label === 'like' && /\bpace\b/i.test(text)),
  );
  const hasHurry = labelled(spans, 'dislike').some(({ text }) => hurry.test(text));
  const pace =
    paces.flatMap(({ text }) => readPace(text) ?? [])[0]?.pace ?? (hasHurry ? 'relaxed' : undefined);
  const transport = transportOf(spans, leftOut);
  const beds = labelled(spans, 'bed').map(({ text }) => text.toLowerCase());
  if (money.cheap && money.budget === undefined) beds.push('budget');
  if (money.middle && money.budget === undefined) beds.push('mid-range');
  const dietary = unique(labelled(spans, 'diet').flatMap(({ text }) => dietWords(text)));
  const access = unique(labelled(spans, 'access').map(({ text }) => accessWords(text)));
  const round = roundOf(spans);
  for (const { text } of labelled(spans, 'extra')) leftOut.push({ words: text, why: 'not planned' });
  for (const { text } of labelled(spans, 'money'))
    if (readMoneySaid(text) === null && !isEmpty(text)) leftOut.push({ words: text, why: 'not understood' });
  for (const { text } of labelled(spans, 'pace'))
    if (readPace(text) === null) leftOut.push({ words: text, why: 'not understood' });
  const wishes: TripRequest = {
    ...(money.budget !== undefined && { budget: money.budget }),
    ...(interests.length > 0 && { interests }),
    ...(own.length > 0 && { mustSee: own.map((words) => words.slice(0, 200)).slice(0, 60) }),
    ...(dislikes.length > 0 && { dislikes: dislikes.slice(0, 40) }),
    ...(pace !== undefined && { pace }),
    ...(transport.length > 0 && { transport }),
    ...(beds.length > 0 && { lodging: unique(beds).join(', ').slice(0, 400) }),
    ...(dietary.length > 0 && { dietary: dietary.slice(0, 20) }),
    ...(access.length > 0 && { accessibility: access.slice(0, 20) }),
    ...(round !== undefined && { roundTrip: round }),
  };
  return { wishes, currencySaid: money.said, leftOut };
}
