import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** What a call takes and gives. Codes that any call may answer (`internal`, `not_available`, …) are not repeated. */
export interface Endpoint {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** True where the body is a file, which the call itself reads as it comes. */
  bodyIsFile?: true;
  /** The largest body it takes, in bytes; `limits.smallBodyBytes` when absent. */
  bodyLimit?: number;
  /** `null`: answers 204 with no body. */
  answer: z.ZodType | null;
  /** True where 204 may stand in place of the answer. */
  answerMayBeEmpty?: boolean;
  /** True where the answer is a file, of which `answer` says nothing. */
  answerIsFile?: true;
  /** True where only an admin may call it. */
  adminOnly?: true;
  errors: readonly ErrorCode[];
  /** True where `sign_in_required` depends on the input, so that the call itself has to see to it. */
  mayBeAnonymous?: boolean;
  /** True where everybody gets the same answer, so that nobody is asked who they are. */
  sameForAll?: true;
}

/** Keeps an endpoint's exact schema types while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
