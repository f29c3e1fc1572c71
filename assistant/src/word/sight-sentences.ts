import { joinWords } from '@wayfare/wording/words';
import { about, capital, daysWords, isOrAre, listed, lostWords } from './phrases.ts';

interface Placed {
  name: string;
  day: number;
  minute: number;
  lost: readonly string[];
}

interface Limited {
  what: string;
  amount: 'none' | 'less' | 'more' | 'atMost' | 'only';
  count: number;
  before: number;
  now: number;
  perDay: boolean;
  stays: readonly string[];
  out: readonly string[];
  days: readonly number[];
}

const kept = (stays: readonly string[]): string =>
  stays.length === 0
    ? ''
    : ` ${listed(stays)} ${stays.length === 1 ? 'stays, because you settled it' : 'stay, because you settled them'}.`;

const where = (days: readonly number[]): string =>
  days.length === 0 ? 'in the plan' : `on ${daysWords(days)}`;

/** How much of a kind there is now, counted after the change. */
function limited({ what, amount, count, before, now, perDay, stays, out, days }: Limited): string {
  const gone = out.length === 0 ? '' : ` Out: ${listed(out)}.`;
  if (before === 0) return `No ${what} ${where(days)}, and I keep it so.`;
  if (amount === 'none')
    return `${now === 0 ? `No ${what} ${where(days)} any more.` : `All ${what} ${where(days)} are out but ${now}.`}${gone}${kept(stays)}`;
  if (amount === 'less') return `Fewer ${what}: ${now} now, where there were ${before}.${gone}${kept(stays)}`;
  return `At most ${count} ${what} ${perDay ? 'a day' : where(days)} now: ${now} where there were ${before}.${gone}${kept(stays)}`;
}

/** Sentences about what one sees and does. */
export const sightSentences = {
  sightAdded: ({ name, day, minute, lost }: Placed) =>
    `${name} is on day ${day} at ${about(minute)}.${lostWords(lost)}`,
  sightAt: ({ name, day, minute, lost }: Placed) =>
    `${name} is on day ${day} at ${about(minute)} and keeps that time.${lostWords(lost)}`,
  foundAdded: ({ name, day, minute, address, lost }: Placed & { address: string }) =>
    `${name} is not in my atlas; OpenStreetMap has it${address === '' ? '' : ` at ${address}`}. It is on day ${day} at ${about(minute)} and keeps that time.${lostWords(lost)}`,
  eventAdded: ({ name, day, minute, lost, at, unknown }: Placed & { at?: string; unknown?: string }) =>
    `${name} stands on day ${day} at ${about(minute)}${at === undefined || at === name ? '' : `, at ${at}`}, and the day is arranged around it.${unknown === undefined ? '' : ` I do not know where ${unknown} is, so no way there is counted.`}${lostWords(lost)}`,
  itemRemoved: ({ name, day }: { name: string; day: number }) =>
    `${name} is out of day ${day}, and its time is free.`,
  itemReplaced: ({ gone, name, day }: { gone: string; name: string; day: number }) =>
    `${name} takes the place of ${gone} on day ${day}.`,
  itemMoved: ({ name, day, minute, lost, held }: Placed & { held: boolean }) =>
    `${name} is now on day ${day} at ${about(minute)}${held ? ' and keeps that time' : ''}.${lostWords(lost)}`,
  itemsSwapped: ({
    names,
    days,
    lost,
  }: {
    names: readonly string[];
    days: readonly number[];
    lost: readonly string[];
  }) => `${names[0]} is on day ${days[0]} now, and ${names[1]} on day ${days[1]}.${lostWords(lost)}`,
  itemLocked: ({
    name,
    day,
    minute,
    locked,
  }: {
    name: string;
    day: number;
    minute: number;
    locked: boolean;
  }) =>
    locked ? `${name} keeps its place on day ${day} at ${about(minute)}.` : `${name} may be moved again.`,
  mustsMoved: ({ moves }: { moves: readonly { name: string; day: number }[] }) =>
    `You asked for ${joinWords(moves.map(({ name }) => name))}, so I found room: ${joinWords(moves.map(({ name, day }) => `${name} on day ${day}`))}.`,
  kindLimited: limited,
  kindAdded: ({ what, names, lost }: { what: string; names: readonly string[]; lost: readonly string[] }) =>
    `More ${what}: ${listed(names)} ${isOrAre(names)} in.${lostWords(lost, 'What made room:')}`,
  kindOnly: ({
    what,
    now,
    other,
    out,
  }: {
    what: string;
    now: number;
    other: readonly string[];
    out: number;
  }) =>
    `${capital(what)} only: ${now} ${now === 1 ? 'sight' : 'sights'} now${out === 0 ? '' : `, and ${out} of other kinds are out`}.${other.length === 0 ? '' : ` ${listed(other)} stay${other.length === 1 ? 's' : ''}, because nothing else fits or you settled it.`}`,
  mealsOut: ({ meal }: { meal: string }) => `No ${meal} is planned any more; the time is free.`,
};
