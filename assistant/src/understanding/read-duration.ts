import { numberPattern, readNumber } from './read-number.ts';
import type { Span } from './span.ts';
import { spanOf, TAKEN } from './span.ts';

/** A length of time said somewhere in the text. */
export interface Duration extends Span {
  days?: number;
  nights?: number;
  /** Of the trip as a whole, by the words around it. */
  total: boolean;
}

const n = `(${numberPattern}|a couple of|a few|couple of|several|a|an)`;
const patterns: readonly { pattern: RegExp; unit: 'day' | 'night' | 'week' | 'month' | 'both' }[] = [
  { pattern: /\b(\d{1,2}) ?d(?:ays?)?[ /,&+-]*(?:and )?(\d{1,2}) ?n(?:ights?)?\b/giu, unit: 'both' },
  { pattern: /\b(\d{1,2}) ?n(?:ights?)?[ /,&+-]+(?:and )?(\d{1,2}) ?d(?:ays?)?\b/giu, unit: 'both' },
  {
    pattern: new RegExp(
      `(?<![\\w.,$€£-])${n}[ -]?(?:full |whole |extra |more |consecutive )?days?\\b(?! (?:trips? from|before|after|ago|later|earlier|ticket|pass))`,
      'giu',
    ),
    unit: 'day',
  },
  {
    pattern: new RegExp(`(?<![\\w.,$€£-])${n}[ -]?(?:full |whole |extra |more )?nights?\\b`, 'giu'),
    unit: 'night',
  },
  {
    pattern: new RegExp(
      `(?<![\\w.,$€£-])${n}[ -]?(?:full |whole )?weeks?\\b(?! (?:before|after|ago|later|earlier))`,
      'giu',
    ),
    unit: 'week',
  },
  {
    pattern: new RegExp(
      `(?<![\\w.,$€£-])${n}[ -]?(?:full |whole )?months?\\b(?! (?:before|after|ago|later|earlier))`,
      'giu',
    ),
    unit: 'month',
  },
  { pattern: /^(?:my |our )?(day)(?= (?:in|at)\b)/giu, unit: 'day' },
  {
    pattern:
      /^\W*(?:(?:please )?(?:plan|make)(?: me| us)? )?(?:an? |one |our |my )?(day)(?=[- ]trip from\b)/giu,
    unit: 'day',
  },
  { pattern: /\b\d{1,2}[ -]?(?:hours?|hrs?|h)\b(?= (?:layover|stopover|stop|in)\b)/giu, unit: 'day' },
  { pattern: /\b(?:(?:a|the|this|whole) )?(week)[ -]?long\b|\b(?:a|one) (fortnight)\b/giu, unit: 'week' },
];
/** "per day", "in three days' time", "every day": no length of a trip. */
const notLength = /\b(?:per|each|every|within|day|after|before|day number)\s*$/iu;
const inTime = /\bin\s*$/iu;

function countOf(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/^a (?=c|f)/, '')
    .replace(/ of$/, '');
  if (plain === 'several') return 4;
  return readNumber(plain);
}

function lengthOf(match: RegExpMatchArray, unit: string): { days?: number; nights?: number } | null {
  if (unit === 'both') {
    const [a, b] = [Number(match[1]), Number(match[2])];
    return { days: Math.max(a, b), nights: Math.min(a, b) };
  }
  if (/fortnight/i.test(match[0])) return { days: 14 };
  const count = match[1] === undefined || /^(?:week|day)$/i.test(match[1]) ? 1 : countOf(match[1]);
  if (count === null || count < 1) return null;
  if (unit === 'night') return { nights: count };
  return { days: Math.min(365, count * (unit === 'week' ? 7 : unit === 'month' ? 30 : 1)) };
}

function isRelative(text: string, match: RegExpMatchArray): boolean {
  const { start, end } = spanOf(match);
  const ahead = text.slice(Math.max(0, start - 14), start);
  if (notLength.test(ahead)) return true;
  if (/^(?:a|an) (?:day|night)$/i.test(match[0])) {
    return (
      /[\d$€£]\s*$|(?:dollars|euros|pounds|usd|eur)\s*$|times\s*$/i.test(ahead) ||
      /^ (?:later|earlier|off)/i.test(text.slice(end)) ||
      // What stood before it was a sum of money.
      ahead.trimEnd().endsWith(TAKEN) ||
      // "With a day trip to Nara" is a part of the trip, not its length.
      (/(?:with|and|including|include|plus|add|maybe|perhaps|,)\s*$/i.test(ahead) &&
        /^[ -](?:trip|excursion|tour)/i.test(text.slice(end)))
    );
  }
  return inTime.test(ahead) && /^'?s?' time|^ (?:from now|time)/i.test(text.slice(end));
}

/** Every length of time in the text, in order; weekends are lengths too. */
export function readDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (const { pattern, unit } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = spanOf(match);
      if (found.some((one) => one.start < span.end && span.start < one.end) || isRelative(text, match))
        continue;
      const length = lengthOf(match, unit);
      if (length === null) continue;
      const behind = text.slice(span.end, span.end + 24);
      const total =
        /^[ -]?(?:in total|altogether|overall|all in all|total)/i.test(behind) ||
        /^ ?(?:\w+ ){0,2}?(?:trip|itinerary|travel|tour|journey|holiday|vacation|getaway|plan|adventure|road ?trip|honeymoon|break|escape)/i.test(
          behind,
        ) ||
        /-/.test(match[0]);
      found.push({ ...span, ...length, total });
    }
  }
  const weekend = /\b(long )?weekend\b/iu.exec(text);
  if (weekend && found.length === 0) {
    found.push({ ...spanOf(weekend), days: weekend[1] === undefined ? 2 : 3, total: true });
  }
  const week =
    found.length === 0
      ? /\b(?<!\b(?:next|this|last|per|each|every|christmas|easter|holy|coming|following|first|second|third|fourth) )(week)\b/iu.exec(
          text,
        )
      : null;
  if (week) found.push({ ...spanOf(week), days: 7, total: true });
  return found.sort((left, right) => left.start - right.start);
}
