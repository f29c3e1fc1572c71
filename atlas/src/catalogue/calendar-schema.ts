import { z } from 'zod';
import { parseDayWord } from '../calendar/day-word.ts';

/** The form of a country's calendar, `atlas/data/{code}/calendar.json`: its great days, and what they do to a traveller. */

/** What a day closes or shortens: kinds of sights and services that keep the same days in a country. */
export const dayGroups = [
  'museums',
  'monuments',
  'religious',
  'shops',
  'markets',
  'restaurants',
  'nightlife',
  'attractions',
  'theatres',
  'parks',
  'nature',
  'transport',
] as const;
export type DayGroup = (typeof dayGroups)[number];

const groups = z
  .array(z.enum([...dayGroups, 'all', 'everything']))
  .describe('`all` is all of them; `everything` also streets, squares and beaches: nobody is out.');

/** A day, or days, by a word such as `12-25`, `easter-2`, `11-Th4` or `eid-al-fitr`. */
export const dayWord = z
  .string()
  .refine(
    (text) => parseDayWord(text) !== null,
    'is no day (12-25, easter-2, 11-Th4, Mo<=05-24, eid-al-fitr, PH)',
  );

const at = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no HH:MM');

const calendarDay = z.strictObject({
  name: z.string().min(2).max(80).describe('As travellers know it, in English.'),
  when: dayWord.refine((text) => !text.startsWith('PH'), 'says in a calendar what only the calendar can say'),
  days: z.int().min(2).max(40).exactOptional().describe('How many days it lasts.'),
  public: z.literal(false).exactOptional().describe('No public holiday: an eve, a fast, a festival.'),
  moves: z
    .enum(['sunday', 'next', 'nearest'])
    .exactOptional()
    .describe(
      'What falls on a Sunday (`sunday`) or at a weekend (`next`) has the next free weekday off too; `nearest`: on a ' +
        'Saturday the Friday before, on a Sunday the Monday after.',
    ),
  from: z.int().exactOptional().describe('The first year.'),
  until: z.int().exactOptional().describe('The last year.'),
  cities: z.array(z.string()).min(1).exactOptional().describe('Only there: slugs of cities of the country.'),
  closed: groups.exactOptional().describe('What is usually shut that day, instead of `usual`.'),
  check: groups
    .exactOptional()
    .describe('What differs from house to house, instead of `usual`; comes before what `usual` closes.'),
  early: z.strictObject({ groups, at }).exactOptional().describe('Shut from then on.'),
  late: z.strictObject({ groups, at }).exactOptional().describe('Open only from then on.'),
  crowds: z.enum(['full', 'quiet']).exactOptional(),
  prices: z.literal('high').exactOptional(),
  tell: z.string().min(20).max(300).exactOptional().describe('What a traveller who is there should know.'),
});

export const calendarFileSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  usual: z.strictObject({ closed: groups, check: groups }).describe('What an ordinary public holiday does.'),
  days: z.array(calendarDay).min(1),
});

export type CalendarEntry = Omit<z.infer<typeof calendarFileSchema>, '$schema'>;
export type CalendarDayEntry = z.infer<typeof calendarDay>;
