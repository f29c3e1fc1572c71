import { z } from 'zod';
import { edit } from './edit.ts';
import { localId } from './text.ts';
import { findingKinds, severities } from './vocabulary.ts';

/** One result of the audit: what is wrong, how badly, where, and the edit that mends it where there is one. */
export const finding = z.strictObject({
  id: z.string().max(200),
  kind: z.enum(findingKinds),
  severity: z.enum(severities),
  dayId: localId.optional(),
  itemIds: z.array(localId),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: edit.optional(),
});
export type Finding = z.infer<typeof finding>;
