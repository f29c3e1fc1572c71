import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plan } from './plan.ts';
import { instant, tripId } from './text.ts';
import { trip } from './trip.ts';

/** What a save answers. */
export const saved = z.object({ _id: z.string(), tripName: z.string(), modified: instant, version: z.int() });
export type SavedTrip = z.infer<typeof saved>;

/** One entry of a trip's change log: the state after one or several saves that followed each other. */
const tripVersion = z.object({
  version: z.int(),
  kind: z.enum(['made', 'changed', 'restored']),
  at: instant,
  /** The names of those who saved; empty where it is not known. */
  by: z.string(),
  /** What changed, in a few words; empty where it is not known. */
  summary: z.string(),
});
export type TripVersion = z.infer<typeof tripVersion>;

const byVersion = z.object({
  id: tripId,
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

export const versionEndpoints = {
  tripVersions: endpoint({
    summary: 'The change log of an own trip, newest first; the newest entry is the trip as it stands.',
    params: z.object({ id: tripId }),
    answer: z.object({ versions: z.array(tripVersion) }),
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  tripVersion: endpoint({
    summary: 'An own trip as it was at a version of its change log.',
    params: byVersion,
    answer: tripVersion.extend({ tripName: z.string(), trip, plan: plan.nullable() }),
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  restoreTripVersion: endpoint({
    summary: 'Makes a version of the change log the newest one; what stood before stays in the log.',
    params: byVersion,
    /** `version`: the newest version known, so that nobody’s later change is overlooked. */
    body: z.strictObject({ version: z.int().min(1) }),
    answer: saved,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'conflict'],
  }),
};
