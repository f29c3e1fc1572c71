import { z } from 'zod';
import { intent } from '@wayfare/contracts/intent';
import { changes } from '../../do/do-intent.ts';

/** The members of the union that change a trip, as a model may say them: how sure it is and what was agreed to is not its to say. */
const members = intent.options
  .filter(({ shape }) => changes(shape.kind.value))
  .map((member) => (member as z.ZodObject).omit({ sure: true, agreed: true, from: true }));

type Member = (typeof members)[number];

/** One wish about the present trip: the union of all that can be wanted is the tool's own schema. */
export const wishOfModel = z.discriminatedUnion('kind', members as [Member, ...Member[]]);
