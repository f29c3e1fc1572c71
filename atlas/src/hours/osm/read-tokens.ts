import { Unsaid } from './unsaid.ts';

/** A piece of an `opening_hours` value. Whether a bare number is an hour, a day or a year is for the reader to know. */
export type Token =
  | { kind: 'weekday' | 'month'; value: number }
  | { kind: 'number'; value: number; digits: number }
  | { kind: 'time'; value: number; half: string }
  | { kind: 'word' | 'sign' | 'comment'; value: string };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const comment = /"([^"]*)"/y;
const always = /24\/7(?!\d)/y;
const year = /\d{4}(?!\d)/y;
const time = /(\d{1,2})(?:[:.](\d\d)|(h)(\d\d)?)?(?: ?([ap])\.?m\b\.?)?(?![\p{L}\d])/iuy;
const word = /\p{L}+\.?/uy;
const sign = /\|\||[-+,;:/()[\]]/y;

function timeToken([text, hour, minute, h, minuteAfterH, half = '']: RegExpExecArray): Token {
  const minutes = minute ?? minuteAfterH;
  if (minutes === undefined && h === undefined && half === '')
    return { kind: 'number', value: Number(hour), digits: text.length };
  if (Number(minutes ?? 0) > 59) throw new Unsaid('unreadable', `"${text}" is no time`);
  const letter = half.toLowerCase();
  if (letter !== '' && (Number(hour) < 1 || Number(hour) > 12))
    throw new Unsaid('unreadable', `"${text}" is no time`);
  const hours = letter === '' ? Number(hour) : (Number(hour) % 12) + (letter === 'p' ? 12 : 0);
  return { kind: 'time', value: hours * 60 + Number(minutes ?? 0), half: letter };
}

/** Names may be written out or cut short: `Mo`, `Mon.`, `Monday`, `Sept`. */
function wordToken(text: string): Token {
  const name = text.toLowerCase().replace('.', '');
  const weekday = name.length < 2 ? -1 : weekdays.findIndex((full) => full.startsWith(name));
  if (weekday >= 0) return { kind: 'weekday', value: weekday };
  const month = name.length < 3 ? -1 : months.findIndex((full) => full.startsWith(name));
  return month >= 0 ? { kind: 'month', value: month + 1 } : { kind: 'word', value: name };
}

const makers: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[] = [
  [comment, ([, text = '']) => ({ kind: 'comment', value: text.trim() })],
  [always, () => ({ kind: 'word', value: '24/7' })],
  [year, ([text]) => ({ kind: 'number', value: Number(text), digits: 4 })],
  [time, timeToken],
  [word, ([text]) => wordToken(text)],
  [sign, ([text]) => ({ kind: 'sign', value: text })],
];

/** Cuts an `opening_hours` value into pieces, whatever its case, spacing, and kind of dash. */
export function readTokens(source: string): Token[] {
  const text = source.normalize('NFKC').replace(/[\u2010-\u2015\u2212~\u301c]/g, '-');
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) {
      at += 1;
      continue;
    }
    let end = at;
    for (const [pattern, make] of makers) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match === null) continue;
      tokens.push(make(match));
      end = pattern.lastIndex;
      break;
    }
    if (end === at) throw new Unsaid('unreadable', `"${text.slice(at, at + 20)}" means nothing in hours`);
    at = end;
  }
  return tokens;
}
