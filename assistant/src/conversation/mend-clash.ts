import { fold } from '@wayfare/atlas';
import { readNumber } from '../understanding/read-number.ts';
import type { Reading } from '../understanding/read-request.ts';
import { readRequest } from '../understanding/read-request.ts';
import type { Turn } from './context.ts';

const addWords = /^add (\w+) (?:more )?(?:days?|nights?)$/i;
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
  const add = readNumber(addWords.exec(turn.reading.text)?.[1] ?? '');
  const leave = leaveWords.exec(turn.reading.text.replace(/[.!]$/, ''))?.[1];
  if (turn.hasTrip || before === undefined || (add === null && leave === undefined)) return null;
  const { atlas, today, currency } = turn;
  const asked = readRequest(before, { atlas, today, currency });
  const reading = add === null ? without(asked, leave ?? '') : longer(asked, add);
  return reading === null ? null : { ...turn, reading };
}
