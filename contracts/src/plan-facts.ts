import { z } from 'zod';
import { carRates } from './car-rates.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { placeRef } from './place-ref.ts';
import { tripRequest } from './request.ts';
import { currencyCode, localDate } from './text.ts';
import { travel } from './trip.ts';

const mostPlaces = 1000;

const openWindow = z.object({
  fromMinute: z.int(),
  untilMinute: z.int(),
  /** After this minute nobody is let in. */
  lastEntryMinute: z.int(),
});

/** What is known of one place on the dates that were asked for. */
const placeFacts = z.object({
  /** Its id in the atlas, or with the source that it was found with. */
  placeId: z.string(),
  /** Dates with the same hours stand together; no windows is closed all day. */
  hours: z.array(
    z.object({
      dates: z.array(localDate),
      windows: z.array(openWindow),
      /** A holiday because of which these are only the custom of the country. */
      unsureOn: z.string().optional(),
      /** Of what is seen by daylight: when that is. */
      light: z.object({ fromMinute: z.int(), untilMinute: z.int() }).optional(),
    }),
  ),
  hoursUnsure: z.boolean(),
  /** Who told the hours, and when: for a place that is not of the atlas. */
  hoursFrom: z.object({ name: z.string(), on: localDate }).optional(),
  booking: z.enum(['needed', 'advised']).optional(),
  visitMinutes: z.int(),
  /** For everybody who travels. */
  cost: money.optional(),
  /** The word of a ticket that is also good for other places. */
  ticket: z.string().optional(),
});

const meal = z.object({
  name: z.string(),
  /** Where one eats then. */
  countryCode: z.string().optional(),
  fromMinute: z.int(),
  toMinute: z.int(),
  minutes: z.int(),
});

export const planFactsEndpoints = {
  planFacts: endpoint({
    summary:
      'What judging and re-timing a day plan needs to know: hours on its dates, ways between its places, rules.',
    body: z
      .strictObject({
        /** Places between which one may go, stay by stay. */
        stays: z.array(z.array(placeRef).max(100)).max(limits.stops + 1),
        dates: z.array(localDate).max(limits.days),
        request: tripRequest,
        dayCount: z.int().min(0).max(limits.days),
        /** Of the costs that stand in the plan. */
        currencies: z.array(currencyCode).max(60),
      })
      .refine(({ stays }) => stays.flat().length <= mostPlaces, {
        path: ['stays'],
        message: `Ask about ${mostPlaces} places at most at a time`,
      }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({
      places: z.array(placeFacts),
      /** For each stay: from, to (indexes into its places; the way back is the same) and the way. */
      ways: z.array(z.array(z.tuple([z.int(), z.int(), travel]))),
      /** Holidays, eves and feasts on the dates, in the cities of the stays. */
      greatDays: z.array(
        z.object({
          on: localDate,
          cityIds: z.array(z.string()),
          name: z.string(),
          tell: z.string().nullable(),
          noTransport: z.boolean(),
        }),
      ),
      meals: z.array(meal),
      maxVisits: z.int(),
      longWaitMinutes: z.int(),
      /** For the whole trip and party, where one was named. */
      budget: money.nullable(),
      /** What one unit of each currency is in units of the budget's. */
      rates: z.record(z.string(), z.number()),
      carRates,
    }),
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
};
