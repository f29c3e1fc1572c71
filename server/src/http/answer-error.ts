import type { ErrorBody, FieldIssue } from '@wayfare/contracts/errors';
import { errorStatus } from '@wayfare/contracts/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { Refusal } from './refusal.ts';
import { storageRefusal } from './storage-refusal.ts';

const issuesOf = (error: ZodError): FieldIssue[] =>
  error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Refusal('too_large', 'This is too large to be accepted. Nothing was changed.'),
  FST_ERR_BAD_URL: () => new Refusal('bad_input', 'This address cannot be read.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('not_found', 'There is no such page.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal('unsupported_media', 'Send the data as application/json.'),
};

/** The refusal that an error amounts to; `null` for what nobody meant to happen. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) {
    const issues = issuesOf(error);
    const first = issues[0];
    const where = first?.path ? `${first.path}: ` : '';
    return new Refusal(
      'bad_input',
      `The data is not in the right form. ${where}${first?.message ?? ''}`.trim(),
      { issues },
    );
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known) return known();
  if (statusCode === 416) return new Refusal('beyond_end', 'The file ends before the asked part begins.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('bad_input', 'The request cannot be read. Check that its body is valid JSON.');
  }
  return storageRefusal(error);
}

/** True for what nobody meant to happen. */
export const isBug = (error: unknown) => asRefusal(error) === null;

/** Turns whatever was thrown into the contract's error body; a bug is logged and told without detail. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  // What was refused on purpose is no fault, whatever its status.
  if (!(error instanceof Refusal) && (!refusal || errorStatus[refusal.code] >= 500)) {
    request.log.error({ err: error }, 'request failed');
  }
  if (refusal?.code === 'forbidden') request.log.info({ route: request.routeOptions.url }, 'refused');
  const { code, message, detail } =
    refusal ?? new Refusal('internal', 'Something went wrong here. It was noted; please try again.');
  // Says how long the file is.
  if (code === 'beyond_end') reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
  if (detail.retryAfterSeconds !== undefined) reply.header('retry-after', detail.retryAfterSeconds);
  const body: ErrorBody = {
    error: {
      code,
      message,
      requestId: request.id,
      ...(detail.issues && { issues: detail.issues }),
      ...(detail.current !== undefined && { current: detail.current }),
    },
  };
  return reply.code(errorStatus[code]).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
