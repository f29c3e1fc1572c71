const reasons = {
  unreachable: 'could not be reached',
  rejected: 'is not available right now',
  busy: 'is busy right now',
  slow: 'took too long',
  broken: 'broke off before it had finished',
  declined: 'declined to answer',
  endless: 'did not come to an end',
  cut: 'ran out of room before it had finished',
  empty: 'gave no answer',
  spent: 'has used up what it may use today',
} as const;

export type FailureKind = keyof typeof reasons;

/** The model gave no usable answer; `sentence` tells the reader, the message tells the operator. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, detail = '') {
    super(detail === '' ? kind : `${kind}: ${detail}`);
    this.kind = kind;
  }

  get sentence(): string {
    return `The language model ${reasons[this.kind]}, so the built-in planner answers.`;
  }
}

interface HttpFault {
  message?: string;
  statusCode?: number;
  lastError?: unknown;
  cause?: unknown;
  name?: string;
}

/** What an error of the model's client or server means. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const fault = (error ?? {}) as HttpFault;
  if (fault.lastError !== undefined) return failureOf(fault.lastError);
  const detail = String(fault.message ?? error).slice(0, 300);
  if (fault.name === 'TimeoutError') return new ModelFailure('slow');
  if (fault.statusCode === 429) return new ModelFailure('busy', detail);
  if (fault.statusCode !== undefined && fault.statusCode >= 400)
    return new ModelFailure('rejected', `${fault.statusCode} ${detail}`);
  if (/cannot connect|ECONNREFUSED|ENOTFOUND|fetch failed/i.test(detail))
    return new ModelFailure('unreachable', detail);
  return new ModelFailure('broken', detail);
}
