import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { BroadcastMessage, MessageRepo } from './message.repo.ts';

const heartbeatMs = 25_000;
/** A message is to be everywhere within a second, the time it takes to write to thousands of pages included. */
const lookMs = 400;

const eventOf = ({ id, text, createdAt }: BroadcastMessage) => {
  const time = new Date(createdAt).toISOString();
  return `id: ${id}\ndata: ${JSON.stringify(text === null ? { time } : { message: text, time })}\n\n`;
};

/**
 * Every open page of this instance. While pages are open the newest message is looked up twice a second and more,
 * so a message reaches the pages of every instance, whichever wrote it.
 */
export function messageHub(messages: MessageRepo, now: () => number, log: FastifyBaseLogger) {
  const streams = new Set<ServerResponse>();
  let lastId: string | null = null;

  const look = async () => {
    if (streams.size === 0) return;
    try {
      const latest = await messages.latest(now());
      if (!latest || latest.id === lastId) return;
      lastId = latest.id;
      const event = eventOf(latest);
      for (const stream of streams) stream.write(event);
    } catch (error) {
      log.warn({ err: error }, 'broadcast messages cannot be read');
    }
  };
  const looking = setInterval(() => void look(), lookMs);
  const beating = setInterval(() => {
    for (const stream of streams) stream.write(': still here\n\n');
  }, heartbeatMs);
  looking.unref();
  beating.unref();

  return {
    /** Opens a page's stream; it begins with the newest message that the page has not had. */
    open: async (stream: ServerResponse, lastSeenId: string | undefined) => {
      const latest = await messages.latest(now());
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      stream.write('retry: 3000\n\n');
      if (latest && latest.id !== lastSeenId) stream.write(eventOf(latest));
      if (streams.size === 0) lastId = latest?.id ?? null;
      streams.add(stream);
      stream.on('close', () => streams.delete(stream));
    },
    /** How many pages are open here. */
    count: () => streams.size,
    close: () => {
      clearInterval(looking);
      clearInterval(beating);
      for (const stream of streams) stream.end();
    },
  };
}
export type MessageHub = ReturnType<typeof messageHub>;
