import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { beginEvents, endEvents, writeEvents, writeToAll } from '../http/event-stream.ts';
import type { BroadcastMessage, MessageRepo } from './message.repo.ts';

const heartbeatMs = 25_000;
/** A message is to be everywhere within a second, the time it takes to write to thousands of pages included. */
const lookMs = 400;

const eventOf = ({ id, text, createdAt }: BroadcastMessage) => {
  const time = new Date(createdAt).toISOString();
  return `id: ${id}\ndata: ${JSON.stringify(text === null ? { time } : { message: text, time })}\n\n`;
};

/**
 * Every open stream of this instance. While there are any the newest message is looked up twice a second and more,
 * so a message reaches the pages of every instance, whichever wrote it.
 */
export function messageHub(messages: MessageRepo, now: () => number, log: FastifyBaseLogger) {
  /** With the message that each had last. */
  const streams = new Map<ServerResponse, string | undefined>();

  const look = async () => {
    if (streams.size === 0) return;
    try {
      const latest = await messages.latest(now());
      if (!latest) return;
      const behind = [...streams].flatMap(([stream, lastId]) => (lastId === latest.id ? [] : [stream]));
      for (const stream of behind) streams.set(stream, latest.id);
      await writeToAll(behind, eventOf(latest));
    } catch (error) {
      log.warn({ err: error }, 'broadcast messages cannot be read');
    }
  };
  const looking = setInterval(() => void look(), lookMs);
  const beating = setInterval(() => void writeToAll([...streams.keys()], ': still here\n\n'), heartbeatMs);
  looking.unref();
  beating.unref();

  return {
    /** Opens a stream; it begins with the newest message that its reader has not had. */
    open: async (stream: ServerResponse, lastSeenId: string | undefined) => {
      const latest = await messages.latest(now());
      // Whoever left while the database was asked is told of by no event any more.
      if (stream.closed) return;
      stream.on('close', () => streams.delete(stream));
      beginEvents(stream, 3000);
      if (latest && latest.id !== lastSeenId) writeEvents(stream, eventOf(latest));
      streams.set(stream, latest?.id ?? lastSeenId);
    },
    /** How many streams are open here. */
    count: () => streams.size,
    close: () => {
      clearInterval(looking);
      clearInterval(beating);
      for (const stream of streams.keys()) endEvents(stream);
    },
  };
}
export type MessageHub = ReturnType<typeof messageHub>;
