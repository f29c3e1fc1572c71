/**
 * The form of the catalogue: one file per country in `atlas/data/countries/{code}.ts`, written by hand.
 * A file's default export is `CountryFile`; large countries may keep each big city's attractions in
 * `atlas/data/countries/{code}-{city}.ts` and import them.
 */

/** Months are 1–12. Twelve figures, January first. */
export type Twelve = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export interface CountryFile {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  facts?: CountryFacts;
  cities: readonly CityEntry[];
}

/** What a visitor needs to know of a country. Sentences are our own. */
export interface CountryFacts {
  /** Plug letters, e.g. `['C', 'F']`. */
  plugs: readonly string[];
  volts: number;
  hertz: 50 | 60;
  /** English names of the languages a visitor meets, most used first. */
  languages: readonly string[];
  /** Numbers as dialled; `all` where one number serves everything. */
  emergency: { all?: string; police?: string; ambulance?: string; fire?: string };
  tipping: string;
  tapWater: 'safe' | 'mostly_safe' | 'avoid';
  /** A hint of general entry rules; the product always adds "check the official source". */
  visaHint: string;
  /** Anything else that saves a visitor trouble: cash or cards, Sunday closing, dress. One to three sentences. */
  goodToKnow: string;
}

export interface CityEntry {
  /** Unique within the country; the city's id is `{code}-{slug}`. */
  slug: string;
  name: string;
  /** In the local script or language, where it differs. */
  localName?: string;
  /** Four decimals. */
  lat: number;
  lon: number;
  /** One sentence: what it is known for, 60–240 characters. */
  knownFor: string;
  /** Two or three paragraphs in one string (`\n\n` between), 300–900 characters: the guide's opening. */
  intro: string;
  /** 1–12. */
  bestMonths: readonly number[];
  climate: {
    /** Mean daily high and low, °C, and mean days with at least 1 mm of rain, per month. */
    high: Twelve;
    low: Twelve;
    rainDays: Twelve;
  };
  neighbourhoods: readonly { name: string; lat: number; lon: number; character: string }[];
  gettingAround: string;
  fromAirport: string;
  food: readonly { name: string; what: string }[];
  safety: string;
  etiquette: string;
  /** Typical cost of one person's day in euros with a bed: budget, middle, comfortable. */
  dailyCostEuro: readonly [budget: number, middle: number, comfortable: number];
  /** Nights most first visits take: usual least and most. */
  typicalNights: readonly [number, number];
  attractions: readonly AttractionEntry[];
}

export const categories = [
  'museum',
  'gallery',
  'landmark',
  'palace',
  'castle',
  'religious',
  'ruins',
  'historic',
  'square',
  'street',
  'neighbourhood',
  'market',
  'food',
  'park',
  'garden',
  'viewpoint',
  'beach',
  'nature',
  'zoo',
  'aquarium',
  'theme_park',
  'theatre',
  'nightlife',
  'shopping',
  'wellness',
  'bridge',
  'cemetery',
  'experience',
  'island',
  'village',
  'national_park',
] as const;
export type Category = (typeof categories)[number];

export const goodFor = [
  'children',
  'rain',
  'evening',
  'views',
  'romance',
  'free',
  'photos',
  'heat',
  'quiet',
  'first_visit',
  'wheelchair',
] as const;

export interface AttractionEntry {
  /** Unique within the city. */
  slug: string;
  name: string;
  localName?: string;
  /** Four decimals, at the visitor entrance or the middle of a small place. */
  lat: number;
  lon: number;
  category: Category;
  /**
   * Lower-case words. Where one fits, use the product's interests: food history art nature hiking beach nightlife
   * shopping architecture family wellness adventure wine photography music sport wildlife religion.
   * Others are free (`unesco` for World Heritage sites).
   */
  tags: readonly string[];
  /** Minutes: a typical visit, and a quick one. */
  visit: readonly [typical: number, quick: number];
  /**
   * `always`, or rules parted by `; `, later ones overriding earlier ones for the days they name:
   * `[MM-DD~MM-DD ]DAYS WINDOWS`. DAYS: `daily`, `Mo`, `Mo-Fr`, `Mo,We-Su`. WINDOWS: `09:00-17:30`,
   * `09:00-12:00,14:00-18:00`, past midnight as `18:00-26:00`, or `closed`. A season may wrap the year (`10-01~03-31`).
   * `daily 09:00-18:00; Mo closed` · `04-01~09-30 daily 08:00-19:00; 10-01~03-31 daily 08:30-16:30`
   */
  hours: string;
  /** Dates closed every year, `MM-DD`. */
  closedOn?: readonly string[];
  /** Minutes before closing when the last visitor is let in. */
  lastEntry?: number;
  /** Typical adult price in the country's currency (whole units; a meal for one for food); 0 is free. */
  price: number;
  /** 0 free, 1 cheap, 2 middling, 3 dear, 4 very dear, for that country. */
  priceBand: 0 | 1 | 2 | 3 | 4;
  setting: 'indoor' | 'outdoor' | 'mixed';
  bestTime?: 'morning' | 'afternoon' | 'evening' | 'night' | 'sunrise' | 'sunset';
  goodFor: readonly (typeof goodFor)[number][];
  /** 1–100: how much a first visitor would miss it. The city's first sight 90–100, a fine extra 20–40. */
  fame: number;
  booking?: 'needed' | 'advised';
  /** One or two sentences of our own that say why go, 80–400 characters. No superlative spam. */
  why: string;
  /** A place more than about 25 km out that takes most of a day. */
  dayTrip?: true;
  /** Hours or price that we are unsure of: the product says "check hours". */
  confidence?: 'low';
}
