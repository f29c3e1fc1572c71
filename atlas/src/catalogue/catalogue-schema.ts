import { z } from 'zod';
import { categories, goodFor } from './categories.ts';
import { dayWord } from './calendar-schema.ts';
import { noteTopics } from './note-topics.ts';

/**
 * The form of the catalogue: `atlas/data/{code}/country.json` holds a country's facts, every other file of that folder
 * one city with its attractions; the file's name is the city's slug. These schemas give the types, the check, and the
 * JSON Schema beside the data, by which an editor helps.
 */

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens');
const line = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^\S(.*\S)?$/, 'begins or ends with a space, or has a line break');
const whole = (least: number, most: number) => z.int().min(least).max(most);
const distinct = <T>(list: readonly T[]) => new Set(list).size === list.length;

const lat = z.number().min(-90).max(90).describe('Degrees north, four decimals.');
const lon = z.number().min(-180).max(180).describe('Degrees east, four decimals.');

/** Twelve figures, January first. */
function twelve(least: number, most: number) {
  const month = z.number().min(least).max(most);
  return z.tuple([month, month, month, month, month, month, month, month, month, month, month, month]);
}

/** What a traveller asks and no other field answers. */
const notes = z
  .partialRecord(z.enum(noteTopics), line(20, 600))
  .describe(
    'What travellers ask, by topic: one to four sentences of certain, stable facts, each a whole answer by itself.',
  );

export const attractionSchema = z.strictObject({
  slug: slug.describe('Unique within the city.'),
  name: line(2, 90),
  localName: line(1, 120).exactOptional().describe('In the local script or language, where it differs.'),
  lat: lat.describe('Four decimals, at the entrance for visitors or the middle of a small place.'),
  lon,
  category: z.enum(categories),
  tags: z
    .array(z.string().regex(/^[a-z0-9]+([ _-][a-z0-9]+)*$/, 'is not plain lower-case words'))
    .refine(distinct, 'holds a tag twice')
    .describe(
      'Lower-case words. Where one fits, an interest of the product: food history art nature hiking beach nightlife ' +
        'shopping architecture family wellness adventure wine photography music sport wildlife religion. Others are ' +
        'free (`unesco` for World Heritage sites).',
    ),
  visit: z.tuple([whole(5, 720), whole(5, 720)]).describe('Minutes: a typical visit, and a quick one.'),
  hours: z
    .string()
    .describe(
      '`always`, or rules parted by `; `, later ones overriding earlier ones for the days they name: ' +
        '`[SEASON ]DAYS WINDOWS`. DAYS: `daily`, `Mo`, `Mo-Fr`, `Mo,We-Su`, `PH` (public holidays), `PH-1`, or days by ' +
        'name (`12-24`, `easter-2`, `11-Th4`, `Th1` of every month, `eid-al-fitr`); `Mo+` is Monday, or the next day that is none where it is ' +
        'a public holiday. WINDOWS: `09:00-17:30`, `09:00-12:00,14:00-18:00`, past midnight as `18:00-26:00`, with its ' +
        'last entry `09:00-17:00/16:15`, or `closed`. SEASON: `04-01~09-30`, may wrap the year, or `ramadan`.',
    ),
  closedOn: z
    .array(dayWord)
    .exactOptional()
    .describe(
      'Days when it is closed, whatever its hours: `12-25`, `easter-2`, `PH`. Complete where it is given, but for days on which its whole kind is shut.',
    ),
  openOn: z
    .array(dayWord)
    .exactOptional()
    .describe('Days when it opens as usual though others of its kind may not: `PH`, `12-25`.'),
  lastEntry: whole(5, 300)
    .exactOptional()
    .describe('Minutes before closing when the last visitor is let in.'),
  price: z
    .number()
    .min(0)
    .max(50_000_000)
    .describe("Typical adult price in the country's currency; a meal for one for food; 0 is free."),
  priceBand: z
    .literal([0, 1, 2, 3, 4])
    .describe('0 free, 1 cheap, 2 middling, 3 dear, 4 very dear, for that country.'),
  setting: z.enum(['indoor', 'outdoor', 'mixed']),
  bestTime: z.enum(['morning', 'afternoon', 'evening', 'night', 'sunrise', 'sunset']).exactOptional(),
  goodFor: z.array(z.enum(goodFor)).refine(distinct, 'holds a word twice'),
  fame: whole(1, 100).describe(
    "How much a first visitor would miss it. The city's first sight 90–100, a fine extra 20–40.",
  ),
  booking: z.enum(['needed', 'advised']).exactOptional(),
  snack: z
    .literal(true)
    .exactOptional()
    .describe('Of food: a cake, an ice or a glass, and no meal; nobody is sent there for lunch or dinner.'),
  why: line(80, 400).describe('One or two sentences of our own that say why go.'),
  dayTrip: z.literal(true).exactOptional().describe('More than about 25 km out, and takes most of a day.'),
  ticket: slug.exactOptional().describe('Sights of the city with the same word are seen on one ticket.'),
  after: slug.exactOptional().describe('The sight of the same site after which one sees this.'),
  sameAs: z
    .string()
    .regex(/^[a-z]{2}-[a-z0-9-]+\/[a-z0-9-]+$/, 'is not the id of a sight')
    .exactOptional()
    .describe(
      'The id of this sight in the guide of the city where it is, with its page. Here is what it is as a trip from this city; its facts are the same in both.',
    ),
  child: z
    .tuple([z.number().min(0), whole(1, 25)])
    .exactOptional()
    .describe('What a child under that age pays.'),
  free: whole(1, 30).exactOptional().describe('Children under this age pay nothing.'),
  family: z.number().min(0).exactOptional().describe('A ticket for two adults and two children.'),
  priceFor: z
    .enum(['car', 'group'])
    .exactOptional()
    .describe('Whom the price is for; a person where left out.'),
  confidence: z
    .enum(['low', 'core'])
    .exactOptional()
    .describe(
      'Of the hours: `core`, surely open between them, but the edges vary; `low`, unsure: the product says "check hours".',
    ),
});

/** A city as its file has it; the name of the file is its slug. */
export const cityFileSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  name: line(2, 60),
  localName: line(1, 80).exactOptional().describe('In the local script or language, where it differs.'),
  lat,
  lon,
  knownFor: line(60, 240).describe('One sentence: what it is known for.'),
  intro: z
    .string()
    .min(300)
    .max(900)
    .regex(/\n\n/, 'is a single paragraph')
    .describe("The guide's opening: two or three paragraphs with an empty line between."),
  bestMonths: z.array(whole(1, 12)).min(1).refine(distinct, 'holds a month twice'),
  climate: z
    .strictObject({ high: twelve(-40, 50), low: twelve(-50, 38), rainDays: twelve(0, 31) })
    .describe('Mean daily high and low in °C, and mean days with at least 1 mm of rain, per month.'),
  neighbourhoods: z.array(z.strictObject({ name: line(1, 80), lat, lon, character: line(20, 300) })).min(2),
  gettingAround: line(40, 700),
  fromAirport: line(40, 700),
  food: z.array(z.strictObject({ name: line(1, 80), what: line(12, 300) })).min(3),
  safety: line(40, 700),
  etiquette: line(40, 700),
  dailyCostEuro: z
    .tuple([whole(10, 2000), whole(10, 2000), whole(10, 2000)])
    .describe("Typical cost of one person's day in euros with a bed: budget, middle, comfortable."),
  typicalNights: z
    .tuple([whole(1, 21), whole(1, 21)])
    .describe('Nights most first visits take: usual least and most.'),
  notes: notes.exactOptional(),
  attractions: z.array(attractionSchema),
});

const telephone = z.string().regex(/^[0-9+][0-9 -]{1,14}$/, 'is no telephone number');

/** What a visitor needs to know of a country, as its file has it. */
export const countryFileSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  plugs: z
    .array(z.string().regex(/^[A-O]$/, 'is not a letter A–O'))
    .min(1)
    .describe('Plug letters.'),
  volts: whole(100, 240),
  hertz: z.literal([50, 60]),
  languages: z
    .array(line(2, 40))
    .min(1)
    .describe('English names of the languages a visitor meets, most used first.'),
  emergency: z
    .strictObject({
      all: telephone.exactOptional(),
      police: telephone.exactOptional(),
      ambulance: telephone.exactOptional(),
      fire: telephone.exactOptional(),
    })
    .refine((numbers) => Object.keys(numbers).length > 0, 'has no number')
    .describe('Numbers as dialled; `all` where one number serves everything.'),
  tipping: line(15, 400),
  tapWater: z.enum(['safe', 'mostly_safe', 'avoid']),
  visaHint: line(20, 500).describe(
    'A hint of general entry rules; the product always adds "check the official source".',
  ),
  goodToKnow: line(30, 600).describe(
    'Anything else that saves a visitor trouble: cash or cards, Sunday closing, dress. One to three sentences.',
  ),
  notes: notes.exactOptional(),
});

export type AttractionEntry = z.infer<typeof attractionSchema>;
export type CityEntry = Omit<z.infer<typeof cityFileSchema>, '$schema'> & { slug: string };
export type CountryFacts = Omit<z.infer<typeof countryFileSchema>, '$schema'>;

/** A country's folder, read. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-2, lower case: the folder's name. */
  code: string;
  facts?: CountryFacts;
  /** By slug. */
  cities: readonly CityEntry[];
}
