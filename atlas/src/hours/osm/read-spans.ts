import type { Moment, Span, SunEvent } from './osm-rule.ts';
import type { Token } from './read-tokens.ts';
import type { TokenCursor } from './token-cursor.ts';
import { Unsaid } from './unsaid.ts';

const DAY = 1440;
const LATEST = 2 * DAY;
const events: readonly SunEvent[] = ['dawn', 'sunrise', 'sunset', 'dusk'];

const isSun = (cursor: TokenCursor, ahead: number): boolean => cursor.isWord(events, ahead);
/** Whether a time stands here: `9`, `09:00`, `0900`, `sunset`, `(sunset-01:00)`, `24/7`. */
const isMoment = (cursor: TokenCursor, ahead = 0): boolean =>
  cursor.is('time', ahead) ||
  cursor.is('number', ahead) ||
  isSun(cursor, ahead) ||
  cursor.isWord(['24/7'], ahead) ||
  (cursor.isSign('(', ahead) && isSun(cursor, ahead + 1));

function minuteOf(token: Token): number {
  if (token.kind === 'time') return token.value;
  if (token.kind !== 'number') throw new Unsaid('unreadable', `"${token.value}" is no time`);
  const minute =
    token.digits === 4 ? Math.floor(token.value / 100) * 60 + (token.value % 100) : token.value * 60;
  if (minute > LATEST || (token.digits === 4 && token.value % 100 > 59))
    throw new Unsaid('unreadable', `"${token.value}" is no time`);
  return minute;
}

function readSun(cursor: TokenCursor): Moment {
  const bracketed = cursor.takeSign('(');
  const sun = cursor.next().value as SunEvent;
  let offset = 0;
  if (bracketed && !cursor.isSign(')')) {
    if (!cursor.isSign('+') && !cursor.isSign('-')) throw cursor.fault();
    const sign = cursor.next().value === '-' ? -1 : 1;
    offset = sign * minuteOf(cursor.next());
  }
  if (bracketed && !cursor.takeSign(')')) throw cursor.fault();
  return { sun, offset };
}

const halfOf = (token: Token | undefined): string => (token?.kind === 'time' ? token.half : '');

function readMoment(cursor: TokenCursor): Moment {
  return isSun(cursor, 0) || cursor.isSign('(') ? readSun(cursor) : minuteOf(cursor.next());
}

function readSpan(cursor: TokenCursor): Span {
  if (cursor.takeWord(['24/7']) !== null) return { from: 0, to: DAY, mayLast: false };
  const half = halfOf(cursor.peek());
  const from = readMoment(cursor);
  if (cursor.isSign('+')) throw new Unsaid('unsayable', 'it says when it opens, not when it closes');
  if (!cursor.takeSign('-')) throw new Unsaid('unsayable', 'it names moments, not hours');
  if (!isMoment(cursor)) throw cursor.fault();
  if ((halfOf(cursor.peek()) === '') !== (half === ''))
    throw new Unsaid('unreadable', 'morning and evening hours are not told apart');
  const to = readMoment(cursor);
  if (cursor.isSign('/')) throw new Unsaid('unsayable', 'it names moments, not hours');
  if (typeof from === 'number' && from >= DAY) throw new Unsaid('unreadable', 'hours begin after midnight');
  const passesMidnight = typeof from === 'number' && typeof to === 'number' && to <= from;
  return { from, to: passesMidnight ? to + DAY : to, mayLast: cursor.takeSign('+') };
}

/** The hours that a rule names; null where it names none. */
export function readSpans(cursor: TokenCursor): Span[] | null {
  if (!isMoment(cursor)) return null;
  const spans: Span[] = [];
  do {
    cursor.takeSign(',');
    spans.push(readSpan(cursor));
  } while (isMoment(cursor) || (cursor.isSign(',') && isMoment(cursor, 1) && !cursor.is('month', 2)));
  return spans;
}
