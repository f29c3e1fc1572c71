import type { Answer, Body } from '@wayfare/contracts/endpoints';
import type { AskEvent, Assistant } from '@wayfare/assistant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { newId } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { ChatSendRepo } from './chat-send.repo.ts';
import { countSend } from './count-send.ts';

interface ChatNeeds {
  assistant: () => Assistant;
  sends: ChatSendRepo;
  /** Counts a message in the figures. */
  countChat: () => void;
  now: () => number;
}

const helperLimit = { most: 120, windowMs: 60_000 };
const wantsStream = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/event-stream');

const eventOf = (event: AskEvent | { done: Answer<'ask'> }) => {
  const [[name, data]] = Object.entries(event) as [[string, unknown]];
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
};

/** Answers as it is made: `text` pieces, `edits`, `cards`, and the whole answer as `done`. */
async function stream(
  reply: FastifyReply,
  answer: (emit: (event: AskEvent) => void) => Promise<Answer<'ask'>>,
) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  try {
    raw.write(eventOf({ done: await answer((event) => raw.write(eventOf(event))) }));
  } catch (error) {
    reply.log.error({ err: error }, 'an answer broke off');
    const message = 'The answer broke off. It was noted; please ask again.';
    raw.write(`event: error\ndata: ${JSON.stringify({ message })}\n\n`);
  }
  raw.end();
}

/** The conversation with the assistant, and the best order of one day. */
export function chatRoutes(app: FastifyInstance, { assistant, sends, countChat, now }: ChatNeeds) {
  const mayOptimize = rateLimit(helperLimit, now);

  const answerTo = async (body: Body<'ask'>, emit?: (event: AskEvent) => void): Promise<Answer<'ask'>> => {
    const { tripId: _tripId, ...input } = body;
    const answer = await assistant().ask({ ...input, now: input.now ?? new Date(now()).toISOString() }, emit);
    return { messageId: newId(), ...answer };
  };

  serve(app, 'ask', async ({ body, actor, request, reply }) => {
    await countSend({ sends, now }, { actor, address: request.ip });
    countChat();
    if (!wantsStream(request)) return answerTo(body);
    await stream(reply, (emit) => answerTo(body, emit));
    return undefined as never;
  });
  serve(app, 'optimizeRoute', ({ body, request }) => {
    mayOptimize(request.ip);
    return assistant().optimizeDay(body.planDay);
  });
}
