import { z } from 'zod';
import { carRates } from './car-rates.ts';
import { edit } from './edit.ts';
import { endpoint } from './endpoint.ts';
import { finding } from './finding.ts';
import { intent } from './intent.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { plan } from './plan.ts';
import { currencyCode, localDate, localId } from './text.ts';
import { leg, trip } from './trip.ts';

const minutes = z.int().min(0);
const errors = ['bad_input', 'too_large', 'too_many_requests'] as const;

/** How a month suits a stop, by what its guide calls its best months. */
const stopSeason = z.object({ stopId: localId, month: z.int().min(1).max(12), good: z.boolean() });

/** What planning a route by hand asks of the server; each answer is a proposal, kept only as an edit. */
export const planningEndpoints = {
  bestOrder: endpoint({
    summary: 'The stops of a trip in the order with the least travel, with the ways that order needs.',
    body: z.strictObject({ trip }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({
      stopIds: z.array(localId),
      minutesNow: minutes,
      minutesThen: minutes,
      legs: z.array(leg),
      /** Wishes with a date that no order of these stops can keep. */
      clashes: z.array(z.string()),
    }),
    errors,
  }),
  previewDates: endpoint({
    summary: 'What would break, and what would be mended, if the whole trip started on another date.',
    body: z.strictObject({ trip, plan: plan.nullable(), startOn: localDate }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({
      breaks: z.array(finding),
      mends: z.array(finding),
      /** Wishes with a date that then lie outside the trip. */
      missed: z.array(z.object({ what: z.string(), on: localDate })),
      /** The stops for which the season turns better or worse, as it would be. */
      seasons: z.array(stopSeason),
    }),
    errors,
  }),
  rebuildDays: endpoint({
    summary: 'The days that no longer fit the route (or all) made anew; what is locked or hand-made stays.',
    body: z.strictObject({ trip, plan, all: z.boolean().optional() }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({ edit, days: z.int(), toIdeas: z.array(z.string()) }),
    errors,
  }),
  usualCost: endpoint({
    summary:
      'What a trip usually costs in all (null where no guide tells), and what a car costs where it goes.',
    body: z.strictObject({ trip, plan: plan.nullable(), currency: currencyCode }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({ cost: money.nullable(), carRates }),
    errors,
  }),
  proposeChange: endpoint({
    summary: 'What a wish would make of a trip, in words and as edits; nothing is kept.',
    body: z.strictObject({ trip, plan, intents: z.array(intent).min(1).max(3) }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({ text: z.string(), edits: z.array(edit), plan: plan.nullable() }),
    errors,
  }),
  exchangeRates: endpoint({
    summary:
      'Indicative rates: units of each currency for one euro, of which day, and whose; null for rates written down here.',
    answer: z.object({
      asOf: localDate,
      unitsPerEuro: z.record(currencyCode, z.number().positive()),
      source: z.string().nullable(),
    }),
    errors: [],
  }),
};
