import { z } from 'zod';
import { type ErrorCode, errorStatus } from './error-codes.ts';

/** One field at fault: where it stands and what is wrong with it, in words a person can act on. */
export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** The body of every API error. `current` holds the newer trip of a `conflict`. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    issues: z.array(fieldIssue).optional(),
    current: z.unknown().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
