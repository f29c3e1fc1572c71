import { numberAt } from './read-number.ts';
import { plainText, tokensOf } from './words-in.ts';

/** A clock time, or the limits that were said. Minutes after midnight. */
export interface HourSaid {
  at?: number;
  from?: number;
  until?: number;
}

interface Clock {
  minute: number;
  /** Morning or evening was said, or is clear from the figures. */
  sure: boolean;
}

const named: Readonly<Record<string, number>> = {
  noon: 720,
  midday: 720,
  lunch: 750,
  lunchtime: 750,
  midnight: 1439,
  dawn: 360,
  sunrise: 360,
  daybreak: 360,
  sunset: 1110,
  dusk: 1110,
};

const half = "([ap]\\.?\\s?m\\b|o'? ?clock|uhr|ish|hrs?\\b|h\\b)";
const clock = new RegExp(`(\\d{1,2})(?:[:.h](\\d{2})|(\\d{2})(?!\\d))?\\s?${half}?`, 'g');

/** Hours in words: "half nine", "seven thirty", "quarter past eight", "ten". */
function spelt(text: string): string {
  if (/\d/.test(text) && !/half|quarter/.test(text)) return text;
  const words = tokensOf(text);
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isHalf = words[at] === 'half';
    const quarter = words[at] === 'quarter' ? words[at + 1] : undefined;
    const skip = (isHalf && words[at + 1] === 'past') || quarter !== undefined ? 2 : isHalf ? 1 : 0;
    const hour = words[at] === 'a' || words[at] === 'an' ? null : numberAt(words, at + skip);
    if (hour === null || (/^\d/.test(words[at + skip]!) && skip === 0)) {
      result.push(words[at]!);
      continue;
    }
    const minutes = skip === 0 ? numberAt(words, hour.next) : null;
    const isMinutes = minutes !== null && minutes.value >= 10 && minutes.value < 60;
    if (isHalf) result.push(`${hour.value}:30`);
    else if (quarter === 'past') result.push(`${hour.value}:15`);
    else if (quarter !== undefined) result.push(`${hour.value - 1}:45`);
    else result.push(isMinutes ? `${hour.value}:${minutes.value}` : `${hour.value}`);
    at = (isMinutes ? minutes.next : hour.next) - 1;
  }
  return result.join(' ');
}

/** 3 is the afternoon's where nothing says otherwise: nobody plans what happens at three at night. */
function minuteOf(match: RegExpMatchArray, earliestHour: number, part: string): Clock | null {
  const hour = Number(match[1]);
  const minutes = match[2] ?? match[3];
  const half = match[4] ?? '';
  const of = (value: number): Clock | null =>
    value > 24 || Number(minutes ?? 0) > 59
      ? null
      : { minute: Math.min(1439, value * 60 + Number(minutes ?? 0)), sure: half !== '' || hour > 12 };
  if (half.startsWith('p')) return of((hour % 12) + 12);
  if (half.startsWith('a')) return of(hour % 12);
  if (/afternoon|evening|tonight|night/.test(part))
    return of(hour < 12 && (hour >= 4 || part.includes('afternoon')) ? hour + 12 : hour);
  if (part.includes('morning')) return of(hour);
  const isWritten = minutes !== undefined && (match[1]!.length === 2 || hour > 12);
  return of(hour > 0 && hour < earliestHour && !isWritten ? hour + 12 : hour);
}

function clocksIn(text: string, earliestHour: number): Clock[] {
  const found: Clock[] = [];
  for (const match of text.matchAll(clock)) {
    const one = minuteOf(match, earliestHour, text);
    if (one !== null) found.push(one);
  }
  if (found.length > 0) return found;
  return tokensOf(text).flatMap((word) => {
    const minute = Object.hasOwn(named, word) ? named[word]! : undefined;
    return minute === undefined ? [] : [{ minute, sure: true }];
  });
}

const isRange = /-|\bto\b|\band\b|\buntil\b|\btill\b|\bbetween\b|\bor\b/;
const no = "not?|no one|nothing|nobody|nowt|never|none|don'?t|can'?t|cannot|won'?t|shouldn'?t|mustn'?t";
const not = `\\b(?:${no}) (?:[\\w']+ ){0,4}`;
const notBefore = new RegExp(`${not}(?:before|earlier|prior)\\b|\\bearliest\\b`);
const notAfter = new RegExp(`${not}(?:after|later|past)\\b|\\blatest\\b`);

/** The limit that words set: "not before" is a beginning, "before" an end. */
function limitOf(words: string): 'from' | 'until' | null {
  if (notBefore.test(words)) return 'from';
  if (notAfter.test(words)) return 'until';
  if (/\b(?:after|from|since|earliest|past)\b/.test(words)) return 'from';
  return /\b(?:before|by|until|till|til)\b/.test(words) ? 'until' : null;
}

/**
 * "at 9", "8am–5pm", "half nine", "between 3 and 5", "before 10". `ahead` are the words right before, which may hold
 * the limit; a bare figure under `earliestHour` is in the afternoon.
 */
export function readHour(text: string, { ahead = '', earliestHour = 7 } = {}): HourSaid | null {
  const plain = spelt(plainText(text));
  const whole = `${plainText(ahead)} ${plain}`.replace(/\s+/g, ' ').trim();
  const limit = limitOf(whole);
  const earliest = notBefore.test(whole) ? Math.min(4, earliestHour) : earliestHour;
  if (/\b(?:hours?|hrs|minutes) (?:or|later|earlier|before|after)\b/.test(plain)) return null;
  const [first, second] = clocksIn(plain, earliest);
  if (first === undefined) return null;
  if (second !== undefined && isRange.test(plain) && !/\bor\b/.test(plain)) {
    const pm = second.minute < first.minute && !second.sure ? second.minute + 720 : second.minute;
    // "2 to 3 pm" is in the afternoon at both ends.
    const from =
      first.minute < 720 && second.sure && second.minute - first.minute > 720
        ? first.minute + 720
        : first.minute;
    return { from, until: pm };
  }
  return limit === null ? { at: first.minute } : { [limit]: first.minute };
}
