import { z } from 'zod';
import { money } from './money.ts';
import { latitude, longitude } from './place-ref.ts';
import { localDate } from './text.ts';

/** What an import says of a place, and whose data it is. */
const importedFacts = z.object({
  source: z.string(),
  licence: z.string(),
  importedOn: localDate.optional(),
  website: z.string().optional(),
  phone: z.string().optional(),
  wheelchair: z.enum(['yes', 'limited', 'no']).optional(),
  fee: z.string().optional().describe('`yes`, `no`, or what is charged, as the source has it.'),
  hoursText: z.string().optional().describe('Hours as the source has them, where they could not be read.'),
});
export type ImportedFacts = z.infer<typeof importedFacts>;

/** Minutes of a day between which something is open. */
export const openWindow = z.object({ startMinute: z.int(), endMinute: z.int() });

/** An attraction as guides and cards show it. */
export const attractionInfo = z.object({
  id: z.string(),
  cityId: z.string(),
  slug: z.string(),
  name: z.string(),
  localName: z.string().optional(),
  latitude,
  longitude,
  category: z.string(),
  tags: z.array(z.string()),
  visitMinutes: z.object({ typical: z.int(), quick: z.int() }),
  hours: z.string().describe('In the grammar of the atlas; `hoursInWords` says the same to a person.'),
  closedOn: z.array(z.string()),
  hoursInWords: z.object({
    lines: z.array(z.string()),
    closed: z.string().nullable(),
    open: z.string().nullable(),
  }),
  lastEntryMinutes: z.int().optional(),
  openToday: z.array(openWindow),
  openNow: z.boolean(),
  hoursKnown: z.boolean(),
  /** The import that they come from, where they are not the atlas's own. */
  hoursFrom: z.object({ source: z.string(), importedOn: localDate.optional() }).optional(),
  timeZone: z.string(),
  price: money.optional().describe('Left out where nobody knows it.'),
  /** Whom the price is for; a person where left out. */
  priceFor: z.enum(['car', 'group']).optional(),
  priceBand: z.int().optional(),
  setting: z.enum(['indoor', 'outdoor', 'mixed']),
  bestTime: z.string().optional(),
  goodFor: z.array(z.string()),
  fame: z.int(),
  booking: z.enum(['needed', 'advised']).optional(),
  why: z.string(),
  dayTrip: z.boolean(),
  hoursUnsure: z.boolean(),
  hoursAtLeast: z.boolean().describe('Surely open between the hours given, but longer on many days.'),
  drawing: z.string().describe('What its drawing at `/art` shows, which is a thing of its kind.'),
  imported: z.array(importedFacts),
});
export type AttractionInfo = z.infer<typeof attractionInfo>;

/** What is told of a sight beyond its facts; only the parts that are written. */
export const sightGuide = z.object({
  about: z.string(),
  see: z.string().optional(),
  hour: z.string().optional(),
  way: z.string().optional(),
  tickets: z.string().optional(),
  with: z.string().optional(),
  children: z.string().optional(),
  steps: z.string().optional(),
  mistake: z.string().optional(),
  page: z.string().optional(),
});
export type SightGuide = z.infer<typeof sightGuide>;
