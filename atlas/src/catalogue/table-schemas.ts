import { z } from 'zod';
import { featuredRegions } from '../facts/featured-region.ts';

/** The form of the atlas's smaller tables, `atlas/data/tables/*.json`: for their JSON Schemas and the check. */

const $schema = z.string();
const name = z.string().min(1);
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const countryCode = z.string().regex(/^[a-z]{2}$/);
const cityId = z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/);
const port = z.strictObject({ name, lat, lon });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** The earliest and the latest minute at which one sits down. */
const sitting = z.tuple([clock, clock]);
const mealHours = z.strictObject({ lunch: sitting, dinner: sitting });
const list = <Row extends z.ZodType>(row: Row) => z.array(row).min(1);

export const tableSchemas = {
  'exchange-rates': z.strictObject({
    $schema,
    asOf: z.iso.date().describe('The day the rates were set down: right to a few per cent, for estimates.'),
    unitsPerEuro: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
  }),
  exonyms: z.strictObject({
    $schema,
    displayNames: list(z.strictObject({ country: countryCode, local: name, english: name })).describe(
      'English names for places whose main name in the source is local.',
    ),
    moreNames: list(z.strictObject({ country: countryCode, name, others: list(name) })).describe(
      'Names that people use and the source lacks.',
    ),
  }),
  'featured-regions': z
    .strictObject({
      $schema,
      ...Object.fromEntries(
        featuredRegions.filter((region) => region !== 'others').map((region) => [region, list(countryCode)]),
      ),
    })
    .describe(
      'Country codes by featured region; what stands in none is `others`: Africa, the Middle East, Antarctica. The ' +
        'Caucasus, Cyprus and Türkiye are filed under Europe, as most trips there begin; Mexico under North America.',
    ),
  ferries: z.strictObject({
    $schema,
    ferries: list(
      z.strictObject({
        from: port,
        to: port,
        minutes: z.int().positive().describe('How long it sails.'),
        footEuro: z.number().min(0).describe('What a passenger on foot pays.'),
        sailingsPerDay: z.number().positive(),
        footOnly: z.literal(true).optional().describe('Carries no cars.'),
      }),
    ).describe('Typical figures of the main season, shown as estimates.'),
  }),
  feasts: z.strictObject({
    $schema,
    feasts: list(
      z.strictObject({
        slug: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/),
        name,
        by: z
          .strictObject({
            calendar: z.enum(['islamic-umalqura', 'hebrew']),
            month: name.describe('Its number, or the name of the Hebrew month.'),
            day: z.int().min(1).max(30),
          })
          .optional(),
        wholeMonth: z.literal(true).optional().describe('Lasts the whole month of its calendar.'),
        dates: z.record(z.string().regex(/^20\d\d$/), list(z.string().regex(/^\d\d-\d\d$/))).optional(),
      }),
    ).describe(
      'Feasts that move: by the month and day of their calendar, or by the dates that were set down.',
    ),
  }),
  rail: z.strictObject({
    $schema,
    stations: list(z.strictObject({ name, countryCode: z.string().regex(/^[A-Z]{2}$/), lat, lon })),
    lines: list(
      z.strictObject({
        trainsPerDay: z.number().positive(),
        from: name,
        rides: list(z.strictObject({ minutes: z.int().positive(), to: name })),
      }),
    ).describe('The usual minutes of a good train between one station and the next.'),
  }),
  regions: z.strictObject({
    $schema,
    regions: list(
      z.strictObject({
        slug: z.string().regex(/^[a-z0-9-]+$/),
        name,
        aliases: z.array(name),
        countries: list(countryCode),
        lat,
        lon,
        cities: list(cityId).describe('The most typical first; each must exist.'),
      }),
    ),
  }),
  routes: z.strictObject({
    $schema,
    routes: list(
      z.strictObject({
        area: z.string().regex(/^(country:[a-z]{2}|region:[a-z0-9-]+)$/),
        name: name.describe('As one would say it: "Venice, Florence and Rome by train".'),
        nights: z.tuple([z.int().min(1), z.int().max(60)]).describe('The lengths that it suits, in nights.'),
        stops: list(z.strictObject({ city: cityId, nights: z.int().min(1).max(30) })).describe(
          'In the order in which one goes; each must exist, best one that has a guide. The nights sum to a length that it suits.',
        ),
        months: z
          .array(z.int().min(1).max(12))
          .min(1)
          .optional()
          .describe('Only in these; all year where left out.'),
        by: z
          .array(z.enum(['train', 'car', 'bus', 'ferry', 'campervan']))
          .min(1)
          .optional()
          .describe('Only for those who wish to go so; for everybody where left out.'),
        for: z
          .array(
            z.enum([
              'food',
              'history',
              'art',
              'nature',
              'hiking',
              'beach',
              'nightlife',
              'family',
              'wine',
              'wildlife',
              'adventure',
              'religion',
            ]),
          )
          .min(1)
          .optional()
          .describe('Rather for those who wish for one of these.'),
      }),
    ).describe(
      'The routes that people who know a country take through it, by length, season and way of travel.',
    ),
  }),
  seas: z.strictObject({
    $schema,
    seas: list(z.strictObject({ name, lat, lon, fromZoom: z.int().min(0).max(9) })),
  }),
  'small-places': z.strictObject({
    $schema,
    places: list(
      z.strictObject({
        country: countryCode,
        name: name.describe('What stands in brackets is searched as a name of its own.'),
        alternates: list(name).optional(),
        lat,
        lon,
        population: z.int().positive().describe('A rough figure.'),
        timeZone: z.string().optional().describe('Where it is not that of the nearest known place.'),
      }),
    ).describe('Villages, hamlets and halts that travellers name and the source of populated places lacks.'),
  }),
  'meal-hours': z
    .strictObject({
      $schema,
      usual: mealHours,
      countries: list(mealHours.extend({ in: list(countryCode) })),
    })
    .describe('When one sits down to eat, by country; `usual` elsewhere.'),
  settled: z.strictObject({
    $schema,
    settled: list(z.strictObject({ where: name, finding: name, reason: name })).describe(
      'Findings of the data check that were looked into and stand. The check lists an entry that no longer meets a ' +
        'finding, so that none outlives its cause.',
    ),
  }),
};
