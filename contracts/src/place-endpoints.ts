import { z } from 'zod';
import { attractionInfo, openWindow, sightGuide } from './attraction-info.ts';
import { countryInfo } from './country-info.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { latitude, longitude, placeRef } from './place-ref.ts';
import { characters, localDate, requiredText, text } from './text.ts';
import { money } from './money.ts';
import { travel, trip } from './trip.ts';
import { tripDocument } from './trip-document.ts';
import { travelModes } from './vocabulary.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const cityId = z.string().regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/);
const suggestion = z.object({ id: z.string(), name: z.string(), path: z.string() });

/** A city in lists: enough to show, link and place it. */
export const citySummary = z.object({
  id: z.string(),
  name: z.string(),
  localName: z.string().optional(),
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  citySlug: z.string(),
  region: z.string(),
  latitude,
  longitude,
  knownFor: z.string(),
  bestMonths: z.array(z.int()),
  attractionCount: z.int(),
});
export type CitySummary = z.infer<typeof citySummary>;

const neighbourhood = z.object({ name: z.string(), latitude, longitude, character: z.string() });

const changedOn = localDate
  .nullable()
  .describe('When the words of the guide last changed on this site; null where that is not known.');

export const cityInfo = citySummary.extend({
  intro: z.string(),
  timeZone: z.string(),
  population: z.int(),
  climate: z.object({ high: z.array(z.number()), low: z.array(z.number()), rainDays: z.array(z.number()) }),
  neighbourhoods: z.array(neighbourhood),
  gettingAround: z.string(),
  fromAirport: z.string(),
  food: z.array(z.object({ name: z.string(), what: z.string() })),
  safety: z.string(),
  etiquette: z.string(),
  dailyCostEuro: z.object({ budget: z.number(), middle: z.number(), comfortable: z.number() }),
  typicalNights: z.object({ least: z.int(), most: z.int() }),
  notes: z
    .record(z.string(), z.string())
    .describe('What else travellers ask, by topic: `kids`, `night`, `tickets`; only what is written.'),
  feasts: z
    .array(
      z.object({
        name: z.string(),
        tell: z.string().optional(),
        spans: z.array(z.object({ from: localDate, until: localDate })),
      }),
    )
    .describe('Festivals of the city and full days of its country, this year and next.'),
  countryInfo,
});
export type CityInfo = z.infer<typeof cityInfo>;

const transportOption = travel.extend({ mode: z.enum(travelModes), basis: z.string() });
export type TransportOption = z.infer<typeof transportOption>;

const wayThere = z.object({
  mode: z.enum(travelModes),
  minutes: z.int(),
  doorToDoor: z
    .boolean()
    .describe('With the way to the train or boat and the wait for it, not the ride alone.'),
});
const bothWays = { there: wayThere, back: wayThere };

/** A place's name or its id in the atlas: no place has a longer one. */
const nameOrId = requiredText(120);
const point = z.union([nameOrId, placeRef]);

const notFound = ['bad_input', 'not_found'] as const;

/** Tiles of streets as this site hands them on, in words of TileJSON. */
const streetTiles = z.object({
  tiles: z.array(z.string()).describe('Addresses below this site, with {z}, {x} and {y}.'),
  schema: z.enum(['openmaptiles', 'protomaps']).describe('How the layers are called and what is in them.'),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: z.tuple([longitude, latitude, longitude, latitude]).nullable(),
  credits: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
});
export type StreetTiles = z.infer<typeof streetTiles>;

const wayEnds = z.strictObject({
  from: z.strictObject({ latitude, longitude }),
  to: z.strictObject({ latitude, longitude }),
  mode: z.enum(['drive', 'walk', 'bike']),
});

export const placeEndpoints = {
  tripTransportationInfo: endpoint({
    summary: 'The ways between the points of a whole trip, leg by leg.',
    body: z.strictObject({ trip }),
    bodyLimit: 1024 * 1024,
    answer: z.object({
      legs: z.array(z.object({ from: z.string(), to: z.string(), options: z.array(transportOption) })),
    }),
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
  transportationInfo: endpoint({
    summary: 'The ways from one point to another: names, atlas ids or places with coordinates.',
    body: z.strictObject({ from: point, to: point }),
    answer: z.object({ from: placeRef, to: placeRef, options: z.array(transportOption) }),
    errors: ['bad_input', 'not_found', 'too_many_requests'],
  }),
  attractions: endpoint({
    summary: 'Attractions for the given places (city ids or names).',
    body: z.strictObject({ places: z.array(nameOrId).max(60) }),
    answer: z.object({
      places: z.array(
        z.object({ place: z.string(), cityId: z.string().nullable(), attractions: z.array(attractionInfo) }),
      ),
    }),
    errors: ['bad_input', 'too_many_requests'],
  }),
  locationInfos: endpoint({
    summary: 'What the atlas knows of the given locations (names or ids).',
    body: z.strictObject({ locations: z.array(nameOrId).max(60) }),
    answer: z.object({
      locations: z.array(
        z.object({
          asked: z.string(),
          place: placeRef.nullable(),
          city: citySummary.nullable(),
          suggestions: z.array(suggestion),
        }),
      ),
    }),
    errors: ['bad_input', 'too_many_requests'],
  }),
  dayTrips: endpoint({
    summary: 'Places worth a day from a city, with the way there.',
    sameForAll: true,
    params: z.object({ id: cityId }),
    answer: z.object({
      cityId: z.string(),
      dayTrips: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('attraction'), attraction: attractionInfo, ...bothWays }),
          z.object({ kind: z.literal('city'), city: citySummary, ...bothWays }),
        ]),
      ),
    }),
    errors: notFound,
  }),
  sampleDays: endpoint({
    summary: 'How the first days in a city may go, made by the planner.',
    params: z.object({ id: cityId }),
    answer: z.object({
      cityId: z.string(),
      month: z.int().min(1).max(12).nullable().describe('Whose opening hours and daylight the days keep to.'),
      beginOn: z
        .array(z.int().min(0).max(6))
        .describe(
          'The days of the week, Monday is 0, on which one can begin for every door to be open; empty where any will do.',
        ),
      leftOut: z
        .array(z.object({ name: z.string(), path: z.string().nullable() }))
        .describe(
          'Of the first three sights of the city those that these days have no room or no season for.',
        ),
      days: z.array(
        z.object({
          title: z.string(),
          items: z.array(z.object({ title: z.string(), startMinute: z.int(), path: z.string().nullable() })),
        }),
      ),
    }),
    errors: notFound,
  }),
  sampleTrip: endpoint({
    summary: 'The same days as a trip to go on with: timed, with their ways, without dates.',
    params: z.object({ id: cityId }),
    answer: tripDocument,
    errors: notFound,
  }),
  topAttractions: endpoint({
    summary: 'The attractions of a city, most famous first.',
    sameForAll: true,
    params: z.object({ country: slug, city: slug }),
    answer: z.object({ city: citySummary, attractions: z.array(attractionInfo) }),
    errors: notFound,
  }),
  cityInfo: endpoint({
    summary: 'Everything a city guide shows.',
    sameForAll: true,
    params: z.object({ id: cityId }),
    answer: cityInfo.extend({ changedOn }),
    errors: notFound,
  }),
  attractionInfo: endpoint({
    summary: 'One attraction, its city and what lies near it, and when it is open on a date.',
    params: z.object({ cityId, place: characters.min(1).max(200) }),
    query: z.strictObject({ on: localDate.optional() }),
    answer: z.object({
      attraction: attractionInfo,
      guide: sightGuide.nullable(),
      changedOn,
      /** Where it lies in its city: by which of the quarters of the guide, and which way from the centre. */
      whereabouts: z.object({ quarter: z.string().nullable(), metersFromCentre: z.int(), wind: z.string() }),
      /** On the date that was asked for; none is closed all day. */
      openOn: z.array(openWindow).nullable(),
      /** The seven days from today, holidays among them; null where the hours are not surely known. */
      week: z.array(z.object({ on: localDate, windows: z.array(openWindow) })).nullable(),
      city: citySummary,
      /** What lies near, perhaps in the next city: each with the way to it and the path of its own guide. */
      nearby: z.array(
        z.object({
          attraction: attractionInfo,
          distanceMeters: z.int().describe('As the crow flies.'),
          way: z.object({ mode: z.enum(travelModes), minutes: z.int() }).nullable(),
          path: z.string().nullable(),
        }),
      ),
    }),
    errors: notFound,
  }),
  importedData: endpoint({
    summary: 'What the people who run this site have imported, from whom and under which licence.',
    answer: z.object({
      imports: z.array(
        z.object({
          source: z.string(),
          licence: z.string(),
          importedOn: localDate.optional(),
          places: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  cities: endpoint({
    summary: 'Every city with a guide.',
    sameForAll: true,
    answer: z.object({ cities: z.array(citySummary) }),
    errors: [],
  }),
  providerCity: endpoint({
    summary: 'Activities in a city with the activities provider, each with a link to it.',
    params: z.object({ id: cityId }),
    answer: z.object({
      cityId: z.string(),
      provider: z.string(),
      source: z.enum(['atlas', 'provider']),
      activities: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          price: money.optional(),
          minutes: z.int().optional(),
        }),
      ),
    }),
    errors: notFound,
  }),
  marketingInfo: endpoint({
    summary: 'The running campaign for a page and the referrer it was reached from.',
    params: z.object({ id: characters.min(1).max(120) }),
    query: z.strictObject({ referrer: text(2000).optional() }),
    answer: z.object({ headline: z.string(), text: z.string(), link: z.string() }),
    answerMayBeEmpty: true,
    errors: ['bad_input'],
  }),
  mapSettings: endpoint({
    summary:
      'What maps can show beyond the embedded one: the tiles of streets, and whether ways follow roads.',
    answer: z.object({ streets: streetTiles.nullable(), roads: z.boolean() }),
    errors: [],
  }),
  wayLines: endpoint({
    summary: 'How ways run along the roads; null for one that is not known, which is drawn straight then.',
    body: z.strictObject({ ways: z.array(wayEnds).max(limits.itemsPerDay + 2) }),
    answer: z.object({ lines: z.array(z.array(z.tuple([longitude, latitude])).nullable()) }),
    errors: ['bad_input', 'too_many_requests'],
  }),
};
