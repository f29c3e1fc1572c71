import { addDays } from '@wayfare/almanac/local-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicHoliday } from '../calendar/country-calendar.ts';
import { openWindowsOn } from './open-windows.ts';
import { parseHours } from './parse-hours.ts';
import { readOsmHours } from './read-osm-hours.ts';

/* An evaluator that knows nothing of layers or of the atlas's grammar: it asks each rule, date by date, minute by minute. */

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTES = 2880;

interface Rule {
  dates: { from: [number, number | null]; to: [number, number | null] } | null;
  days: { list: number[]; holidays: boolean } | { weekday: number; nth: number } | null;
  spans: [number, number][];
  state: 'open' | 'off' | 'off then';
  beside: boolean;
}

const partOfDay = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function written({ dates, days, spans, state }: Rule): string {
  const day = ([month, on]: [number, number | null]) => `${months[month]}${on === null ? '' : ` ${on}`}`;
  const parts: string[] = [];
  if (dates) parts.push(`${day(dates.from)}-${day(dates.to)}`);
  if (days && 'list' in days)
    parts.push([...days.list.map((one) => weekdays[one]), ...(days.holidays ? ['PH'] : [])].join(','));
  if (days && 'nth' in days) parts.push(`${weekdays[days.weekday]}[${days.nth}]`);
  if (state !== 'off') parts.push(spans.map(([from, to]) => `${partOfDay(from)}-${partOfDay(to)}`).join(','));
  if (state !== 'open') parts.push('off');
  return parts.join(' ');
}

function matches({ dates, days }: Rule, on: string): boolean {
  const at = new Date(`${on}T00:00:00Z`);
  const [month, date, weekday] = [at.getUTCMonth(), at.getUTCDate(), (at.getUTCDay() + 6) % 7];
  if (dates) {
    const value = month * 100 + date;
    const from = dates.from[0] * 100 + (dates.from[1] ?? 1);
    const to = dates.to[0] * 100 + (dates.to[1] ?? 31);
    if (from <= to ? value < from || value > to : value < from && value > to) return false;
  }
  if (days === null) return true;
  if ('list' in days)
    return days.list.includes(weekday) || (days.holidays && isPublicHoliday('fr', undefined, on));
  if (weekday !== days.weekday) return false;
  if (days.nth > 0) return Math.ceil(date / 7) === days.nth;
  return new Date(at.getTime() + 7 * 86_400_000).getUTCMonth() !== month;
}

function minutesOpen(rules: readonly Rule[], on: string): boolean[] {
  let open = new Array<boolean>(MINUTES).fill(false);
  for (const rule of rules.filter((one) => matches(one, on))) {
    const inSpan = (minute: number) =>
      rule.spans.some(([from, to]) => minute >= from * 60 && minute < to * 60);
    if (rule.state === 'off') open = open.map(() => false);
    else if (rule.state === 'off then') open = open.map((is, minute) => is && !inSpan(minute));
    else open = open.map((is, minute) => (rule.beside && is) || inSpan(minute));
  }
  return open;
}

const month = fc.integer({ min: 0, max: 11 });
const point = fc.tuple(month, fc.option(fc.integer({ min: 1, max: 27 })));
const hours = fc
  .integer({ min: 5, max: 20 })
  .chain((from) => fc.integer({ min: 1, max: 7 }).map((length): [number, number] => [from, from + length]));
const rule: fc.Arbitrary<Rule> = fc.record({
  dates: fc.option(
    // `Oct 3-Oct 20` and the like are as real as `Oct-Mar`; `Oct 3-Oct` is not.
    fc.record({ from: point, to: point }).filter(({ from, to }) => from[0] !== to[0]),
    { freq: 2 },
  ),
  days: fc.option(
    fc.oneof(
      fc.record({
        list: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        holidays: fc.boolean(),
      }),
      fc.record({ weekday: fc.integer({ min: 0, max: 6 }), nth: fc.constantFrom(1, 2, 3, 4, 5, -1) }),
    ),
    { freq: 4 },
  ),
  spans: fc.array(hours, { minLength: 1, maxLength: 2 }),
  state: fc.constantFrom('open', 'open', 'open', 'off', 'off then'),
  beside: fc.boolean(),
});
const value = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) =>
  rules.map((one, index): Rule => {
    const state = index === 0 ? 'open' : one.state;
    // A comma with nothing but hours behind it goes on with the rule before.
    const beside = one.beside && index > 0 && state === 'open' && (one.dates ?? one.days) !== null;
    return { ...one, state, beside };
  }),
);

it('is open when an evaluator of its own says so, minute by minute', () => {
  let read = 0;
  let told = 0;
  fc.assert(
    fc.property(
      value,
      fc.array(fc.integer({ min: 0, max: 1460 }), { minLength: 12, maxLength: 12 }),
      (rules, days) => {
        const text = rules
          .map((one, index) => `${index === 0 ? '' : one.beside ? ', ' : '; '}${written(one)}`)
          .join('');
        const result = readOsmHours(text);
        told += 1;
        if (!result.ok) return;
        read += 1;
        for (const on of days.map((day) => addDays('2026-01-01', day))) {
          const open = new Array<boolean>(MINUTES).fill(false);
          for (const window of openWindowsOn({ ...result, countryCode: 'fr' }, on))
            open.fill(true, window.startMinute, window.endMinute);
          expect([text, on, result.hours, open.indexOf(true), open.lastIndexOf(true)]).toEqual([
            text,
            on,
            result.hours,
            minutesOpen(rules, on).indexOf(true),
            minutesOpen(rules, on).lastIndexOf(true),
          ]);
          expect(open).toEqual(minutesOpen(rules, on));
        }
      },
    ),
    { numRuns: 300 },
  );
  // A reader that refused everything would pass as well.
  expect(read / told).toBeGreaterThan(0.5);
});

const pieces = [
  ...weekdays,
  ...months,
  'PH',
  'SH',
  'off',
  'open',
  'unknown',
  'easter',
  'week',
  'sunset',
  '24/7',
];
const signs = ['-', ',', ', ', '; ', ' || ', ' ', ' ', ':', '+', '[1]', '[-1]', '"note"', '/', '(', ')'];
const times = ['09:00', '9', '12:30-14:00', '10:00-18:00', '20:00-02:00', '2026', '24', '1', '09:00+'];

it('either reads what the atlas understands or says why not, whatever it is given', () => {
  const text = fc.array(fc.constantFrom(...pieces, ...signs, ...signs, ...times, ...times), {
    maxLength: 14,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        text.map((parts) => parts.join('')),
        fc.string({ unit: 'grapheme' }),
      ),
      (garbled) => {
        const result = readOsmHours(garbled, {
          today: '2026-11-23',
          place: { lat: 48, lon: 2, timeZone: 'Europe/Paris' },
        });
        if (!result.ok) expect(result.problem).not.toBe('');
        else {
          expect(parseHours(result.hours).ok).toBe(true);
          expect(openWindowsOn({ ...result, countryCode: 'fr' }, '2026-05-01')).toBeDefined();
        }
      },
    ),
    { numRuns: 2000 },
  );
});
