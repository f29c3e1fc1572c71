import type { Answer, Body } from '@wayfare/contracts/endpoints';
import type { AskEvent } from '@wayfare/assistant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { languageOf } from '../http/language-of.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { Refusal } from '../http/refusal.ts';
import { type Handler, serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { VisitorCookie } from '../http/visitor-cookie.ts';
import { guestNameOf } from '../sharing/guest-name.ts';
import type { Work } from '../work/work.ts';
import type { ChatSendRepo } from './chat-send.repo.ts';
import { answerMessage, type AnswerNeeds } from './answer-message.ts';
import { countSend, senderOf, type Writer } from './count-send.ts';
import { handOverConversation, readConversation } from './keep-conversation.ts';

interface ChatNeeds extends AnswerNeeds {
  sends: ChatSendRepo;
  visitorCookie: VisitorCookie;
  work: Work;
  cost: CostLimit;
  /** Counts a message in the figures. */
  countChat: () => void;
}

const wantsStream = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/event-stream');

const eventOf = (event: AskEvent | { done: Answer<'ask'> }) => {
  const [[name, data]] = Object.entries(event) as [[string, unknown]];
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
};

/** Answers as it is made: `text` pieces, `edits`, `cards`, and the whole answer as `done`. */
async function stream(
  reply: FastifyReply,
  signal: AbortSignal,
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
    if (signal.aborted) return;
    const isMeant = error instanceof Refusal;
    if (!isMeant) reply.log.error({ err: error }, 'an answer broke off');
    const message = isMeant ? error.message : 'The answer broke off. It was noted; please ask again.';
    raw.write(`event: error\ndata: ${JSON.stringify({ message })}\n\n`);
  }
  raw.end();
}

/** So many ways are worked out in a hundredth of a second; the hours of a place on twenty dates take as long as one. */
const quickWays = 1000;
const datesOfOneWay = 20;

function isQuick({ stays, dates }: Body<'planFacts'>) {
  const ways = stays.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  return ways + (stays.flat().length * dates.length) / datesOfOneWay <= quickWays;
}

/** The conversation with the assistant, and the best order of one day, and what a plan is judged by. */
export function chatRoutes(app: FastifyInstance, needs: ChatNeeds) {
  const { assistant, sends, visitorCookie, work, cost, countChat, now } = needs;

  const writerOf = (actor: User | null, request: FastifyRequest, reply: FastifyReply): Writer => {
    const known = visitorCookie.read(request);
    const visitor = known ?? (actor ? '' : visitorCookie.start(reply));
    return { actor, visitor, isNew: known === null, address: request.ip };
  };
  const answer = async ({ body, actor, request, reply }: Parameters<Handler<'ask'>>[0]) => {
    // Who cannot be answered now is told so before the message counts.
    work.checkRoom();
    const writer = writerOf(actor, request, reply);
    await countSend({ sends, now }, writer);
    countChat();
    const signal = readerLeaves(reply);
    const language = languageOf(request);
    const by = { actor, sender: senderOf(writer), guestName: guestNameOf(request) };
    const asked = { body, ...by, language, signal, log: request.log };
    if (!wantsStream(request)) return answerMessage(needs, asked);
    await stream(reply, signal, (emit) => answerMessage(needs, { ...asked, emit }));
    return undefined as never;
  };
  serve(app, 'ask', async (asked) => {
    // Messages have a limit of their own; here only those under way at one time are counted.
    const done = cost.begin(asked.request, asked.actor);
    try {
      return await answer(asked);
    } finally {
      done(0);
    }
  });
  serve(app, 'tripConversation', ({ params, actor }) => readConversation(needs, actor, params.id));
  serve(app, 'handOverConversation', ({ params, body, actor }) =>
    handOverConversation(needs, actor, { tripId: params.id, turns: body.turns }),
  );
  serve(app, 'optimizeRoute', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('optimizeDay', body, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'planFacts', ({ body, actor, request, reply }) => {
    if (isQuick(body)) return cost.measure(request, actor, () => assistant().planFacts(body));
    const spent = cost.begin(request, actor);
    return work.run('planFacts', body, { signal: readerLeaves(reply), spent });
  });
}
