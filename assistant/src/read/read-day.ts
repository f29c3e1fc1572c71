import type { DaySaid, WhenSaid } from '@wayfare/contracts/intent';
import { weekdayNamed, monthOf } from './dates/calendar-words.ts';
import type { DateContext } from './dates/read-dates-said.ts';
import { readDatesSaid } from './dates/read-dates-said.ts';
import { numberAt, ordinalAt } from './read-number.ts';
import { readPart } from './read-part.ts';
import { plainText, tokensOf } from './words-in.ts';

const MOST_DAYS = 30;
const dayWord = /^(?:days?|nights?|mornings?|afternoons?|evenings?|d)$/;

const stretch = (first: number, last: number): DaySaid[] =>
  Array.from({ length: Math.min(MOST_DAYS, Math.max(0, last - first) + 1) }, (_, index) => ({
    number: first + index,
  }));

/** "Day 3", "days 1 to 4", "day 6 and 7". */
function numbered(words: readonly string[]): DaySaid[] | null {
  const at = words.findIndex((word) => word === 'day' || word === 'days');
  const first = at < 0 ? null : numberAt(words, at + 1);
  if (first === null || first.value < 1) return null;
  const link = words[first.next];
  const isAgain = ['day', 'days'].includes(words[first.next + 1] ?? '');
  const last = link === undefined ? null : numberAt(words, first.next + (isAgain ? 2 : 1));
  if (last === null) return [{ number: first.value }];
  return ['to', '-', 'until', 'till', 'through'].includes(link!)
    ? stretch(first.value, last.value)
    : [{ number: first.value }, { number: last.value }];
}

/** "The second day", "the last two days", "first three days", "last day", "the second last day". */
function counted(words: readonly string[]): DaySaid[] | null {
  const last = words.indexOf('last') >= 0 ? words.indexOf('last') : words.indexOf('final');
  if (last >= 0) {
    const many = numberAt(words, last + 1);
    if (many !== null && many.value <= MOST_DAYS) return stretch(-many.value, -1);
    const before = words[last - 1] === 'second' || words[last - 1] === 'next' || words[last + 1] === 'but';
    return [{ number: before ? -2 : -1 }];
  }
  const first = words.indexOf('first');
  const many = first < 0 ? null : numberAt(words, first + 1);
  if (many !== null && words.some((word) => dayWord.test(word))) return stretch(1, many.value);
  for (let at = 0; at < words.length; at += 1) {
    const ordinal = ordinalAt(words, at);
    if (ordinal === null) continue;
    const isDay = words.slice(ordinal.next, ordinal.next + 3).some((word) => dayWord.test(word));
    if (isDay) return [{ number: ordinal.value }];
  }
  return null;
}

const arriving = /\b(?:arriv\w*|land|get (?:there|here|in)|fly in|we come|check in)\b/;
const leaving = /\b(?:leav\w*|depart\w*|fly (?:home|back|out)|go home|head home|check ?out)\b/;

/** Which stop a day belongs to: "the second day on Skye", "the Siena days". */
function stopIn(text: string, stops: readonly string[]): string | undefined {
  const plain = ` ${plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return stops.find((stop) => {
    const name = plainText(stop)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return (
      plain.includes(` ${name} `) ||
      name.split(' ').some((word) => word.length > 4 && plain.includes(` ${word} `))
    );
  });
}

/** A place that is no stop by this name: "the second day on Skye" where one sleeps in Portree. */
const placeBehind = /\bdays?\s+(?:in|on|at)\s+(?:the\s+)?(\p{L}[\p{L} '’-]{2,})$/iu;

const noItem = new Set('the our my on of one that same a any which whichever whatever'.split(' '));
/** "The balloon day" is the day of the balloon; "whichever day works" is any. */
function ofItem(words: readonly string[]): DaySaid[] | null {
  const at = words.findIndex((word) => word === 'day' || word === 'days');
  const named = words.slice(0, at).filter((word) => !noItem.has(word));
  return at > 0 && named.length > 0 ? [{ ofItem: named.join(' ').slice(0, 200) }] : null;
}

function daysOf(
  text: string,
  words: readonly string[],
  stops: readonly string[],
  context: DateContext,
): DaySaid[] | null {
  const plain = plainText(text);
  if (/\b(?:that|same|this) (?:day|morning|afternoon|evening|night)\b/.test(plain))
    return [{ ofItem: 'that' }];
  if (/\bits day\b/.test(plain)) return [{ ofItem: 'it' }];
  if (arriving.test(plain)) return [{ number: 1 }];
  if (leaving.test(plain)) return [{ number: -1 }];
  const stop = stopIn(text, stops);
  const hasDate = /\d/.test(plain) && words.some((word) => monthOf(word) > 0);
  const isDated = hasDate || /\d[./]\d|\b(?:today|tomorrow|tonight|tmrw)\b/.test(plain);
  const dated = isDated ? readDatesSaid(text, context) : null;
  if (dated?.startOn !== undefined)
    return [{ on: dated.startOn }, ...(dated.endOn === undefined ? [] : [{ on: dated.endOn }])];
  if (/\b(?:day|morning|night) (?:after|before)\b/.test(plain)) return null;
  const within = numbered(words) ?? counted(words);
  const behind = placeBehind.exec(text)?.[1];
  const elsewhere = stop ?? (behind === undefined || readPart(behind) !== null ? undefined : behind);
  if (within !== null)
    return elsewhere === undefined
      ? within
      : within.map((day) => ({ ...day, atStop: elsewhere.slice(0, 200) }));
  const weekdays = words.map(weekdayNamed).filter((day) => day >= 0);
  // "Sunday the 31st" is told by its date.
  const date = weekdays.length === 1 ? /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(plain)?.[1] : undefined;
  if (date !== undefined && Number(date) <= 31) return [{ dayOfMonth: Number(date) }];
  if (weekdays.length > 0) return weekdays.map((weekday) => ({ weekday }));
  if (stop !== undefined) return [{ atStop: stop }];
  for (let at = 0; at < words.length; at += 1) {
    const ordinal = ordinalAt(words, at);
    if (ordinal !== null && ordinal.value <= 31) return [{ dayOfMonth: ordinal.value }];
  }
  const bare = words.length <= 2 ? numberAt(words, words.length - 1) : null;
  if (bare !== null && bare.value >= 1 && bare.value <= 60) return [{ number: bare.value }];
  return ofItem(words);
}

/** Which days of the trip are meant: "day 2", "the last two days", "every evening", "sunday morning", "the Siena days". */
export function readDay(text: string, stops: readonly string[], context: DateContext): WhenSaid | null {
  const words = tokensOf(text);
  const part = readPart(words.filter((word) => !/^(?:lunch|dinner)$/.test(word)).join(' '));
  const said: WhenSaid = part === null || /\bnights? before\b/.test(text) ? {} : { part };
  const isEach = words.some((word) => ['every', 'each', 'daily', 'everyday', 'all'].includes(word));
  if (isEach && stopIn(text, stops) === undefined && !words.some((word) => weekdayNamed(word) >= 0))
    return { ...said, each: true };
  const days = daysOf(text, words, stops, context);
  if (days === null) return part === null ? null : said;
  return { ...said, days };
}
