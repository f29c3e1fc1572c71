import { fold } from '@wayfare/atlas';
import { numberIn } from '../read/read-number.ts';
import { tokensOf } from '../read/words-in.ts';
import type { Reading } from '../read/reading.ts';
import type { Turn } from './context.ts';
import { turnFor } from './context.ts';

const addWords = /^add (\w+) (?:more )?(?:days?|nights?)$/i;
const onlyWords = /^(?:only|just|make it) (\w+) (?:cities|city|places|stops)$/i;
const lengthWords = /^make it (\w+) days$/i;
const flyWords = /^flights are fine$/i;
const leaveWords = /^(?:leave out|without|skip|drop|remove) (?:the )?(.+)$/i;

function longer(reading: Reading, count: number): Reading | null {
  const { days, nights } = reading.request;
  if (days === undefined) return null;
  const { endOn: _, ...request } = reading.request;
  return {
    ...reading,
    request: { ...request, days: days + count, ...(nights !== undefined && { nights: nights + count }) },
  };
}

/** So many cities or so many days of a request that had too many of the one for the other. */
function fewer(reading: Reading, cities: number | null, days: number | null): Reading | null {
  if (reading.cityCount === null || reading.request.days === undefined) return null;
  const { endOn: _, nights: __, ...request } = reading.request;
  return days === null
    ? { ...reading, cityCount: cities }
    : { ...reading, request: { ...request, days: Math.min(119, days) } };
}

/** No way leads there but by air, and that is all right. */
function flying(reading: Reading): Reading {
  const { transport = [], ...request } = reading.request;
  const ways = transport.filter((way) => way !== 'no_flights');
  return { ...reading, request: { ...request, ...(ways.length > 0 && { transport: ways }) } };
}

function without(reading: Reading, name: string): Reading | null {
  const left = fold(name);
  const isLeft = ({ hit, surface }: Reading['mentions'][number]): boolean =>
    fold(surface) === left || (hit !== null && fold(hit.name) === left);
  const { fixed, destinations, ...request } = reading.request;
  const isEvent = ({ what }: { what: string }): boolean => fold(what) === left;
  const gone = reading.mentions.filter(isLeft);
  if (gone.length === 0 && !reading.dated.some(isEvent) && fixed?.some(isEvent) !== true) return null;
  return {
    ...reading,
    mentions: reading.mentions.filter((mention) => !gone.includes(mention)),
    stays: reading.stays.filter(({ mention }) => !isLeft(mention)),
    dated: reading.dated.filter((one) => !isEvent(one) && !(one.where !== null && isLeft(one.where))),
    cityCount: null,
    request: {
      ...request,
      destinations: (destinations ?? []).filter((one) => fold(one) !== left),
      fixed: (fixed ?? []).filter((one) => !isEvent(one) && fold(one.where ?? '') !== left),
    },
  };
}

/** A way out of wishes that clashed, laid over the request that held them; null where the message is none. */
export function mendedRequest(turn: Turn): Turn | null {
  const before = turn.history.findLast(({ role }) => role === 'user')?.text;
  if (turn.hasTrip || before === undefined) return null;
  const text = turn.reading.text.replace(/[.!]$/, '');
  const number = (words: RegExp): number | null => numberIn(tokensOf(words.exec(text)?.[1] ?? ''));
  const [add, cities, days] = [number(addWords), number(onlyWords), number(lengthWords)];
  const leave = leaveWords.exec(text)?.[1];
  const flies = flyWords.test(text);
  if (!flies && add === null && cities === null && days === null && leave === undefined) return null;
  const first = turnFor(turn, before);
  const asked = first.reading;
  const reading = flies
    ? flying(asked)
    : add !== null
      ? longer(asked, add)
      : leave !== undefined
        ? without(asked, leave)
        : fewer(asked, cities, days);
  return reading === null ? null : { ...first, reading };
}
