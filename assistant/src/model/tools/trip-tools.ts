import { tool } from 'ai';
import { z } from 'zod';
import type { Changing } from '../../do/do-intent.ts';
import { wishOfModel } from './intent-schema.ts';
import { buildInput } from './trip-work.ts';
import type { TripWork } from './trip-work.ts';

const MOST_WISHES = 12;

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
        'Changes the present trip by wishes, done one after the other. Places are named by name or by their id; something of the plan by `item.words` or its `itemId`; days by `number` from 1, negative from the end; minutes count from midnight. Answers what was done, why something was not, and the trip as it is then.',
      inputSchema: z.strictObject({ wishes: z.array(wishOfModel).min(1).max(MOST_WISHES) }),
      execute: ({ wishes }) => work({ does: 'edit_trip', wishes: wishes as Changing[] }),
    }),
  };
}
