import { tool } from 'ai';
import { z } from 'zod';
import { structuredEdit } from './structured-edits.ts';
import { buildInput } from './trip-work.ts';
import type { TripWork } from './trip-work.ts';

/** Tools that change the draft; not given to a question that must change nothing. */
export function tripTools(work: (work: TripWork) => Promise<unknown>) {
  return {
    build_trip: tool({
      description:
        'Plans a whole trip with timed days and puts it in the place of the present one. Hours, ways, meals and pace are taken care of; answers the trip and what does not hold in it.',
      inputSchema: buildInput,
      execute: (input) => work({ does: 'build_trip', input }),
    }),
    edit_trip: tool({
      description:
        'Changes the present trip. `edits` are exact, by the names and ids that the trip shows: each is made or refused on its own. `wishes` are for what no edit says, in short English, one change each: "replace the Louvre with something for kids", "make day 3 easier", "we land at 14:20 on day 1", "swap day 2 and day 3", "cheaper". Answers what was done, why something was not, and the trip as it is then.',
      inputSchema: z.strictObject({
        edits: z.array(structuredEdit).max(12).optional(),
        wishes: z.array(z.string().trim().min(3).max(200)).max(8).optional(),
      }),
      execute: ({ edits = [], wishes = [] }) => work({ does: 'edit_trip', edits, wishes }),
    }),
  };
}
