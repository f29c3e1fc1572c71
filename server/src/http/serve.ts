import { calls, type CallName } from '@wayfare/contracts/calls';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import {
  type Answer,
  type Body,
  endpoints,
  type Endpoints,
  type Params,
  type Query,
} from '@wayfare/contracts/endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSchema, serialiserOf } from './answer-schema.ts';
import { FileAnswer } from './file-answer.ts';
import { holdsAlready } from './holds-already.ts';
import { longText, ownTurn } from './own-turn.ts';
import { Refusal } from './refusal.ts';
import type { User } from './visitor.ts';
import { Written } from './written.ts';

type Actor<N extends CallName> = Endpoints[N] extends { sameForAll: true }
  ? null
  : Endpoints[N] extends { mayBeAnonymous: true }
    ? User | null
    : 'sign_in_required' extends Endpoints[N]['errors'][number]
      ? User
      : User | null;

const jsonType = 'application/json; charset=utf-8';

interface Served<N extends CallName> {
  params: Params<N>;
  query: Query<N>;
  body: Body<N>;
  /** Who asks. Never null on a call whose contract lists `sign_in_required`, unless it may be anonymous. */
  actor: Actor<N>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type MayBeEmpty<N extends CallName> = Endpoints[N] extends { answerMayBeEmpty: true } ? undefined : never;

type MayBeFile<N extends CallName> = Endpoints[N] extends { answerIsFile: true } ? FileAnswer : never;

type Answered<N extends CallName> = Answer<N> | MayBeEmpty<N> | MayBeFile<N> | Written<Answer<N>>;

export type Handler<N extends CallName> = (input: Served<N>) => Promise<Answered<N>> | Answered<N>;

/** The reader closed the connection, and the work for the answer was called off: nobody is there to be told. */
const isCalledOff = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError';

function sendWritten(request: FastifyRequest, reply: FastifyReply, written: Written<unknown>) {
  const { json, tag, compressed } = written;
  if (compressed) reply.header('vary', 'accept-encoding');
  if (tag !== undefined) {
    reply.header('etag', tag);
    // What has a tag may be kept, to be asked about.
    const kept = reply.getHeader('cache-control') ?? 'no-store';
    if (kept === 'no-store') reply.header('cache-control', 'private, no-cache');
    if (holdsAlready(request, tag)) return reply.code(304).send();
  }
  const accepted = compressed?.accepted(request.headers['accept-encoding']);
  if (accepted) reply.header('content-encoding', accepted.encoding);
  return reply.type(jsonType).send(accepted?.bytes ?? json);
}

/** Serves one call of the contract: checks sign-in and input by its schemas, answers by its schema. */
export function serve<N extends CallName>(app: FastifyInstance, name: N, handler: Handler<N>) {
  const { method, path } = calls[name];
  const contract: Endpoint = endpoints[name];
  const needsSignIn = contract.errors.includes('sign_in_required') && !contract.mayBeAnonymous;
  app.route({
    method,
    url: path,
    bodyLimit: contract.bodyLimit ?? limits.smallBodyBytes,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { user } = contract.sameForAll ? { user: null } : await request.visitor();
      if (needsSignIn && !user) throw new Refusal('sign_in_required', 'Please sign in first.');
      if (contract.adminOnly && !user?.admin) throw new Refusal('forbidden', 'Only an admin may do this.');
      const input = {
        params: contract.params?.parse(request.params) as Params<N>,
        query: contract.query?.parse(request.query) as Query<N>,
        body: contract.body?.parse(request.body ?? {}) as Body<N>,
        actor: user as Actor<N>,
        request,
        reply,
      };
      let answer: Answered<N>;
      try {
        answer = await handler(input);
      } catch (error) {
        if (!isCalledOff(error, reply)) throw error;
        return reply.hijack();
      }
      if (reply.sent) return reply;
      if (answer === undefined) return reply.code(204).send();
      if (answer instanceof FileAnswer) {
        reply.header('content-disposition', answer.disposition).header('cache-control', 'private, no-store');
        return reply.type(answer.contentType).send(answer.content);
      }
      if (answer instanceof Written) {
        if (answer.json.length >= longText) await ownTurn();
        return sendWritten(request, reply, answer);
      }
      // Its writer is made with the first answer: all of them together would take a third of a start.
      const schema = contract.answer && answerSchema(contract.answer);
      return schema ? reply.type(jsonType).send(serialiserOf(schema)(answer)) : answer;
    },
  });
}
