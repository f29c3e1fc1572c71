import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './text.ts';
import { outsideIds } from './vocabulary.ts';

/** A service of somebody else's that the site may ask. */
const outsideService = z.object({
  id: z.enum(outsideIds),
  name: z.string(),
  /** The server that is asked; null where none is set. */
  host: z.string().nullable(),
  does: z.string(),
  sends: z.string().describe('What of a visitor or a trip that server gets to know.'),
  credit: z.object({ text: z.string(), url: z.string() }).nullable(),
  on: z.boolean(),
});
export type OutsideServiceInfo = z.infer<typeof outsideService>;

const forAdmin = outsideService.extend({
  /** Why an admin cannot change it: the environment has it off, or names no server. */
  fixed: z.enum(['all_off', 'set_off', 'no_address', 'no_key']).nullable(),
  state: z.enum(['off', 'unused', 'well', 'resting', 'spent']),
  lastAnswerAt: instant.nullable(),
  failure: z.string().nullable(),
  callsToday: z.int(),
  callsADay: z.int(),
  keptBytes: z.int(),
});
export type OutsideServiceState = z.infer<typeof forAdmin>;

const adminErrors = ['bad_input', 'sign_in_required', 'forbidden'] as const;

export const outsideEndpoints = {
  outsideServices: endpoint({
    summary: 'The services of others that this site asks, what each is sent, and which are on.',
    answer: z.object({ services: z.array(outsideService) }),
    errors: [],
  }),
  adminOutside: endpoint({
    summary: 'The same for admins: the last answer, calls today, what is kept.',
    answer: z.object({ networkMissing: z.boolean(), services: z.array(forAdmin) }),
    errors: adminErrors,
    adminOnly: true,
  }),
  adminSetOutside: endpoint({
    summary: 'Switches one service outside on or off.',
    params: z.object({ id: z.enum(outsideIds) }),
    body: z.strictObject({ on: z.boolean() }),
    answer: z.object({ networkMissing: z.boolean(), services: z.array(forAdmin) }),
    errors: adminErrors,
    adminOnly: true,
  }),
};
