import type { z } from 'zod';
import { BadAnswer } from './fetch-bounded.ts';

/** A question to a service, and how its answer is read. */
export interface Question<T> {
  /** Below the service's address, with the query; or a whole address on a server that the service may hand on to. */
  path: string;
  headers?: Record<string, string>;
  /** Posted; a form unless the headers say otherwise. */
  body?: string;
  /** So long an answer is not asked for again. */
  freshMs: number;
  /** Reads the answer; throws where it is not in the form that the service documents. */
  read: (answer: { bytes: Buffer; contentType: string }) => T;
  /** Statuses by which this service says that it knows of nothing, beside those that always do. */
  noneOn?: readonly number[];
  /** The path it is kept under, where the address changes more often than the answer. */
  keptAs?: string;
  /** Checks what the server sent and makes of it what is kept, which `read` then reads. */
  pack?: (bytes: Buffer) => Buffer;
  /** How long whoever asks waits before the embedded data serve; the answer is kept when it comes. */
  patienceMs?: number;
}

/** What a service says, and when it said so. `value` is null where it knows of nothing. */
export interface Told<T> {
  value: T | null;
  at: number;
}

/** Reads JSON of a schema. */
export const asJson =
  <T>(schema: z.ZodType<T>) =>
  ({ bytes }: { bytes: Buffer }): T => {
    let json: unknown;
    try {
      json = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new BadAnswer('the answer is no JSON');
    }
    const { success, data, error } = schema.safeParse(json);
    if (success) return data;
    const [issue] = error.issues;
    throw new BadAnswer(
      `the answer is of another form: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
    );
  };
