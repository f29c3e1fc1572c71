import type { FieldIssue } from '@wayfare/contracts/errors';
import type { ErrorCode } from '@wayfare/contracts/error-codes';

interface RefusalDetail {
  issues?: FieldIssue[];
  /** The newer state that a `conflict` was refused for. */
  current?: unknown;
  retryAfterSeconds?: number;
}

/** A refusal on purpose, part of the contract: its sentence is shown to people. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;
  constructor(code: ErrorCode, sentence: string, detail: RefusalDetail = {}) {
    super(sentence);
    this.code = code;
    this.detail = detail;
  }
}

/** The one answer for what does not exist and for what is not the caller's to see. */
export const notFound = (what: string) => new Refusal('not_found', `There is no such ${what}.`);
